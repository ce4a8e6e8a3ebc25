/// Operations of Foundation's queues as the case plays them.
@MainActor
enum PlayedOperations {
  private struct Entry {
    let queue: OperationQueue
    let operation: Operation
  }

  // Nothing of the app runs while they are read or changed.
  @exclusivity(unchecked) private static var entries: [Entry] = []
  /// How many seconds an operation waits for what it depends on.
  private static let mostTries = 8

  /// A process begins.
  static func begin() { entries = [] }

  /// The operations of a queue that are not done.
  static func waiting(in queue: OperationQueue) -> [Operation] {
    entries.filter { $0.queue === queue && !$0.operation.isFinished }.map(\.operation)
  }

  /// Takes an operation; false where the case does not step the app's work.
  static func take(_ operation: Operation, in queue: OperationQueue) -> Bool {
    guard CurrentHost.host?.stepsWork == true else { return false }
    entries.append(Entry(queue: queue, operation: operation))
    comes(in: queue, tries: mostTries, after: .zero)
    return true
  }

  /// The first operation begins that may: one that waits for others lets them go first.
  private static func comes(in queue: OperationQueue, tries: Int, after delay: Duration) {
    let number = ObjectIdentifier(queue)
    _ = PlayedWork.take(label(of: queue), after: delay) {
      CurrentHost.here { begins(in: number, tries: tries) }
    }
  }

  /// By what the work of a queue is known.
  static func label(of queue: OperationQueue) -> String {
    queue === OperationQueue.main ? PlayedWork.main : queue.name ?? "operations"
  }

  private static func begins(in number: ObjectIdentifier, tries: Int) {
    let own = entries.indices.filter { ObjectIdentifier(entries[$0].queue) == number }
    guard let first = own.first else { return }
    let queue = entries[first].queue
    let next = own.first { entries[$0].operation.isReady && !queue.isSuspended }
    if let next {
      let entry = entries.remove(at: next)
      entry.operation.start()
    } else if tries > 0 {
      comes(in: queue, tries: tries - 1, after: .seconds(1))
    }
  }
}

extension PlayedQueue {
  /// Puts an operation into a queue.
  public static func add(_ operation: Operation, to queue: OperationQueue) {
    let isKept =
      CurrentHost.isHere && CurrentHost.here { PlayedOperations.take(operation, in: queue) }
    if !isKept { queue.addOperations([operation], waitUntilFinished: false) }
  }

  /// Does something at once as work of a queue, while the caller waits.
  static func runs(in queue: OperationQueue, _ work: () -> Void) {
    CurrentHost.here { PlayedWork.begins(PlayedOperations.label(of: queue)) }
    work()
    CurrentHost.here { PlayedWork.ends() }
  }

  /// The operations of a queue that are not done.
  public static func operations(of queue: OperationQueue) -> [Operation] {
    guard isPlayed else { return queue.operations }
    return CurrentHost.here { PlayedOperations.waiting(in: queue) }
  }

  /// Waits until operations are done; where that cannot be, the case stops with a sentence.
  public static func wait(for operations: [Operation], in queue: OperationQueue) {
    guard isPlayed else {
      return operations.forEach { $0.waitUntilFinished() }
    }
    let isDone = CurrentHost.here {
      PlayedWork.run(until: { operations.allSatisfy(\.isFinished) })
    }
    if !isDone {
      hangs("an operation queue's 'waitUntilAllOperationsAreFinished'", queue.name ?? "queue", 1)
    }
  }
}
