import Foundation
import SceneLowering
import Testing

/// What lies outside of all objects belongs to the process that is played.
@Suite struct StaticTests {
  static let wrapped = [
    ("static let a = B()", "@PerProcess static var a = B()"),
    ("static var a = 1", "@PerProcess static var a = 1"),
    ("static var a: B?", "@PerProcess static var a: B?"),
    ("static var a: B!", "@PerProcess static var a: B!"),
    (
      "public private(set) static var a = [B]()",
      "@PerProcess public private(set) static var a = [B]()"
    ),
    ("static private let a: B = .init()", "@PerProcess static private var a: B = .init()"),
    (
      "static var a = 1 { didSet { print(a) } }",
      "@PerProcess static var a = 1 { didSet { print(a) } }"
    ),
    ("@MainActor static let a = B()", "@PerProcess @MainActor static var a = B()"),
    (
      "@available(iOS 13, *) static let a = B()",
      "@PerProcess @available(iOS 13, *) static var a = B()"
    ),
    (
      "static let a = B(), b: B = B()",
      "@PerProcess static var a = B(); @PerProcess static var b: B = B()"
    ),
    (
      "static let a: [String: B] = {\n  var c = [:]\n  return c\n}()",
      "@PerProcess static var a: [String: B] = {\n  var c = [:]\n  return c\n}()"
    ),
    ("static weak var a: B?", "@PerProcessWeak static var a: B?"),
    ("static let a = B.shared", "@PerProcess static var a = B.shared"),
    ("static let a = \"\\(B.self)\"", "@PerProcess static var a = \"\\(B.self)\""),
    ("static let a: B = \"b\"", "@PerProcess static var a: B = \"b\""),
    ("static let a: B = .zero", "@PerProcess static var a: B = .zero"),
    ("static let a = on ? 1 : 2", "@PerProcess static var a = on ? 1 : 2"),
    ("struct C { static let a = B() }", "struct C { @PerProcess static var a = B() }"),
  ]

  @Test(arguments: wrapped)
  func `a static property is one of the process, within its line`(_ case: (String, String)) throws {
    let source = try compiled("class B {\n\(`case`.0)\n}")
    #expect(narrow(source.body) == narrow("class B {\n\(`case`.1)\n}"))
    #expect(source.body.filter { $0 == "\n" } == "class B {\n\(`case`.0)\n}".filter { $0 == "\n" })
    #expect(source.edits.allSatisfy { $0.kind == .perProcess || $0.kind == .objc })
    #expect(source.remarks.isEmpty)
  }

  static let untouched = [
    "static let a = 1", "static let a = -1.5e3", "static let a: CGFloat = 2 * .pi", "var a = B()",
    "static let a = \"a\"", "static let a = [\"a\", \"b\"]", "static let a = true",
    "static let a = Notification.Name(\"a\")", "static let a = CGSize(width: 1, height: 2)",
    "static let a = Option(rawValue: 1 << 2)", "static var a: Int { 3 }",
    "static var a: Int { get { 3 } set {} }", "static func a() { let b = B() }", "let a = B()",
    "class var a: Int { 3 }", "lazy var a = B()", "static let a: String? = nil",
    "static let a = #selector(getter: B.b)",
  ]

  @Test(arguments: untouched)
  func `what is the same in each process, or lies in an object, stays`(_ text: String) throws {
    let source = try compiled("class B {\n\(text)\n}\nprotocol P { static var a: Int { get set } }")
    #expect(!source.edits.contains { $0.kind == .perProcess })
    #expect(!source.remarks.contains { $0.reason == .keptStatic })
  }

  private static let free = "nonisolated(unsafe) fileprivate"

