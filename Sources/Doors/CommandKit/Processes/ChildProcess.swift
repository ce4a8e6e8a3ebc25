import Foundation
import SceneLifecycle
import SceneTaskHooks

/// A program that was started, and that ends with all that it starts.
///
/// It is the first of a process group of its own. What leaves the group is found by a mark in the
/// environment, where the system shows it: on Linux.
package struct ChildProcess: Sendable {
  /// Its number.
  package let id: Int32
  /// The mark in its environment, and in that of all that it starts.
  private let mark: String

  /// A descriptor, and its number in the program.
  package typealias LentDescriptor = (own: Int32, given: Int32)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - words: What stands behind its name.
  ///   - environment: Its variables.
  ///   - mark: A variable that marks it and all that it starts, with a value that no other has.
  ///   - lent: Descriptors that it gets beside those of every process.
  /// - Throws: What went wrong, as the system numbers it.
  package init(
    _ path: String, _ words: [String], environment: [String: String],
    mark: (variable: String, value: String), lending lent: [LentDescriptor]
  ) throws(SystemError) {
    var environment = environment
    environment[mark.variable] = mark.value
    self.mark = "\(mark.variable)=\(mark.value)"
    let variables = environment.keys.sorted().map { $0 + "=" + (environment[$0] ?? "") }
    let words = ([path] + words).map { strdup($0) } + [nil]
    let entries = variables.map { strdup($0) } + [nil]
    defer { for text in words + entries { free(text) } }
    var process: Int32 = 0
    var error = ETXTBSY
    var tries = 0
    while error == ETXTBSY && tries < Self.mostTries {
      // A file just written is held by any child of another thread that is not its own program yet.
      if tries > 0 { usleep(Self.pause) }
      tries += 1
      error = scene_process_start(
        path, words, entries, lent.map(\.own), lent.map(\.given), Int32(lent.count), &process)
    }
    guard error == 0 else { throw SystemError(number: error) }
    id = process
  }

  /// How often a program is started that is held for writing, and how many microseconds lie between.
  private static let (mostTries, pause) = (100, UInt32(10_000))

  /// An error that the system answered.
  package struct SystemError: Error {
    /// The number of the error.
    package var number: Int32
    /// The answer in the system's words.
    package var text: String { String(cString: strerror(number)) }
  }

  /// Whether it has ended; it is there until it is reaped.
  package var hasEnded: Bool { scene_process_has_ended(id) }

  /// Sends a signal to its group.
  package func signal(_ number: Int32) { kill(-id, number) }

  /// Waits until it has ended, and ends all that it has started.
  ///
  /// - Returns: Its status as the system writes it, and the most bytes that it had.
  package func reap() -> (status: Int32, memory: UInt64) {
    var memory: UInt64 = 0
    let status = scene_process_reap(id, mark, &memory)
    return (status, memory)
  }

  /// Ends it and all that it has started, at once.
  @discardableResult
  package func end() -> (status: Int32, memory: UInt64) {
    kill(id, SIGKILL)
    return reap()
  }

  /// The exit status of a process; 128 and the number of the signal that ended it.
  package static func exitStatus(of status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
