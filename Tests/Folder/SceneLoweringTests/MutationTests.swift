import CompilerRecords
import Foundation
import SceneLowering
import Testing

/// Sources and accounts that no person and no compiler wrote.
@Suite struct MutationTests {
  static let pieces = [
    "@objc", "@objc(", "#if DEBUG\n", "#elseif os(iOS)\n", "#else\n", "#endif\n", "\"", "\"\"\"",
    "#\"",
    "\\(", ")", "(", "{", "}", "[", "]", "/*", "*/", "//", "\n", "\r\n", "#selector(", "#keyPath(",
    "#available(iOS 13, *)", "#unavailable(", "?.f?(", "!.f!(", ".tableView?(a: ", "as CVarArg",
    "#Preview",
    "struct A: PreviewProvider {", "dynamic ", "import a.b", "@NSManaged var a: Int", "`", "#/",
    "/#", "/",
    "é", "\u{0}", "\u{FEFF}", "#!", "@UIApplicationMain", "@convention(block)", ",", ":", ".", "?",
    "<", ">",
    "#error(", "override func f() {}", "extension A {", "class A: B {", "protocol P {", "optional",
  ]

  static let sources = LineTests.fixtures.map { Array($0.utf8) }

  /// A text with some pieces put in, taken out or written twice.
  static func mutant(of bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let start = Int.random(in: 0...bytes.count, using: &numbers)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &numbers))
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2 where start < bytes.count: bytes[start] = UInt8.random(in: 0...255, using: &numbers)
      default:
        let piece = pieces.randomElement(using: &numbers) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: start)
      }
    }
    return bytes
  }

  /// An account of the compiler's with a few numbers, words or bytes changed.
  static func account(of bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
    for _ in 0..<Int.random(in: 1...12, using: &numbers) {
      if let digit = digits.randomElement(using: &numbers) {
        bytes[digit] = UInt8.random(in: 48...57, using: &numbers)
      }
    }
    return Int.random(in: 0..<4, using: &numbers) == 0 ? mutant(of: bytes, &numbers) : bytes
  }

  /// How many rounds are played: more by hand.
  static let rounds =
    ProcessInfo.processInfo.environment["LOWERING_MUTANTS"].flatMap(Int.init) ?? 2_000

  @Test func `no source and no account that is out of order ends the process`() throws {
    var numbers = SeededNumbers(state: 40)
    let accounts = try Self.sources.compactMap { try SourceAccount.account(of: $0) }
    #expect(accounts.count > 20)
    var (copies, errors, remarks) = (0, 0, 0)
    for round in 0..<Self.rounds {
      let original = Self.sources[round % Self.sources.count]
      let bytes = round % 3 == 0 ? original : Self.mutant(of: original, &numbers)
      let account = accounts.randomElement(using: &numbers) ?? []
      let frontend = AccountFrontend(
        account: round % 2 == 0 ? account : Self.account(of: account, &numbers))
      var options = LoweringOptions()
      options.isProofread = round % 5 == 0
      if round % 4 == 0 { options.conditions.language = .init(6) }
      let folder = SourceLowering(options: options, frontend: frontend)
        .lower([SourceFile(path: "a.swift", bytes: bytes)])
      copies += folder.sources.count
      errors += folder.errors.count
      remarks += folder.remarks.count
      #expect(folder.sources.count + folder.errors.count == 1)
      for source in folder.sources {
        #expect(source.body.utf8.count { $0 == 10 } == bytes.count { $0 == 10 }, "round \(round)")
      }
    }
    #expect(copies > Self.rounds / 4 && errors > Self.rounds / 10 && remarks > 0)
  }
}

/// The compiler's own account of one source.
enum SourceAccount {
  /// The account; nil for a source that the compiler does not understand.
  static func account(of source: [UInt8]) throws -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.swift")
    try Data(source).write(to: file)
    let account = folder.appendingPathComponent("a.json")
    let run = try RecordedFrontend(.lowering).run(
      [
        "-dump-parse", "-dump-ast-format", "json", "-parse-as-library", "-primary-file", file.path,
        "-o", account.path,
      ], mostSeconds: 60)
    guard run?.status == 0 else { return nil }
    return [UInt8](try Data(contentsOf: account))
  }
}
