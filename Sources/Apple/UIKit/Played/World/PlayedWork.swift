/// The work of an app's queues in the process that is played, in the order in which it came.
///
/// A piece waits until the case lets it go on. Code that waits for others, such as `sync`, may run those
/// that come before it.
@MainActor
enum PlayedWork {
  /// The label of Dispatch's main queue.
  static let main = DispatchQueue.main.label

  /// A piece of work.
  @MainActor
  final class Piece {
    let queue: String
    /// Whether it can go on before the clock has moved: an answer of the network comes whenever it is
    /// waited for.
    let isReady: Bool
    private var body: (@Sendable () -> Void)?

    init(_ queue: String, isReady: Bool, _ body: @escaping @Sendable () -> Void) {
      self.queue = queue
      self.isReady = isReady
      self.body = body
    }

    /// Runs it, once.
    func run() {
      guard let body else { return }
      self.body = nil
      PlayedWork.pieces.removeAll { $0 === self }
      PlayedWork.begins(queue)
      body()
      PlayedWork.ends()
    }
  }

  @exclusivity(unchecked) private static var pieces: [Piece] = []
  /// The queues whose work runs, the innermost last; the callbacks of UIKit are the main queue's.
  @exclusivity(unchecked) private static var running: [String] = []

  /// A process begins.
  static func begin() {
    pieces = []
    running = []
  }

  /// The queue whose work runs.
  static var current: String { running.last ?? main }
  /// Whether the main queue's work runs now.
  static var isOnMain: Bool { current == main }

  /// Takes work for a queue.
  ///
  /// - Parameters:
  ///   - queue: The label of the queue.
  ///   - delay: After how much time of the case's clock it may go on.
  ///   - comesEarly: Whether it may come before its time, where something waits for it.
  ///   - body: The work.
  /// - Returns: Whether it was taken; false where the case does not step the app's work.
  static func take(
    _ queue: String, after delay: Duration = .zero, comesEarly: Bool = false,
    _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    let piece = Piece(queue, isReady: comesEarly || delay == .zero, body)
    let owner = queue == main ? WorkOwner.mainQueue : .otherQueue
    let isTaken = CurrentHost.host?.runsLater({ piece.run() }, after: delay, of: owner)
    guard isTaken == true else { return false }
    pieces.append(piece)
    return true
  }

  /// Runs the work that others wait for, until something is so, as far as it can run now.
  ///
  /// Work of a queue that itself waits further out cannot run.
  ///
  /// - Returns: Whether it is so.
  static func run(until isSo: () -> Bool, only queue: String? = nil) -> Bool {
    while !isSo() {
      let next = pieces.first { piece in
        let isBlocked = piece.queue == main ? isBlocked(main) : isSerial(piece.queue)
        return piece.isReady && (queue == nil || piece.queue == queue) && !isBlocked
      }
      guard let next else { return false }
      next.run()
    }
    return true
  }

  private static func isSerial(_ queue: String) -> Bool {
    // Several pieces of a queue of the system's may run at a time.
    !queue.hasPrefix("com.apple.root.") && isBlocked(queue)
  }

  private static func isBlocked(_ queue: String) -> Bool {
    queue == main ? running.isEmpty || running.contains(main) : running.contains(queue)
  }

  /// Notes that the code from now on is work of a queue.
  static func begins(_ queue: String) { running.append(queue) }

  /// This work is over; a process may have begun meanwhile.
  static func ends() { _ = running.popLast() }

  /// Whether a queue's own work asks it to wait for more of its work.
  static func waitsForItself(_ queue: String) -> Bool { isBlocked(queue) && current == queue }
}
