import CompilerRecords
import Foundation
import SceneLowering
import Testing

/// In the place of the compiler: for each source it writes one account that is given.
struct AccountFrontend: SwiftFrontend {
  /// What an account without declarations is.
  static let empty = account(items: "[]")

  static func account(items: String, version: String = "6.3") -> String {
    let numbers = version.split(separator: ".")
    return """
      {"_kind":"source_file","compiler_version":{"_kind":"compiler_version",\
      "major":"\(numbers[0])","minor":"\(numbers[1])"},"items":\(items)}
      """
  }

  var account: [UInt8] = Array(empty.utf8)
  var run = FrontendRun(status: 0)

  func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
    for (word, file) in zip(words, words.dropFirst()) where word == "-o" {
      _ = FileManager.default.createFile(atPath: file, contents: Data(account))
    }
    return run
  }
}

/// In the place of the compiler: it dies of every call in which a word is.
struct DyingFrontend: SwiftFrontend {
  var dies: @Sendable (_ source: String) -> Bool

  func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
    let sources = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map(\.1)
    for source in sources {
      let text = FileManager.default.contents(atPath: source) ?? Data()
      if dies(String(decoding: text, as: UTF8.self)) {
        return FrontendRun(status: 11, isSignal: true)
      }
    }
    return try AccountFrontend().run(words, mostSeconds: mostSeconds)
  }
}

/// In the place of a compiler that is not there.
struct MissingFrontend: SwiftFrontend {
  func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
    throw FrontendFailure("no such file")
  }
}

/// Lowers one source without the compiler: what needs no declarations.
func lowered(
  _ text: String, _ options: LoweringOptions = LoweringOptions(), path: String = "App/Clock.swift"
) throws -> LoweredSource {
  let folder = SourceLowering(options: options, frontend: AccountFrontend())
    .lower([SourceFile(path: path, text: text)])
  if let error = folder.errors.first { throw error }
  return try #require(folder.sources.first)
}

/// Lowers one source with what the compiler says of it.
func compiled(
  _ text: String, _ options: LoweringOptions = LoweringOptions(), path: String = "App/Clock.swift"
) throws -> LoweredSource {
  let folder = SourceLowering(options: options, frontend: RecordedFrontend(.lowering))
    .lower([SourceFile(path: path, text: text)])
  if let error = folder.errors.first { throw error }
  return try #require(folder.sources.first)
}

/// The body of a lowered copy with one blank for each row of blanks.
func narrow(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map {
    $0.split(separator: " ").joined(separator: " ")
  }.joined(separator: "\n")
}

/// A generator of numbers that a seed determines.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// In the place of the compiler: it does not end where a source is of some kind.
struct EndlessFrontend: SwiftFrontend {
  var hangs: @Sendable (_ source: String) -> Bool

  func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
    let run = try DyingFrontend(dies: hangs).run(words, mostSeconds: mostSeconds)
    return run?.isSignal == true ? nil : run
  }
}
