package import SceneSeam
import SceneTaskHooks

/// The asynchronous work of an app's process: what is ready to go on, and what sleeps on the clock.
///
/// All work that the app enqueues inside a callback, on the thread that delivers it, comes here and
/// goes on when the case says so. Nothing of a process runs after its end.
package final class DeterministicExecutor {
  /// A piece of work up to its end or its next wait.
  private struct Job {
    var pointer: UnsafeMutableRawPointer
    var isMain: Bool
    /// The number of its task; 0 for none.
    var task: UInt64
    /// The scene that was at hand when its task began.
    var scene: SceneID?
    /// The traits of its task, as the host has said.
    var traits: WorkTraits

    /// Whether it is work of the main queue: that goes on before the user's next event.
    ///
    /// A task that a host has begun and that has slept comes back to the main actor by way of another one.
    var isOfMainQueue: Bool { !traits.contains(.elsewhere) && (isMain || !traits.isEmpty) }
    /// Whether it is to be waited for where no clock goes on.
    var endsSoon: Bool { traits.isDisjoint(with: [.delayed, .repeating]) }
  }

  /// A task that waits for the clock.
  private struct Sleeper {
    var number: UInt64
    var end: Duration
    var continuation: UnsafeContinuation<Bool, Never>
    var traits: WorkTraits
  }

  let number: UInt64
  private unowned let context: AppContext
  private var jobs: [Job] = []
  private var sleepers: [Sleeper] = []
  private var sleepCount: UInt64 = 0
  /// The scene that was at hand when a task began, by the task's number.
  private var scenes: [UInt64: SceneID?] = [:]
  /// The traits of tasks that have any, by the task's number.
  private var traits: [UInt64: WorkTraits] = [:]
  /// The task of the work that runs; 0 for none.
  private var running: UInt64 = 0

  /// - Parameters:
  ///   - context: What the app sees.
  ///   - number: Under which number its escapes are kept.
  init(_ context: AppContext, number: UInt64) {
    self.context = context
    self.number = number
    context.keepsWork = { [weak self] in self?.keepsWork() }
    if !MainActorStandIn.isInstalled {
      escape("this Swift runtime cannot step an app's work: all of it ran by itself")
    }
  }

  // MARK: The thread

  /// The executor of the app that runs on this thread; nil for none.
  static var current: DeterministicExecutor? {
    scene_thread_owner().map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// The context of the app that runs on this thread, provided that it belongs to some harness.
  static func context(of number: UInt64) -> AppContext? {
    guard let current, current.number == number else { return nil }
    return current.context
  }

  /// Whether this executor's app runs on this thread.
  package var isHere: Bool { scene_thread_owner() == Unmanaged.passUnretained(self).toOpaque() }

  /// Keeps what the app did outside of its steps; callable on every thread.
  package func escape(_ sentence: String) { UncontrolledWork.note(sentence, under: number) }

  /// Lets the app do something, and keeps what it enqueues.
  func step(_ body: () -> Void) {
    let before = scene_thread_enter(Unmanaged.passUnretained(self).toOpaque())
    body()
    _ = scene_thread_enter(before)
    keepsWork()
  }

  /// Takes in what was enqueued; a task belongs to the scene that was at hand when it began.
  private func keepsWork(as traits: WorkTraits = []) {
    var isMain = false
    while let pointer = scene_job_take(&isMain) {
      let task = scene_job_task(pointer)
      if !traits.isEmpty, task != 0, scenes[task] == nil { self.traits[task] = traits }
      jobs.append(
        Job(
          pointer: pointer, isMain: isMain, task: task, scene: scene(of: task),
          traits: self.traits[task] ?? []))
    }
  }

  /// Lets a host begin a task for the app that runs on this thread, and keeps its traits.
  package static func begins(_ traits: WorkTraits, _ body: () -> Void) {
    current?.keepsWork()
    body()
    current?.keepsWork(as: traits)
  }

  private func scene(of task: UInt64) -> SceneID? {
    if let known = scenes[task] { return known }
    let scene = context.sceneAtHand
    if task != 0 { scenes[task] = .some(scene) }
    return scene
  }

  /// A way to the app's context from its tasks.
  package var handle: ContextHandle {
    ContextHandle { [number] caller in
      if let context = Self.context(of: number) { return context }
      UncontrolledWork.note("\(caller) ran on another thread", under: number)
      return nil
    }
  }

  // MARK: Work

  /// Whether something is ready to go on.
  package var isReady: Bool { !jobs.isEmpty }

  /// Whether something is ready to go on, or will be once the clock has moved on, and ends some time.
  package var isWorking: Bool {
    jobs.contains { !$0.traits.contains(.repeating) }
      || sleepers.contains { !$0.traits.contains(.repeating) }
  }

  /// Whether something is ready that needs no clock to come to its end.
  package var endsSoon: Bool { jobs.contains(where: \.endsSoon) }

  /// Indices of the jobs that may go on now: those of the main actor in their order, apart for other queues.
  private var choices: [Int] {
    let main = jobs.firstIndex { $0.isMain && $0.isOfMainQueue }
    let other = jobs.firstIndex { $0.isMain && !$0.isOfMainQueue }
    return jobs.indices.filter { !jobs[$0].isMain || $0 == main || $0 == other }
  }

  /// Which of the jobs that may go on is work of the main queue, from 0; nil for none.
  package var mainChoice: Int? { choices.firstIndex { jobs[$0].isOfMainQueue } }

  /// Which of them is work of no other queue: the main queue's, or a piece of a task on its way.
  package var taskChoice: Int? { choices.firstIndex { !jobs[$0].traits.contains(.elsewhere) } }

  /// Which of them needs no clock to come to its end, or is the main queue's.
  package var soonChoice: Int? {
    choices.firstIndex { jobs[$0].endsSoon || jobs[$0].isOfMainQueue }
  }

  /// How many jobs may go on now.
  package var choiceCount: Int { choices.count }

  /// Runs a job, to its end or its next wait.
  ///
  /// - Parameter choice: Which of those that may go on, the oldest first, from 0.
  package func run(_ choice: Int) {
    let job = jobs.remove(at: choices[choice])
    context.sceneAtHand = job.scene
    running = job.task
    step { scene_job_run(job.pointer, job.isMain) }
    running = 0
  }

  /// Forgets the work of a process that has ended; what waits is never resumed.
  func drop() {
    if !jobs.isEmpty { jobs.removeAll() }
    if !scenes.isEmpty { scenes.removeAll(keepingCapacity: true) }
    if !traits.isEmpty { traits.removeAll(keepingCapacity: true) }
    if !sleepers.isEmpty { sleepers.removeAll() }
  }

  // MARK: The clock

  /// The time on the app's clock.
  var now: Duration { .seconds(context.now) }

  /// In how many seconds the first sleeper wakes; nil when none sleeps.
  package var secondsToWake: Int? {
    guard let end = sleepers.map(\.end).min() else { return nil }
    let left = (end - now).components
    return Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)
  }

  /// Returns the number of a sleeper to come.
  func newSleeper() -> UInt64 {
    sleepCount += 1
    return sleepCount
  }

  /// Takes in a sleeper; one whose time has come goes on as soon as it is its turn.
  func sleep(_ number: UInt64, until end: Duration, _ continuation: UnsafeContinuation<Bool, Never>)
  {
    if end <= now { return continuation.resume(returning: true) }
    sleepers.append(
      Sleeper(
        number: number, end: end, continuation: continuation, traits: traits[running] ?? []))
  }

  /// Wakes a sleeper before its time, if it still sleeps.
  func cancel(_ number: UInt64) {
    guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
    sleepers.remove(at: index).continuation.resume(returning: false)
  }

  /// Wakes those whose time has come, in the order of their times.
  package func wakeSleepers() {
    let due = sleepers.filter { $0.end <= now }.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
    if due.isEmpty { return }
    sleepers.removeAll { $0.end <= now }
    step { for sleeper in due { sleeper.continuation.resume(returning: true) } }
  }
}
