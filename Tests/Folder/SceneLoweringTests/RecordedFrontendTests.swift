import CompilerRecords
import Foundation
import SceneLowering
import TestSupport
import Testing

/// Answers of a record are those that the compiler gave.
@Suite struct RecordedFrontendTests {
  /// In the place of the compiler: it says of each source what a test gives.
  private struct SpokenFrontend: SwiftFrontend {
    var says: @Sendable (_ source: String) -> String = { _ in "" }
    var accounts: @Sendable (_ source: String) -> String = { _ in "" }

    func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
      let sources = words.filter { $0.hasSuffix(".swift") }
      for (source, account) in zip(sources, words.filter { $0.hasSuffix(".json") }) {
        _ = FileManager.default.createFile(atPath: account, contents: Data(accounts(source).utf8))
      }
      let messages = sources.map(says).joined()
      return FrontendRun(status: messages.isEmpty ? 0 : 1, messages: messages)
    }
  }

  /// Asks for a dump of sources that lie in a folder of their own.
  private func dump(
    _ texts: [String], _ record: CompilerRecord, _ use: RecordedFrontend.RecordUse,
    _ compiler: any SwiftFrontend = MissingFrontend()
  ) throws -> (run: FrontendRun?, accounts: [String], folder: String) {
    let scratch = try Scratch()
    var words = ["-dump-parse"]
    for (number, text) in texts.enumerated() {
      try Data(text.utf8).write(to: scratch.url.appendingPathComponent("\(number).swift"))
      words += ["-primary-file", "\(scratch.path)/\(number).swift"]
    }
    let names = texts.indices.map { "\(scratch.path)/\($0).json" }
    words += names.flatMap { ["-o", $0] }
    let run = try RecordedFrontend(record, use: use, compiler: compiler)
      .run(words, mostSeconds: 1)
    return (
      run, try names.map { try String(contentsOfFile: $0, encoding: .utf8) }, scratch.path
    )
  }

  private static let hostile = "a\\n |- 007\r\né\\\n1.5e3 \"x\" "

  @Test func `An answer is the same once it is written and read, wherever the sources lie`() throws
  {
    let folder = try Scratch()
    let file = folder.url.appendingPathComponent("a.txt")
    let record = CompilerRecord(file: file)
    let compiler = SpokenFrontend(
      says: { "\($0):3:1: error: \(Self.hostile)\n" }, accounts: { "\"\($0)\" \(Self.hostile)" })
    let first = try dump(["let a = 1"], record, .keeps, compiler)
    try record.write()
    let second = try dump(["let a = 1"], CompilerRecord(file: file), .answersAll)
    #expect(second.folder != first.folder && second.run?.status == 1)
    #expect(
      second.run?.messages == first.run?.messages.replacing(first.folder, with: second.folder))
    #expect(second.accounts == ["\"\(second.folder)/0.swift\" \(Self.hostile)"])
  }

  @Test func `Each source of a dump is a question of its own`() throws {
    let record = CompilerRecord(file: try Scratch().url.appendingPathComponent("a.txt"))
    let compiler = SpokenFrontend(
      says: { $0.hasSuffix("1.swift") ? "\($0):1:1: error: no\n1 | x\n" : "" },
      accounts: { String($0.suffix(7)) })
    _ = try dump(["let a = 1", "let b = 2"], record, .keeps, compiler)
    let turned = try dump(["let b = 2", "let a = 1"], record, .answersAll)
    #expect(turned.accounts == ["1.swift", "0.swift"])
    #expect(turned.run?.status == 1)
    #expect(turned.run?.messages == "\(turned.folder)/0.swift:1:1: error: no\n1 | x\n")
    #expect(try dump(["let a = 1"], record, .answersAll).run?.status == 0)
  }

  @Test func `A question that is new asks the compiler, or fails before a change lands`() throws {
    let record = CompilerRecord(file: try Scratch().url.appendingPathComponent("a.txt"))
    let compiler = SpokenFrontend(says: { "\($0):1:1: error: asked\n" })
    _ = try dump(["let a = 1"], record, .keeps, SpokenFrontend())
    #expect(try dump(["let a = 1"], record, .answers, compiler).run?.status == 0)
    #expect(try dump(["let a = 2"], record, .answers, compiler).run?.status == 1)
    #expect {
      try dump(["let a = 2"], record, .answersAll, compiler)
    } throws: { ($0 as? FrontendFailure)?.reason.contains("does not have this question") == true }
  }

  @Test func `A compiler that says otherwise than its record is a failure`() throws {
    let record = CompilerRecord(file: try Scratch().url.appendingPathComponent("a.txt"))
    let compiler = { (patch: Int, name: String) in
      SpokenFrontend(accounts: { _ in
        "{\"minor\":\"3\",\"full\":\"6.3.\(patch)\",\"a\":\"\(name)\"}"
      })
    }
    _ = try dump(["let a = 1"], record, .keeps, compiler(1, "a"))
    // Another patch of the compiler is the same compiler.
    #expect(try dump(["let a = 1"], record, .compares, compiler(2, "a")).run?.status == 0)
    for (text, name) in [("let a = 1", "b"), ("let a = 2", "a")] {
      #expect {
        try dump([text], record, .compares, compiler(1, name))
      } throws: { error in
        let reason = (error as? FrontendFailure)?.reason
        return reason?.contains("says otherwise than the compiler") == true
          && reason?.contains("SCENEFUZZ_GOLDENS=1") == true
      }
    }
  }

  @Test func `A folder of a test in a source is none of its question`() throws {
    let record = CompilerRecord(file: try Scratch().url.appendingPathComponent("a.txt"))
    let ask = { (use: RecordedFrontend.RecordUse) in
      let scratch = try Scratch()
      let source = scratch.path + "/Made/a.swift"
      try FileManager.default.createDirectory(
        atPath: scratch.path + "/Made", withIntermediateDirectories: true)
      try Data("#sourceLocation(file: \"\(scratch.path)/App/A.swift\", line: 1)".utf8)
        .write(to: URL(fileURLWithPath: source))
      let said = "\(scratch.path)/App/A.swift:1:1: error: no\n"
      let run = try RecordedFrontend(
        record, use: use, compiler: SpokenFrontend(says: { _ in said })
      )
      .run(["-typecheck", source], mostSeconds: 1)
      return run?.messages == said
    }
    #expect(try ask(.keeps))
    #expect(try ask(.answersAll))
  }
}
