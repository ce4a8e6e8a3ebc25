import Synchronization

/// A semaphore of Dispatch as the case plays it: waiting lets other queues' work go on.
public final class PlayedSemaphore: Sendable {
  private let count: Mutex<Int>
  private let machine: DispatchSemaphore
  private let isPlayed = PlayedQueue.isPlayed

  /// Creates a semaphore with a value to begin with.
  public init(value: Int) {
    count = Mutex(value)
    machine = DispatchSemaphore(value: value)
  }

  /// Counts one more, and lets one go on that waits.
  @discardableResult
  public func signal() -> Int {
    guard isPlayed else { return machine.signal() }
    return count.withLock { count in
      count += 1
      return count <= 0 ? 1 : 0
    }
  }

  /// Waits for one; where nothing that is ready can signal it, the case stops with the caller's line.
  public func wait(file: String = #filePath, line: Int = #line) {
    guard isPlayed else { return machine.wait() }
    if !takes() { PlayedQueue.hangs("'wait' of a semaphore", file, line) }
  }

  /// Waits for one up to a time; the time is over where nothing that is ready can signal it.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard isPlayed else { return machine.wait(timeout: timeout) }
    return takes() ? .success : .timedOut
  }

  /// Waits for one up to a time by the wall's clock.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    guard isPlayed else { return machine.wait(wallTimeout: wallTimeout) }
    return takes() ? .success : .timedOut
  }

  private func takes() -> Bool {
    let isThere = PlayedQueue.runsWork { count.withLock { $0 > 0 } }
    if isThere { count.withLock { $0 -= 1 } }
    return isThere
  }
}

/// A group of Dispatch as the case plays it.
public final class PlayedGroup: Sendable {
  private struct Members {
    var count = 0
    var waiting: [(queue: DispatchQueue, work: @Sendable () -> Void)] = []
  }

  private let members = Mutex(Members())
  private let machine = DispatchGroup()
  private let isPlayed = PlayedQueue.isPlayed

  /// Creates a group without members.
  public init() {}

  /// One more is under way.
  public func enter() {
    guard isPlayed else { return machine.enter() }
    members.withLock { $0.count += 1 }
  }

  /// One is done; the last one lets all go on that wait.
  public func leave() {
    guard isPlayed else { return machine.leave() }
    let due = members.withLock { members in
      precondition(members.count > 0, "unbalanced call of 'leave' of a group")
      members.count -= 1
      defer { if members.count == 0 { members.waiting = [] } }
      return members.count == 0 ? members.waiting : []
    }
    for (queue, work) in due { PlayedQueue.async(queue, execute: work) }
  }

  /// Does work once nothing is under way.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard isPlayed else {
      return machine.notify(qos: qos, flags: flags, queue: queue, execute: work)
    }
    let isDone = members.withLock { members in
      if members.count > 0 { members.waiting.append((queue, work)) }
      return members.count == 0
    }
    if isDone { PlayedQueue.async(queue, execute: work) }
  }

  /// Does an item's work once nothing is under way.
  public func notify(queue: DispatchQueue, work: PlayedWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Waits until nothing is under way; where that cannot be, the case stops with the caller's line.
  public func wait(file: String = #filePath, line: Int = #line) {
    guard isPlayed else { return machine.wait() }
    if !comesToRest() { PlayedQueue.hangs("'wait' of a group", file, line) }
  }

  /// Waits until nothing is under way, up to a time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard isPlayed else { return machine.wait(timeout: timeout) }
    return comesToRest() ? .success : .timedOut
  }

  private func comesToRest() -> Bool {
    PlayedQueue.runsWork { members.withLock { $0.count == 0 } }
  }
}

/// A piece of work that can be cancelled before it is done.
public final class PlayedWorkItem: Sendable {
  private struct Course {
    var isCancelled = false
    var isDone = false
  }

  private let work: @Sendable () -> Void
  private let course = Mutex(Course())
  private let group = PlayedGroup()

  /// Takes the work.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block work: @escaping @Sendable () -> Void
  ) {
    self.work = work
    group.enter()
  }

  /// Whether it was cancelled.
  public var isCancelled: Bool { course.withLock { $0.isCancelled } }

  /// Says that it is not to be done, if it has not begun.
  public func cancel() { course.withLock { $0.isCancelled = true } }

  /// Does the work now, unless it was cancelled.
  public func perform() {
    if !isCancelled { work() }
    let isFirst = course.withLock { course in
      defer { course.isDone = true }
      return !course.isDone
    }
    if isFirst { group.leave() }
  }

  /// Does other work once this one is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) { group.notify(qos: qos, flags: flags, queue: queue, execute: work) }

  /// Waits until it is done; where that cannot be, the case stops with the caller's line.
  public func wait(file: String = #filePath, line: Int = #line) {
    group.wait(file: file, line: line)
  }

  /// Waits until it is done, up to a time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { group.wait(timeout: timeout) }
}