  static let boxed = [
    (
      "let a = B()",
      "var a: B { _perProcess_a.wrappedValue }; \(free) let _perProcess_a = PerProcess<B>(wrappedValue: B())"
    ),
    (
      "let a = B.C.init(1)",
      "var a: B.C { _perProcess_a.wrappedValue }; \(free) let _perProcess_a = PerProcess<B.C>(wrappedValue: B.C.init(1))"
    ),
    (
      "public var a: [String: B] = [:]",
      "public var a: [String: B] { get { _perProcess_a.wrappedValue } set { _perProcess_a.wrappedValue = newValue } }; \(free) let _perProcess_a = PerProcess<[String: B]>(wrappedValue: [:])"
    ),
    (
      "private var a: B!",
      "private var a: B! { get { _perProcess_a.wrappedValue } set { _perProcess_a.wrappedValue = newValue } }; \(free) let _perProcess_a = PerProcess<B?>()"
    ),
    (
      "var a = 1, b = \"b\"",
      "var a: Int { get { _perProcess_a.wrappedValue } set { _perProcess_a.wrappedValue = newValue } }; \(free) let _perProcess_a = PerProcess<Int>(wrappedValue: 1); var b: String { get { _perProcess_b.wrappedValue } set { _perProcess_b.wrappedValue = newValue } }; \(free) let _perProcess_b = PerProcess<String>(wrappedValue: \"b\")"
    ),
    (
      "let a = URL(string: \"b\")!",
      "var a: URL { _perProcess_a.wrappedValue }; \(free) let _perProcess_a = PerProcess<URL>(wrappedValue: URL(string: \"b\")!)"
    ),
    (
      "let a = NSLocalizedString(\"b\", comment: \"c\")",
      "var a: String { _perProcess_a.wrappedValue }; \(free) let _perProcess_a = PerProcess<String>(wrappedValue: NSLocalizedString(\"b\", comment: \"c\"))"
    ),
    (
      "let a = [B]()",
      "var a: [B] { _perProcess_a.wrappedValue }; \(free) let _perProcess_a = PerProcess<[B]>(wrappedValue: [B]())"
    ),
    (
      "@MainActor var a: B?",
      "@MainActor var a: B? { get { _perProcess_a.wrappedValue } set { _perProcess_a.wrappedValue = newValue } }; @MainActor fileprivate let _perProcess_a = PerProcess<B?>()"
    ),
    (
      "nonisolated(unsafe) var a: B? = nil",
      "var a: B? { get { _perProcess_a.wrappedValue } set { _perProcess_a.wrappedValue = newValue } }; \(free) let _perProcess_a = PerProcess<B?>(wrappedValue: nil)"
    ),
    (
      "class B { nonisolated static let a = C(\n1) }",
      "class B { static var a: C { _perProcess_a.wrappedValue }; \(free) static let _perProcess_a = PerProcess<C>(wrappedValue: C(\n1)) }"
    ),
  ]

  @Test(arguments: boxed)
  func `a global whose type is in sight asks a box of the process, within its line`(
    _ case: (String, String)
  ) throws {
    let source = try compiled("import UIKit\n" + `case`.0)
    #expect(narrow(source.body) == narrow("import UIKit\n" + `case`.1))
    #expect(source.body.filter { $0 == "\n" } == ("\n" + `case`.0).filter { $0 == "\n" })
    #expect(source.remarks.isEmpty)
  }

  static let kept = [
    "let a = makeB()", "let a = B.shared", "let (a, b) = (B(), 2)", "var a = 1 { didSet {} }",
    "let a = URL(string: \"b\")", "weak var a: B?", "let a = { B() }()",
    "let a = Title(1)\nfunc Title(_ n: Int) -> Int { n }", "let a = NSLog(\"b\")",
    "class B { static unowned var a: B = c }", "class B { @Stored(\"a\") static var a = 1 }",
    "class B { @inlinable static let a = C() }", "class B { static let (a, b) = (C(), 2) }",
    "class B { @objc static let a = B(), b = B() }", "class B { static let a: some P = C() }",
  ]

  @Test(arguments: kept)
  func `what keeps its value from process to process is named`(_ text: String) throws {
    let source = try compiled("\n" + text)
    #expect(source.remarks.map(\.reason) == [.keptStatic])
    #expect(source.remarks.map(\.line) == [2])
    #expect(!source.edits.contains { $0.kind == .perProcess })
  }

  @Test func `globals of the file with which the program begins are named`() throws {
    let source = try compiled("let a: A = A()\nprint(1)", path: "App/main.swift")
    #expect(source.remarks.map(\.reason) == [.keptStatic])
  }

  @Test func `in Swift 6 a wrapper needs the main actor, and what is of none has a box`() throws {
    var options = LoweringOptions()
    options.conditions.language = .init(6)
    let text = """
      @MainActor final class A { static let shared = A() }
      class B: UIViewController { static var last: B? }
      class C: B { static let own = C() }
      extension C { static let more = C() }
      enum D: UInt8 { case a; static let first = D(rawValue: 0)!; static let made = E(1) }
      struct E { static let all = E.make() }
      """
    let source = try compiled(text, options)
    let lines = source.body.split(separator: "\n").map(String.init)
    for line in lines.prefix(4) { #expect(line.contains("@PerProcess static var")) }
    #expect(lines[4].contains("static var made: E {"))
    #expect(source.remarks.map(\.line) == [6])
    options.isOfMainActorByDefault = true
    // What the main actor has by default, its box has, too.
    #expect(try compiled("let a = B()", options).body.contains("; @MainActor fileprivate let"))
    #expect(try compiled("nonisolated let a = B()", options).body.contains("(unsafe) fileprivate"))
    #expect(try compiled(text, options).body.split(separator: "@PerProcess").count == 8)
  }

  @Test func `with the table taken out, nothing outside of objects is changed`() throws {
    var options = LoweringOptions()
    options.hasStaticsPerProcess = false
    let source = try compiled("class B { static let a = B() }\nlet b = B()", options)
    #expect(source.body == source.active)
    #expect(source.remarks.isEmpty)
  }
}
