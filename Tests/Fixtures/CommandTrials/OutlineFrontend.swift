import Foundation
import SceneLifecycle
import SceneLowering
import Synchronization

/// In the place of the compiler: it gives rough accounts of sources, and finds mistakes where it likes.
///
/// What it finds depends on the lines of what is checked alone.
final class OutlineFrontend: SwiftFrontend {
  private let rounds = Mutex(0)
  private let mostRounds: Int

  /// Creates one.
  ///
  /// - Parameter mostRounds: How often it finds mistakes before it is content.
  init(mostRounds: Int = 3) { self.mostRounds = mostRounds }

  func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
    guard ["-typecheck", "-emit-sil"].contains(words.first) else {
      account(words)
      return FrontendRun(status: 0)
    }
    let round = rounds.withLock { count -> Int in
      count += 1
      return count
    }
    guard round <= mostRounds else { return FrontendRun(status: 0) }
    let messages = words.filter { $0.hasSuffix(".swift") }
      .flatMap { Self.mistakes(in: $0, round: UInt64(round)) }
    return FrontendRun(
      status: messages.isEmpty ? 0 : 1, messages: messages.map { $0 + "\n" }.joined())
  }

  private func account(_ words: [String]) {
    let pairs = zip(words, words.dropFirst())
    let sources = pairs.filter { $0.0 == "-primary-file" }.map(\.1)
    let accounts = pairs.filter { $0.0 == "-o" }.map(\.1)
    for (source, account) in zip(sources, accounts) {
      let bytes = FileManager.default.contents(atPath: source) ?? Data()
      let text = SourceOutline.account(of: Array(bytes))
      _ = FileManager.default.createFile(atPath: account, contents: Data(text))
    }
  }

  /// What the compiler says of stubs; `%` stands for a name.
  private static let sentences = [
    "cannot find '%' in scope", "cannot find type '%' in scope", "no such module '%'",
    "value of type '%' has no member '%'", "type '%' has no member '%'",
    "missing return in instance method expected to return '%'", "unknown attribute '%'",
    "cannot convert value of type 'StandIn' to expected argument type '%'",
    "cannot convert value of type '%' to specified type 'StandIn'", "invalid redeclaration of '%'",
    "type '%' does not conform to protocol '%'", "ambiguous use of '%'",
    "cannot infer type of closure parameter '%' without a type annotation",
    "method does not override any method from its superclass",
    "overriding declaration requires an 'override' keyword", "switch must be exhaustive",
    "cannot force unwrap value of non-optional type '%'", "incorrect argument label in call",
    "missing argument for parameter '%' in call",
    "'%' is ambiguous for type lookup in this context",
    "initializer for conditional binding must have Optional type, not '%'",
    "value of optional type '%?' must be unwrapped to a value of type '%'",
    "inheritance from non-protocol, non-class type '%'",
    "call can throw but is not marked with 'try'",
    "'async' call in a function that does not support concurrency",
    "generic parameter '%' could not be inferred", "the compiler is unable to type-check this",
  ]

  /// Some lines are wrong, of the first thousand.
  private static func mistakes(in path: String, round: UInt64) -> [String] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let lines = data.split(separator: 10, maxSplits: 1_000, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    // A directive in the first line says where the others come from.
    let parts = lines.first?.split(separator: "\"") ?? []
    let original = parts.first == "#sourceLocation(file: " ? parts.dropFirst().first : nil
    return lines.enumerated().compactMap { number, line in
      let hash = RandomStream.mix(FNV.hash(line) &+ round)
      guard hash % 24 == 0, original == nil || number > 0 else { return nil }
      let location = original.map { "\($0):\(number)" } ?? "\(path):\(number + 1)"
      return location + mistake(in: line, hash)
    }
  }

  /// The column and the sentence of a mistake, at a word of the line.
  private static func mistake(in line: String, _ hash: UInt64) -> String {
    let words = line.split { !$0.isLetter && $0 != "_" }
    let pick = { (shift: UInt64) -> Substring in
      words.isEmpty ? "" : words[Int(hash >> shift & 0xFFFF) % words.count]
    }
    var sentence = sentences[Int(hash >> 8 & 0xFFF) % sentences.count]
    let word = pick(20)
    if let first = sentence.firstRange(of: "%") { sentence.replaceSubrange(first, with: word) }
    sentence = sentence.replacing("%", with: pick(36))
    let column = words.isEmpty ? 0 : line.utf8.distance(from: line.startIndex, to: word.startIndex)
    return ":\(column + 1): error: \(sentence)"
  }
}
