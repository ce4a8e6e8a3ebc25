package import CommandKit
@preconcurrency import Foundation
package import SceneFuzzing
import SceneDriving
import ScenePipeline
import SceneTaskHooks

/// The worker's side: answers questions about the app until the command is gone.
package struct AppService {
  private let player: AppPlayer
  private let words: UnsafeMutablePointer<UInt64>

  /// Takes what the worker was given.
  ///
  /// - Parameters:
  ///   - player: The app, and what plays it.
  ///   - memory: How many bytes the process may take.
  package init(_ player: AppPlayer, memory: UInt64) throws(CommandError) {
    self.player = player
    words = try Descriptor.map(WorkerPipes.given[2])
    for end in WorkerPipes.given { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // What the app prints is there when a trap ends the process.
    setvbuf(stdout, nil, _IONBF, 0)
    Self.watch(WorkerLimits(memory: memory), SharedWords(words))
  }

  /// Keeps the process within its limits, and ends it when the one that asks is gone, whatever the
  /// app is doing.
  ///
  /// Where the app has closed the descriptor, no question can come any more, and none is seen to be gone.
  private static func watch(_ limits: WorkerLimits, _ words: SharedWords) {
    let requests = WorkerPipes.given[0]
    let mark = "\(AppSetup.mark)=\(ProcessInfo.processInfo.environment[AppSetup.mark] ?? "")"
    Thread.detachNewThread {
      var end = pollfd(fd: requests, events: 0, revents: 0)
      let ends = Int16(POLLHUP | POLLNVAL)
      while poll(&end, 1, WorkerLimits.pauseMilliseconds) <= 0 || end.revents & ends == 0 {
        limits.enforce()
      }
      if end.revents & Int16(POLLNVAL) != 0 { words[3] = ProgressSample.closed }
      scene_family_leave(mark, 0)
    }
  }

  /// Answers until the command is gone.
  package func serve() -> Never {
    var received: [UInt8] = []
    while true {
      do throws(MessageFrame.GarbledBytes) {
        while let question: AppQuestion = try MessageFrame.take(from: &received) {
          Descriptor.write(answer(question), to: WorkerPipes.given[1])
        }
      } catch {
        // The app has read a part of the question.
        Descriptor.write(MessageFrame.empty, to: WorkerPipes.given[1])
        received = []
      }
      if !Descriptor.read(WorkerPipes.given[0], into: &received) { pause() }
    }
  }

  private func answer(_ question: AppQuestion) -> [UInt8] {
    switch question {
    case .batch(let batch): frame(batch, self.batch)
    case .mutant(let mutant): frame(mutant, self.mutant)
    case .candidate(let candidate): frame(candidate, self.candidate)
    case .history(let history): frame(history, self.history)
    }
  }

  private func frame<Question: WorkerQuestion>(
    _ question: Question, _ answer: (Question) -> Question.Answer
  ) -> [UInt8] {
    // What escapes from one question is no part of the answer to the next.
    defer { _ = player.takeEscapes() }
    return MessageFrame.bytes(of: answer(question))
  }

  private func batch(_ question: BatchQuestion) -> AppCampaignResult {
    var result = player.batch(
      question.first, question.count, keepsGoing: question.keepsGoing,
      ProgressMarker(words, end: question.end))
    player.writeDown(in: &result.tally)
    result.tally.escapes = player.takeEscapes()
    result.tally.unjudged += UnrunWork.sentences()
    result.tally.unjudged.sort()
    return result
  }

  private func mutant(_ question: MutantQuestion) -> MutantPlay {
    let mutant = question.mutant.flatMap { AppMutant.named($0).first }
    return player.play(question.first, question.count, mutant, ProgressMarker(words))
  }

  private func candidate(_ question: CandidateQuestion) -> CandidateAnswer {
    let (trial, callback) = player.answer(
      question.candidate.scenario, question.wanted, besides: question.known.map(\.scenario),
      ProgressMarker(words, end: question.end))
    return CandidateAnswer(trial, at: callback)
  }

  private func history(_ question: HistoryQuestion) -> HistoryAnswer {
    AnsweredHistory(player, question, words).answer
  }
}
