import CompilerRecords
import Foundation
import SceneLowering
import Synchronization

/// Says of sources what the compiler says of them, and of checks what a test gives.
///
/// A message that begins with `made:WORDS:` is about the line with these words in what was made.
final class ScriptedFrontend: SwiftFrontend {
  private let rounds: Mutex<[[String]]>

  init(_ rounds: [[String]]) { self.rounds = Mutex(rounds) }

  func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
    guard ["-typecheck", "-emit-sil"].contains(words.first) else {
      return try RecordedFrontend(.stubs).run(words, mostSeconds: mostSeconds)
    }
    let round = rounds.withLock { $0.isEmpty ? [] : $0.removeFirst() }
    let files = words.filter { $0.hasSuffix(".swift") }
    let messages = round.compactMap { Self.located($0, in: files) }
    return FrontendRun(
      status: messages.isEmpty ? 0 : 1, messages: messages.joined(separator: "\n") + "\n")
  }

  /// The message with the place of the line that it names; nil where no line has its words.
  private static func located(_ message: String, in files: [String]) -> String? {
    let parts = message.components(separatedBy: ":: ")
    guard message.hasPrefix("made:"), parts.count == 2 else { return message }
    let words = parts[0].dropFirst(5)
    for file in files {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      guard text.hasPrefix("// Made") else { continue }
      for (number, line) in text.components(separatedBy: "\n").enumerated()
      where line.contains(words) {
        return "\(file):\(number + 1):1: error: \(parts[1])"
      }
    }
    return nil
  }
}
