package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import SceneReporting

/// Asks one worker after the other: where the app ends one, the next question goes to a new one.
package final class AppClient {
  /// How its workers are started.
  package let setup: AppSetup
  private let isInterrupted: @Sendable () -> Bool
  private var worker: AppWorker?
  private var interruption: ContinuousClock.Instant?

  /// How long workers are still asked once a stop is asked for: a report takes less.
  private static let patience = Duration.milliseconds(400)

  /// Creates a client that has no worker yet.
  ///
  /// - Parameters:
  ///   - setup: How its workers are started.
  ///   - isInterrupted: Whether a stop was asked for.
  package init(_ setup: AppSetup, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    self.setup = setup
    self.isInterrupted = isInterrupted
  }

  /// Returns a client whose workers are started in another way.
  package func anew(_ setup: AppSetup) -> AppClient {
    AppClient(setup, isInterrupted: isInterrupted)
  }

  /// Whether it is too late to wait for a worker.
  func isOver() -> Bool {
    guard isInterrupted() else { return false }
    let since = interruption ?? .now
    interruption = since
    return ContinuousClock.now - since >= Self.patience
  }

  /// Asks a question and waits.
  ///
  /// - Throws: `CommandError` when no worker can be started, or a stop was asked for.
  package func ask<Question: WorkerQuestion>(
    _ question: Question
  ) throws(CommandError) -> WorkerReply<Question.Answer> {
    let worker: AppWorker
    if let known = self.worker, AppWorker.deaths(of: [known], within: 0).isEmpty {
      worker = known
    } else {
      worker = try AppWorker(setup)
    }
    let answer: WorkerReply<Question.Answer>?
    do throws(CommandError) {
      answer = try worker.ask(question, unless: isOver)
    } catch {
      self.worker = nil
      throw error
    }
    guard let reply = answer else {
      self.worker = nil
      throw CommandError(Diagnostic("interrupted before the app had answered"), .interrupted)
    }
    if case .death = reply { self.worker = nil } else { self.worker = worker }
    return reply
  }

  /// The end of a process that has answered, if it comes within a moment.
  package func lateDeath() -> ProcessDeath? {
    guard let worker,
      let death = AppWorker.deaths(of: [worker], unless: isInterrupted).first?.death
    else { return nil }
    self.worker = nil
    return death
  }

  /// Whether a stop is asked for.
  var isStopping: Bool { isInterrupted() }

  /// Lets the next question meet a process that has played nothing.
  package func startAnew() { worker = nil }

  /// Asks about a history, up to the moment at which the app ends its process.
  ///
  /// Work of the app on another thread ends each process at another moment. The play then goes up
  /// to the earliest of some.
  ///
  /// - Returns: The answer, and the end if there is one. An end that is not judged breaks no law.
  package func answer(
    _ question: HistoryQuestion
  ) throws(CommandError) -> (HistoryAnswer, ProcessDeath?) {
    switch try ask(question) {
    case .answer(let answer): return (answer, nil)
    case .death(var earliest):
      for _ in 0..<Self.mostEarlierEnds {
        var again = question
        again.end = setup.judged(earliest.end)
        switch try ask(again) {
        case .answer(let answer): return (answer, earliest)
        case .death(let death):
          guard death.isEarlier(than: earliest) else { throw Self.lost(earliest) }
          earliest = death
        }
      }
      throw Self.lost(earliest)
    }
  }

  /// How often a process may end earlier than the one before.
  private static let mostEarlierEnds = 8

  /// How many changed histories may end a worker; one that hangs costs a callback's whole time.
  private static let mostDeaths = 250
  private static let mostHangs = 8

  /// Asks for a report with an explanation; the explanation says less where the app does not outlive it.
  ///
  /// - Returns: The answer, and how many of the changed histories ended a worker; nil where nothing is explained.
  package func answerExplained(
    _ question: HistoryQuestion
  ) throws(CommandError) -> (HistoryAnswer, deaths: Int?) {
    if let (answer, deaths) = try answerOfMany(question) { return (answer, deaths) }
    return (try answer(question).0, nil)
  }

  /// Asks what makes a worker play many histories, some of which may end it.
  ///
  /// The next worker plays the same ones in the same order and goes no further in one than its forerunner
  /// came. After many ends it answers with what was found before the last of them.
  ///
  /// - Returns: The answer, and how many workers ended; nil where the history itself ends the process, or
  ///   ends differ each time.
  package func answerOfMany(
    _ question: HistoryQuestion
  ) throws(CommandError) -> (HistoryAnswer, deaths: Int)? {
    var (question, plays) = (question, HistoryQuestion.ExplainedPlays())
    var (deaths, hangs) = (0, 0)
    while true {
      question.explaining = plays
      let death: ProcessDeath
      switch try ask(question) {
      case .answer(let answer): return (answer, deaths)
      case .death(let end): death = end
      }
      let isKnown = plays.ends.contains { $0.play == death.plays }
      guard death.plays > 1, plays.most == nil, !isKnown else { return nil }
      deaths += 1
      if death.law == .hangs { hangs += 1 }
      if deaths < Self.mostDeaths, hangs < Self.mostHangs {
        plays.ends.append(HistoryQuestion.KnownEnd(death))
      } else {
        plays.most = death.plays - 1
      }
    }
  }

  /// The error where the app ended at a step and does not come to it again.
  static func lost(_ death: ProcessDeath) -> CommandError {
    CommandError(
      Diagnostic(
        "the app ended its process and did not get that far when it was asked again",
        notes: [death.note], help: "look for state that survives a case"), .inconclusive)
  }
}

extension ProcessDeath {
  /// Whether the same thing ended another process at an earlier moment of the same play.
  fileprivate func isEarlier(than other: ProcessDeath) -> Bool {
    law == other.law && plays == other.plays && moment < other.moment
  }
}
