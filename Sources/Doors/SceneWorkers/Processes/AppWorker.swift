import CommandKit
import Foundation
import SceneFuzzing
import SceneLifecycle
package import SceneReporting

/// A process of the same command that plays the app, and is started anew when the app ends it.
final class AppWorker {
  /// How long is waited at a time.
  static let patienceMilliseconds: Int32 = 20

  /// The cases that it is playing for the one who asked.
  var batch: CaseRange?
  /// Whether a question is open.
  private(set) var isBusy = false

  private let setup: AppSetup
  private var ports: WorkerPipes
  private let process: ChildProcess
  private var received: [UInt8] = []
  private var beat: (plays: UInt64, moment: UInt64) = (0, 0)
  private var since = ContinuousClock.now
  private var begin = ContinuousClock.now
  private var wasReported = false
  private var hasEnded = false

  /// Starts a worker.
  ///
  /// - Throws: `CommandError` when the system cannot start one.
  init(_ setup: AppSetup) throws(CommandError) {
    self.setup = setup
    let ports = try WorkerPipes()
    do throws(CommandError) {
      process = try ports.spawn(setup)
    } catch {
      ports.close()
      throw error
    }
    self.ports = ports
  }

  deinit {
    if !hasEnded { process.end() }
    ports.close()
  }

  /// Asks; the answer comes later.
  func send(_ question: some WorkerQuestion) {
    isBusy = true
    ports.clear()
    beat = (0, 0)
    since = .now
    begin = since
    wasReported = false
    Descriptor.write(MessageFrame.bytes(of: question.message), to: ports.requests)
  }

  /// Asks and waits; nil when it is over before there is an answer.
  func ask<Question: WorkerQuestion>(
    _ question: Question, unless isOver: () -> Bool
  ) throws(CommandError) -> WorkerReply<Question.Answer>? {
    send(question)
    while true {
      Self.wait(for: [self])
      if let reply: WorkerReply<Question.Answer> = try reply() { return reply }
      if isOver() { return nil }
    }
  }

  /// Waits until one of some workers may have an answer, or for a moment.
  static func wait(for workers: [AppWorker]) {
    var ends = workers.map { pollfd(fd: $0.ports.replies, events: Int16(POLLIN), revents: 0) }
    _ = poll(&ends, nfds_t(ends.count), patienceMilliseconds)
  }

  /// How long a process that has answered is given to end by what the app has begun on other threads.
  ///
  /// It is two seconds on every machine, counted in turns of waiting: a machine that is so busy that a timer of
  /// the app fires late also makes each turn longer. Where nothing else runs in a worker, nothing is waited for.
  private static let grace = 2_000 / Int(patienceMilliseconds)

  /// The threads of a worker that plays: its own, and the one that watches.
  private static let ownThreads = 2

