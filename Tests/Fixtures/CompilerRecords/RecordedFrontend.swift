import Foundation
package import SceneLowering
import TestSupport

/// A compiler that answers from a record what was asked before, and asks the real one for the rest.
///
/// An answer depends on the compiler and, for a check, on our `UIKit` and `SwiftUI`, which the key of a
/// question does not have. So each run asks the real compiler for one question in fifty as well, a nightly
/// one for all, and an answer that differs from its record is a failure.
package struct RecordedFrontend: SwiftFrontend {
  /// The treatment of a question.
  package enum RecordUse: Sendable {
    /// The record answers; what it does not have, the compiler does: a changed source is slow, never wrong.
    case answers
    /// The record answers, and what it does not have is a failure.
    case answersAll
    /// The compiler answers, and the record has to say the same.
    case compares
    /// The compiler answers, and the record keeps it.
    case keeps
    /// The compiler answers, and there is no record: another system has another compiler.
    case asks

    /// The use that the tier of this run asks for.
    package static let current: RecordUse = {
      #if os(Linux)
        if ProcessInfo.processInfo.environment["SCENEFUZZ_GOLDENS"] != nil { return .keeps }
        return switch TestTier.current {
        case .test: .answers
        case .ci: .answersAll
        case .nightly: .compares
        }
      #else
        return .asks
      #endif
    }()
  }

  private let record: CompilerRecord
  private let use: RecordUse
  private let compiler: any SwiftFrontend

  /// Takes a record.
  ///
  /// - Parameters:
  ///   - record: What was answered before.
  ///   - use: The treatment of a question; that of the tier by default.
  ///   - compiler: What answers the rest; the compiler of this machine by default.
  package init(
    _ record: CompilerRecord, use: RecordUse = .current,
    compiler: any SwiftFrontend = ProcessFrontend()
  ) {
    self.record = record
    self.use = use
    self.compiler = compiler
  }

  /// Answers from the record, or asks.
  ///
  /// - Throws: `FrontendFailure` where the record and the compiler differ, where a question has to have an
  ///   answer in the record and has none, and where the compiler could not be started.
  package func run(
    _ words: [String], mostSeconds: Int
  ) throws(FrontendFailure) -> FrontendRun? {
    guard use != .asks, let question = CompilerQuestion(words) else {
      return try compiler.run(words, mostSeconds: mostSeconds)
    }
    let known = question.parts.map { record.answer(to: $0) }
    if !known.contains(nil), !isAsked(question) {
      return CompilerAnswer.run(of: known.compactMap(\.self), to: question)
    }
    if use == .answersAll, known.contains(nil) {
      throw refusal("\(record.name) does not have this question")
    }
    // Who dies or does not end is not in a record.
    let run = try compiler.run(words, mostSeconds: mostSeconds)
    guard let run, !run.isSignal else { return run }
    for (part, answer) in zip(question.parts, CompilerAnswer.all(of: run, to: question)) {
      if use == .keeps { record.keep(answer, to: part) }
      let recorded = record.answer(to: part)
      if recorded?.isSame(as: answer) ?? (use == .answers) { continue }
      throw refusal("\(record.name) says otherwise than the compiler")
    }
    return run
  }

  /// Whether the compiler is asked although the record has the answers.
  private func isAsked(_ question: CompilerQuestion) -> Bool {
    use == .compares || use == .keeps || question.parts.contains(where: \.isSample)
  }

  /// The failure, which the log of the tests has, too: a test shows what came of it.
  private func refusal(_ sentence: String) -> FrontendFailure {
    let help =
      "where its change is meant, SCENEFUZZ_GOLDENS=1 records it anew, as 'make goldens' does"
    print("\(sentence); \(help)")
    return FrontendFailure("\(sentence); \(help)")
  }
}
