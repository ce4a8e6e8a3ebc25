import Foundation
import SceneLowering

/// The compiler's answer to one part of a question, with no path of this machine.
struct CompilerAnswer: Hashable {
  /// The exit status.
  var status: Int32
  /// The messages about the part's sources.
  var messages: String
  /// The account of the one source of a dump; nil where there is none.
  var account: String?
}

extension CompilerAnswer {
  /// The answers of a run, one a part; empty where it says something of no part.
  static func all(of run: FrontendRun, to question: CompilerQuestion) -> [CompilerAnswer] {
    var said = question.parts.map { _ in "" }
    if said.count == 1 {
      said[0] = run.messages
    } else {
      var current: Int?
      var lines = run.messages.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      for line in lines {
        current =
          question.parts.firstIndex { line.hasPrefix($0.sources[0] + ":") } ?? current
        if let current { said[current] += line + "\n" } else { return [] }
      }
    }
    return zip(question.parts, said).map { part, messages in
      let isWrong = question.parts.count == 1 || messages.contains(": error: ")
      let account = part.account.flatMap { FileManager.default.contents(atPath: $0) }
      return CompilerAnswer(
        status: isWrong ? run.status : 0,
        messages: String(decoding: part.paths.hidden(Data(messages.utf8)), as: UTF8.self),
        account: account.map { String(decoding: part.paths.hidden($0), as: UTF8.self) })
    }
  }

  /// Gives answers as the compiler does: writes the accounts, and returns how it has ended.
  static func run(of answers: [CompilerAnswer], to question: CompilerQuestion) -> FrontendRun {
    var messages = Data()
    for (part, answer) in zip(question.parts, answers) {
      messages += part.paths.shown(Data(answer.messages.utf8))
      guard let file = part.account, let account = answer.account else { continue }
      _ = FileManager.default.createFile(
        atPath: file, contents: part.paths.shown(Data(account.utf8)))
    }
    return FrontendRun(
      status: answers.map(\.status).first { $0 != 0 } ?? 0,
      messages: String(decoding: messages, as: UTF8.self))
  }

  /// Whether two compilers of one version say the same; an account names the patch, too.
  func isSame(as other: CompilerAnswer) -> Bool {
    var (one, two) = (self, other)
    one.account = account.map(Self.withoutPatch)
    two.account = other.account.map(Self.withoutPatch)
    return one == two
  }

  private static func withoutPatch(_ account: String) -> String {
    let parts = account.split(
      separator: ",\"full\":\"", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let quote = parts[1].firstIndex(of: "\"") else { return account }
    return String(parts[0] + parts[1][parts[1].index(after: quote)...])
  }
}
