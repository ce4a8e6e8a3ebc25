import HouseReading
import Testing

/// Each rule of the house, held against text that breaks it.
@Suite struct RuleTests {
  private func file(_ text: String, in module: String = "SceneEngine") -> SourceFile {
    let room = (try? Imports.plan.get())?.module(module)?.room ?? "Room"
    return SourceFile(path: "Sources/\(room)/\(module)/File.swift", text: text)
  }

  @Test func `Only code is left of a file`() {
    let text = ##"""
      let a = "it's \(b! + "c!") d!" // e!
      /* f! /* g! */ h! */ let i = #"j! "k!" \#(l) \(m)"#
      let n = """
        o! "p" \
        q!
        """; let r = 's'; let s = #/t! "\/u!/#; let v = 1
      """##
    let code = Blanking.blanked(text)
    let left = code.split { !$0.isLetter }.map(String.init)
    #expect(
      left == [
        "let", "a", "b", "let", "i", "l", "let", "n", "let", "r", "s", "let", "s", "let", "v",
      ])
    let lengths = { (text: String) in text.split(separator: "\n").map(\.count) }
    #expect(lengths(code) == lengths(text))
    let commented = Blanking.blanked(text, keepsComments: true)
    #expect(lengths(commented) == lengths(text))
    #expect(
      commented.split { !$0.isLetter }.map(String.init) == [
        "let", "a", "b", "e", "f", "g", "h", "let", "i", "l", "let", "n", "let", "r", "s", "let",
        "s", "let", "v",
      ])
  }

  @Test(arguments: [
    "package func f() {}",
    "  /// Says nothing of it\n  public var x: Int",
    "/// \(String(repeating: "a", count: 99)).\npackage let x = 1",
    "/// A ``link``.\npublic struct S {}",
    "// A comment.\npublic static func f() {}",
    "///\n/// Late.\npublic init?() {}",
    "/// Far away.\n\npackage private(set) var x = 1",
    "/// A protocol.\npackage protocol P {\n  func f()\n}",
    "public typealias A = B",
    "@inlinable public subscript(x: Int) -> Int { 1 }",
    "public init(_ a: Int) { self.a = a + 1 }",
    "package init(a: Int) {\n  self.a = a\n  start()\n}",
    "public init() {}",
    "extension P {\n  public func f() {}\n}",
    "/// What it is.\npackage let x = 1",
    "struct S {\n  /// A thing.\n  ///\n  /// What is more.\n  private let x = 1\n}",
  ])
  func `A declaration without a proper comment is found`(text: String) {
    #expect(Documentation.findings(file(text)).count == 1)
  }

  @Test(arguments: [
    "/// Does it.\n@inlinable\n@discardableResult\npublic mutating func f() {}",
    "func f() {}\npackage import SceneLifecycle\nextension A {}",
    "package init() {}",
    "/// One.\npackage enum E {\n  case one\n  private var x: Int { 1 }\n}",
    "/// One.\n///\n/// More of it, without end\npackage init<T>(_ x: T) {}",
    "/// A protocol.\npublic protocol P {\n  /// Does it.\n  func f()\n}\nfunc g() {}",
    "let text = \"\"\"\n  package func f() {}\n  \"\"\"",
    "/// P.\npublic protocol P {\n  /// Does it.\n  mutating func f(_ x: X)\n}\n"
      + "extension P {\n  public mutating func f(_ x: X) {}\n}",
    "package init(a: Int, b: Int = 1) {\n  self.a = a\n  self.b = b\n}",
    "public init(_ a: Int) { self.a = a }",
    "override package func drop() {}",
    "package init(from decoder: any Decoder) throws {",
    "package func encode(to encoder: any Encoder) throws {",
    "let text = \"\"\"\n  /// What it is.\n  \\(x) \"/// What \"\n  \"\"\" // What",
  ])
  func `A documented declaration is left alone`(text: String) {
    #expect(Documentation.findings(file(text)) == [])
  }

  @Test(arguments: [
    ("let a: InlineArray<4, Int>", Ban.belowFloor), ("import Synchronization", .belowFloor),
    ("struct A<each T> {}", .belowFloor), ("let x: UInt128 = 1", .belowFloor),
    ("let p = Process()", .belowFloor), ("f(a.span as Span<Int>)", .belowFloor),
    ("let now = ContinuousClock.now", .chance), ("Int.random(in: 0..<6)", .chance),
    ("a.shuffled().first", .chance), ("a.randomElement()", .chance),
    ("getenv(\"HOME\")", .chance), ("Date()", .chance), ("x.hashValue", .unordered),
    ("SystemRandomNumberGenerator()", .chance), ("ProcessInfo.processInfo", .chance),
    ("var s: Set<Int> = []", .unordered), ("Dictionary(grouping: a)", .unordered),
    ("x = [:]", .unordered), ("Hasher()", .unordered),
    ("try! f()", .trap), ("a as! B", .trap), ("fatalError()", .trap),
    ("final class A: @unchecked Sendable {}", .trap), ("@testable import A", .trap),
    ("@Test(.timeLimit(.minutes(3))) func f() {}", .queueing),
    ("ContinuousClock.now", .queueing),
  ])
  func `A banned name is found`(text: String, ban: Ban) {
    #expect(ban.findings(file("func f() {\n  \(text)\n}")).count == 1)
    #expect(ban.findings(file("// \(text)\nlet spanned = settled + dated")) == [])
  }

  @Test(arguments: [
    ("let place = 1", 1), ("case kindOfWay", 1), ("func tellAll() { owedTo.doomed }", 3),
    ("struct CrumbReader {}", 1), ("let a = \"\\(b.places)\"", 1), ("var HTMLDebt: Int", 1),
    ("let placeholder = always + arrow + breadcrumb + untold", 0), ("let a = \"place\" // way", 0),
    ("a.place + b.placeCount", 0), ("a.placeOf", 1), ("let a = #/ this place /#", 0),
    ("func `a way of it`() {}", 0),
    ("var rowSize = 256", 1),
  ])
  func `An identifier of the old dialect is found`(text: String, count: Int) {
    #expect(Dialect.old.reading(file(text)).findings.count == count)
  }

  @Test func `A row is one of a table, and only where there are tables`() {
    #expect(Dialect.old.reading(file("let rows = 1", in: "ScenePictures")).findings == [])
    #expect(Dialect.old.reading(file("let rows = 1", in: "ScenePipeline")).findings.count == 1)
    #expect(Dialect.old.reading(file("var place: Int", in: "ScenePictures")).findings.count == 1)
    #expect(Dialect.old.reading(file("a.place")).used.map(\.names) == [[".place"]])
  }

  @Test func `What a superclass says of itself may be repeated`() {
    #expect(Ban.trap.findings(file("class A: FileManager, @unchecked Sendable {}")) == [])
  }

  @Test(arguments: ["a!.b", "f(x)!", "a[0]!", "var a: Int!", "\"\\(a!)\""])
  func `A forced unwrap is found`(text: String) {
    #expect(Traps.findings(file(text)).count == 1)
  }

  @Test func `What Apple declares as implicitly unwrapped is so in ours, and nowhere else`() {
    let text = "open var view: UIView! {"
    #expect(Traps.findings(SourceFile(path: "Sources/Apple/UIKit/A.swift", text: text)) == [])
    #expect(
      Traps.findings(SourceFile(path: "Sources/Hosting/SceneHosting/A.swift", text: text)).count
        == 1)
    let forced = SourceFile(path: "Sources/Apple/UIKit/A.swift", text: "open var a: B = c!")
    #expect(Traps.findings(forced).count == 1)
  }

  @Test(arguments: ["!a", "a != b", "(!a)", "a && !b", "\"a!\"", "// a!"])
  func `A negation is no forced unwrap`(text: String) {
    #expect(Traps.findings(file(text)) == [])
  }

  @Test(arguments: [
    "var a: [String: Int]", "f([[A.B: [C]]].self)", "let a = [\"a b\": 1]",
  ])
  func `A dictionary is found`(text: String) {
    #expect(Dictionaries.findings(file(text)).count == 1)
  }

  @Test func `A list is no dictionary`() {
    #expect(Dictionaries.findings(file("a[b: 1] + [A](x: B)[c ? D : E] + [\"a\", b]")) == [])
  }

  @Test func `Unfinished work and long files are found`() {
    #expect(Unfinished.findings(file("// TODO: more\nlet a = 1")).count == 1)
    #expect(Unfinished.findings(file("/// Keeps a place.\nlet a = 1")) == [])
    let lines = { (count: Int) in String(repeating: "    let a = 1\n", count: count) }
    #expect(Lengths.findings(file(lines(400))) == [])
    #expect(Lengths.findings(file(lines(401))).count == 1)
    for start in ["  func f() {\n", "  package init(\n    _ a: Int\n  ) {\n"] {
      #expect(Lengths.bodies(file(start + lines(40) + "  }\n")) == [])
      #expect(Lengths.bodies(file(start + lines(41) + "  }\n")).count == 1)
    }
    let table = "  func f() {\n    switch a {\n" + String(repeating: "    case a: b\n", count: 41)
    #expect(Lengths.bodies(file(table + "    }\n  }\n")) == [])
    #expect(Lengths.bodies(file(table + "    c()\n    }\n  }\n")).count == 1)
    #expect(MachinePaths.findings(file("let a = \"/home/me/a.scene\"")).count == 1)
    #expect(MachinePaths.findings(file("let a = \"a/b.scene\" // 1 / 2")) == [])
  }

  @Test(arguments: [
    ("SceneEngine", "import SceneInvariants"), ("SceneLifecycle", "import SceneEngine"),
    ("SceneReporting", "internal import Foundation"), ("SceneFuzzing", "import SceneCommand"),
    ("SceneShrinking", "@_exported public import struct SceneEngine.UIKitEngine"),
    ("SceneCommand", "import UIKit"), ("SceneUtilities", "import SceneLifecycle"),
  ])
  func `An import against the direction is found`(module: String, text: String) throws {
    #expect(try Imports.findings(file(text, in: module), Imports.plan.get()).count == 1)
  }

  @Test func `An import down the rooms is left alone`() throws {
    let plan = try Imports.plan.get()
    #expect(Imports.findings(file("package import SceneLifecycle\nlet a = 1"), plan) == [])
    #expect(Imports.findings(file("import Foundation", in: "SceneCommand"), plan) == [])
    let path = Imports.inTests + "File.swift"
    #expect(Imports.findings(SourceFile(path: path, text: "import Foundation"), plan) == [])
    #expect(Imports.findings(SourceFile(path: path, text: "import SceneCommand"), plan).count == 1)
  }

  @Test func `What is missing or strange at the top is found`() {
    let ignored = [".build/", ".build-*/", "*.xcodeproj"]
    let junk = [".build", ".build-2", "A.xcodeproj", ".git"]
    #expect(TopLevel.findings(TopLevel.required + junk, ignored: ignored) == [])
    #expect(
      TopLevel.findings(TopLevel.required.dropLast() + ["notes"], ignored: ignored) == [
        "Tests is missing", "notes does not belong at the top",
      ])
  }
}
