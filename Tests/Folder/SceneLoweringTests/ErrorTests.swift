import SceneLowering
import Testing

@Suite struct ErrorTests {
  private func folder(
    _ sources: [SourceFile], _ frontend: any SwiftFrontend, _ options: LoweringOptions = .init()
  ) -> LoweredFolder {
    SourceLowering(options: options, frontend: frontend).lower(sources)
  }

  private func code(_ source: SourceFile, _ frontend: any SwiftFrontend) -> LoweringError
    .LoweringFault?
  {
    folder([source], frontend).errors.first?.code
  }

  @Test func `a source that the compiler does not understand is a mistake with its line`() {
    let folder = folder(
      [
        SourceFile(path: "a.swift", text: "let a = 1"),
        SourceFile(path: "b c/d:1.swift", text: "import Foundation\n\nlet a = = 1\nlet b = (\n"),
        SourceFile(path: "c.swift", text: "@objc class C {}"),
      ], ProcessFrontend())
    #expect(folder.sources.map(\.path) == ["a.swift", "c.swift"])
    #expect(folder.errors.map(\.code) == [.notParsed])
    #expect(folder.errors.first?.file == "b c/d:1.swift")
    #expect(folder.errors.first?.line == 3)
    #expect(
      folder.errors.first?.description.hasPrefix(
        "b c/d:1.swift:3: the compiler does not understand the source: ") == true)
  }

  @Test func `bytes that are no text, and too many of them, are mistakes`() {
    let frontend = AccountFrontend()
    let zero = SourceFile(path: "a.swift", bytes: Array("let a\n\0".utf8))
    #expect(folder([zero], frontend).errors.first?.line == 2)
    #expect(code(zero, frontend) == .notText)
    #expect(code(SourceFile(path: "a.swift", bytes: [0xFF, 0xFE, 0x61]), frontend) == .notText)
    var options = LoweringOptions()
    options.limits.mostBytes = 10
    options.limits.mostBytesOfAll = 15
    let sources = [
      SourceFile(path: "a", text: "let a = 1 "), SourceFile(path: "b", text: "let abc = 1"),
      SourceFile(path: "c", text: "let c = 1 "), SourceFile(path: "d", text: ""),
    ]
    let folder = folder(sources, frontend, options)
    #expect(folder.errors.map(\.code) == [.tooLong, .tooMuchOfAll])
    #expect(folder.errors.map(\.file) == ["b", "c"])
    #expect(folder.sources.map(\.path) == ["a", "d"])
  }

  @Test(arguments: ["a\"b.swift", "a\\b.swift", "a\nb.swift", ""])
  func `a path that no directive can name is a mistake`(_ path: String) {
    #expect(code(SourceFile(path: path, text: ""), AccountFrontend()) == .pathCannotBeWritten)
  }

  @Test func `a compiler that dies of one source reads the others`() {
    let sources = (0..<9).map { SourceFile(path: "\($0).swift", text: "let a\($0) = 1") }
    let folder = folder(sources, DyingFrontend { $0.contains("a6") })
    #expect(folder.errors.map(\.code) == [.compilerDied])
    #expect(folder.errors.map(\.file) == ["6.swift"])
    #expect(folder.sources.count == 8)
  }

  @Test func `a compiler that does not end because of one source reads the others`() {
    let sources = (0..<5).map { SourceFile(path: "\($0).swift", text: "let a\($0) = 1") }
    let folder = folder(sources, EndlessFrontend { $0.contains("a3") })
    #expect(folder.errors.map(\.code) == [.noCompiler])
    #expect(folder.errors.map(\.file) == ["3.swift"])
    #expect(folder.sources.count == 4)
  }

  @Test func `a compiler that is not there is a mistake`() {
    let source = SourceFile(path: "a.swift", text: "let a = 1")
    #expect(code(source, MissingFrontend()) == .noCompiler)
    #expect(code(source, ProcessFrontend(compiler: "/no/such/swiftc")) == .noCompiler)
  }

  @Test func `a compiler that does not end is ended`() throws {
    let frontend = ProcessFrontend(compiler: "/bin/sh")
    // The shell takes what follows for a command: '-frontend' is no option of its.
    #expect(try frontend.run(["-c", "sleep 1200"], mostSeconds: 1)?.status != 0)
  }

  @Test(arguments: [
    "", "{", "[]", "nothing", "{\"items\":[{\"range\":{\"start\":1,\"end\":}}]}", "{\"items\":[",
    "{\"items\":[{\"name\":\"\\u12\"", "{\"items\":[}]}", "{\"a\":{\"b\":[1,2,\"c]}",
  ])
  func `an account that is none is a mistake`(_ account: String) {
    let source = SourceFile(path: "a.swift", text: "let a = 1")
    let found = code(source, AccountFrontend(account: Array(account.utf8)))
    // What is no object says nothing of its compiler.
    #expect(found == .unreadableDump || found == .unknownCompiler)
  }

  @Test func `another compiler than the one that is known is a mistake that names it`() {
    let account = AccountFrontend.account(items: "[]", version: "7.1")
    let source = SourceFile(path: "a.swift", text: "let a = 1")
    let folder = folder([source], AccountFrontend(account: Array(account.utf8)))
    #expect(folder.errors.map(\.code) == [.unknownCompiler])
    #expect(folder.errors.map(\.detail) == ["Swift 7.1"])
  }

  @Test func `declarations that lie too deep in each other are a mistake`() {
    let open = String(
      repeating: "{\"range\":{\"start\":0,\"end\":0},\"members\":[", count: 100_000)
    let source = SourceFile(path: "a.swift", text: "let a = 1")
    let account = AccountFrontend.account(items: "[" + open)
    #expect(code(source, AccountFrontend(account: Array(account.utf8))) == .unreadableDump)
    let deep = AccountFrontend.account(
      items: "[{\"x\":" + String(repeating: "[", count: 1_000_000)
        + String(repeating: "]", count: 1_000_000) + "}]")
    #expect(code(source, AccountFrontend(account: Array(deep.utf8))) == nil)
  }

  @Test func `a type whose keyword is behind its brace is not followed`() throws {
    let text = "class A: B { }\n@objc protocol P { }"
    for (start, end) in [(11, 13), (13, 11), (37, 13), (36, 4), (3, 36), (0, 99), (99, 99)] {
      for kind in ["protocol", "class_decl", "extension_decl", "func_decl", "var_decl"] {
        let attributes = ["objc_attr", "override_attr", "ns_managed_attr", "optional_attr"]
          .map { "{\"_kind\":\"\($0)\",\"range\":{\"start\":\(start),\"end\":\(end)}}" }
        let range = "\"range\":{\"start\":\(start),\"end\":\(end)}"
        let own =
          "\"_kind\":\"\(kind)\",\(range),\"name\":\"A\",\"extended_type\":\"A\","
          + "\"attrs\":[\(attributes.joined(separator: ","))],\"params\":{\(range)},"
          + "\"body\":{\(range)},\"accessors\":[{\"get\":true}]"
        let items = "[{\(own),\"members\":[{\(own)},{\"_kind\":\"func_decl\",\(range)}]}]"
        let account = Array(AccountFrontend.account(items: items).utf8)
        let folder = folder(
          [SourceFile(path: "a.swift", text: text)], AccountFrontend(account: account))
        #expect(folder.errors.isEmpty)
        #expect(folder.sources.first?.body.utf8.filter { $0 == 10 }.count == 1)
      }
    }
  }

  @Test func `a declaration that the source does not have is said`() throws {
    let items = "[{\"_kind\":\"func_decl\",\"range\":{\"start\":1,\"end\":2},\"name\":\"a\"}]"
    let account = Array(AccountFrontend.account(items: items).utf8)
    let source = SourceFile(path: "a.swift", text: "func a() {}")
    let folder = folder([source], AccountFrontend(account: account))
    #expect(folder.remarks.map(\.reason).contains(.readersDisagree))
  }
}