  /// Whether the app may have begun something that goes on; only Linux shows a timer as a thread.
  private var isAtWork: Bool {
    #if os(Linux)
      let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.id)/task")
      return (tasks?.count ?? .max) > Self.ownThreads
    #else
      return true
    #endif
  }

  /// The ends of those of some workers that end within some turns of waiting, though they have answered.
  ///
  /// Who asks for a stop waits for none: the command has less time to end than these turns take.
  static func deaths(
    of workers: [AppWorker], within grace: Int = grace, unless isStopping: () -> Bool = { false }
  ) -> [(worker: AppWorker, death: ProcessDeath)] {
    let isWaiting = grace > 0 && workers.contains(where: \.isAtWork)
    var turns = isWaiting ? grace : 1
    var dead: [Int] = []
    repeat {
      turns -= 1
      var ends = workers.map { pollfd(fd: $0.ports.replies, events: 0, revents: 0) }
      for index in dead { ends[index].fd = -1 }
      _ = poll(&ends, nfds_t(ends.count), isWaiting ? patienceMilliseconds : 0)
      dead += ends.indices.filter { ends[$0].fd >= 0 && ends[$0].revents & Int16(POLLHUP) != 0 }
    } while dead.count < workers.count && turns > 0 && !isStopping()
    return dead.sorted().map { (workers[$0], workers[$0].buried()) }
  }

  /// Returns the reply to the question; nil while there is none.
  ///
  /// - Throws: `CommandError` where a mistake in the test has ended the worker.
  func reply<Answer: Decodable>() throws(CommandError) -> WorkerReply<Answer>? {
    var end = pollfd(fd: ports.replies, events: Int16(POLLIN), revents: 0)
    while poll(&end, 1, 0) > 0 {
      guard Descriptor.read(ports.replies, into: &received) else {
        let death = buried()
        if ports.isMistake { throw CrashOutput(ports.outputOfAll).mistake }
        return .death(death)
      }
      do throws(MessageFrame.GarbledBytes) {
        guard let answer: Answer = try MessageFrame.take(from: &received) else { continue }
        isBusy = false
        return .answer(answer)
      } catch {
        return .death(stopped(.garbled))
      }
    }
    if beat.moment > Self.mostMoments { return .death(stopped(.garbled)) }
    if isStuck { return .death(stopped()) }
    if let batch, beat.plays > batch.end - batch.first { return .death(stopped(.garbled)) }
    let isEndless = ContinuousClock.now - begin >= caseLimit
    return isEndless ? .death(stopped(.endless(caseLimit))) : nil
  }

  /// How long a case may take altogether, however often its callbacks return.
  private var caseLimit: Duration { max(setup.limit * 10, .seconds(5)) }

  /// More than the moments of any case: an app that writes there itself soon comes to them.
  private static let mostMoments: UInt64 = 1 << 22

  /// The play and the moment in which the app has been for an eighth of its time; reported once.
  func lingers() -> (plays: UInt64, moment: UInt64)? {
    if wasReported || waited < setup.limit / 8 || beat.plays == 0 { return nil }
    wasReported = true
    return beat
  }

  /// Whether the app has been at the same moment for too long.
  private var isStuck: Bool {
    let waited = waited
    return waited >= setup.patience(hasBegun: beat.plays > 0)
  }

  /// How many cases of the question it has ended.
  var played: UInt64 {
    let begun = ports.beat.plays
    return begun > 0 ? begun - 1 : 0
  }

  /// How long the app has been at the same moment.
  private var waited: Duration {
    let now = ports.beat
    if now != beat {
      if now.plays != beat.plays { begin = .now }
      beat = now
      since = .now
      wasReported = false
    }
    return ContinuousClock.now - since
  }

  /// Ends the process; without a cause the app does not return.
  func stopped(_ cause: ProcessDeath.DeathCause? = nil) -> ProcessDeath {
    hasEnded = true
    process.end()
    return shown(death(cause ?? .hang(setup.limit)))
  }

  /// How long a process may take to end once its answers have: none of the app's code runs in between.
  private static let farewell = Duration.seconds(2)

  private func buried() -> ProcessDeath {
    // An app that closes descriptors which it has not opened ends the answers, and its process goes on.
    let begin = ContinuousClock.now
    while !process.hasEnded, ContinuousClock.now - begin < Self.farewell { usleep(1_000) }
    if !process.hasEnded { return stopped(.garbled) }
    hasEnded = true
    let (status, memory) = process.reap()
    if ports.isClosed { return shown(death(.garbled)) }
    let signal = status & 0x7F
    let ended = death(signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal))
    let isForMemory = ended.isForMemory(setup.memory, peak: memory)
    return shown(isForMemory ? death(.memory(setup.memory)) : ended)
  }

  private func shown(_ death: ProcessDeath) -> ProcessDeath {
    setup.redaction == nil ? death : death.redacted
  }

  private func death(_ cause: ProcessDeath.DeathCause) -> ProcessDeath {
    let beat = ports.beat
    var death = ProcessDeath(
      cause: cause, plays: beat.plays, moment: beat.moment, output: ports.output)
    death.asked = ports.law.flatMap { setup.names.indices.contains($0) ? setup.names[$0] : nil }
    // A trap on another thread says what it is before the process ends: questions may come in between.
    if death.trapMessage == nil, case .signal = cause { death.output = ports.outputOfAll }
    return death
  }
}

/// The reply of a worker to a question.
package enum WorkerReply<Answer> {
  /// The worker answered.
  case answer(Answer)
  /// The app ended its process.
  case death(ProcessDeath)
}
