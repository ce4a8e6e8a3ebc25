import SceneStubs
import Testing

@Suite struct DegradingTests {
  /// Makes stubs for one delegate; each round says the mistake at the mark `⛔︎` words.
  private func copy(
    _ body: String, _ rounds: [[(word: String, text: String)]], more: String = ""
  ) throws -> (text: String, report: StubReport) {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, open url: URL) -> Bool {
      \(body)
        }
      \(more)}
      """
    let script = rounds.map { round in
      round.map {
        "/app/AppDelegate.swift:\(Self.index(of: $0.word, in: source)): error: \($0.text)"
      }
    }
    let made = try Trial.made(
      [("AppDelegate.swift", source)], real: ["AppDelegate.swift"], rounds: script)
    let text = made.files.first { $0.original != nil }?.text ?? ""
    #expect(text.filter { $0 == "\n" }.count == source.filter { $0 == "\n" }.count + 1)
    return (text, made.report)
  }

  private static func index(of word: String, in source: String) -> String {
    let before = source.components(before: word)
    let line = before.filter { $0 == "\n" }.count + 1
    let column =
      before.utf8.count
      - (before.utf8.lastIndex(of: 10).map {
        before.utf8.distance(from: before.utf8.startIndex, to: $0)
      } ?? -1)
    return "\(line):\(column + (line == 1 ? 19 : 0))"
  }

  @Test func `a method whose head names a stand-in is lost, as the system does not call it`() throws
  {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, open url: URL, options: [OldKey: Any]) -> Bool { true }
        func applicationWillTerminate(_ a: UIApplication) {}
      }
      """
    let made = try Trial.made(
      [("AppDelegate.swift", source)], real: ["AppDelegate.swift"],
      rounds: [["/app/AppDelegate.swift:3:60: error: cannot find type 'OldKey' in scope"]])
    #expect(made.report.standIns == ["OldKey"])
    #expect(made.report.lostMethods == ["AppDelegate.application(_:open:options:)"])
    #expect(!made.report.isBuilt)
  }

  @Test func `a call that fails becomes a noted call on its lines`() throws {
    let (text, report) = try copy(
      "    first()\n    broken(1,\n      2)\n    return true", [[("broken", "no")]])
    #expect(
      text.contains("    first()\n    StubCall.note(\"AppDelegate.swift:5\")\n\n    return true"))
    #expect(report.replacedStatements == 1)
    #expect(report.statements == 3)
    #expect(report.lostMethods.isEmpty)
    #expect(report.end == .checked)
  }

  @Test func `the innermost statement is replaced`() throws {
    let (text, _) = try copy(
      "    if url.isFileURL {\n      broken()\n      other()\n    }\n    return true",
      [[("broken", "no")]])
    #expect(
      text.contains(
        "if url.isFileURL {\n      StubCall.note(\"AppDelegate.swift:5\")\n      other()"))
  }

  @Test func `a value that fails stands in and keeps its name`() throws {
    let (text, _) = try copy(
      "    let kit = Kit.make(url)\n    return true", [[("Kit.make", "no")]])
    #expect(text.contains("let kit = StubCall.replaced(\"AppDelegate.swift:4\")\n"))
  }

  @Test func `a condition that fails answers false and a binding answers nil`() throws {
    let (text, _) = try copy(
      "    guard let x = kit(url), x.ok else { return false }\n    if broken == 1 { go() }\n    return true",
      [[("kit", "no")], [("broken", "no")]])
    #expect(
      text.contains(
        "guard let x = StubCall.nothing(\"AppDelegate.swift:4\"), x.ok else { return false }"))
    #expect(text.contains("if StubCall.answer(\"AppDelegate.swift:5\") { go() }"))
  }

  @Test func `a returned value that fails is the plainest one`() throws {
    let (text, _) = try copy("    return kit(url)", [[("kit", "no")]])
    #expect(text.contains("    return false\n"))
  }

  @Test func `what fails again takes what is around it`() throws {
    let (text, report) = try copy(
      "    if url.isFileURL {\n      broken()\n    }\n    return true",
      [[("broken", "no")], [("broken", "still")], [("broken", "still")]])
    #expect(text.contains("StubCall.note"))
    #expect(!text.contains("broken"))
    #expect(report.end == .checked)
  }

  @Test func `a body that is replaced is a lost life-cycle method`() throws {
    let (text, report) = try copy(
      "    broken()\n    return true",
      [[("broken", "no")], [("broken", "still")], [("broken", "still")]])
    #expect(text.contains("func application(_ a: UIApplication, open url: URL) -> Bool {"))
    #expect(report.lostMethods == ["AppDelegate.application(_:open:)"])
    #expect(!report.isBuilt)
  }

  @Test func `what an init sets keeps a value`() throws {
    let (text, _) = try copy(
      "    return true", [[("kit(", "no")]],
      more: "  let a: Int\n  override init() {\n    a = kit(1)\n    super.init()\n  }\n")
    #expect(text.contains("    a = StubCall.value(\"AppDelegate.swift:8\")\n"))
  }

  @Test func `a property without its wrapper gets a value`() throws {
    let unknown = "unknown attribute 'Injected'"
    let (text, report) = try copy(
      "    return true", [[("@Injected(1)", unknown)], [("@Injected private var b", unknown)]],
      more: "  @Injected(1) private var a: Int\n  @Injected private var b: any Gate & Door\n")
    #expect(text.contains("   private var a: Int = 0\n"))
    #expect(
      text.contains(
        "   private var b: any Gate & Door { get { StubCall.asked(\"b\") } set { StubCall.note("))
    #expect(report.replacedStatements == 0)
  }

  @Test func `a closure's parameters get a type where they have none`() throws {
    let (text, report) = try copy(
      "    kit { user, error in show(user) }\n    return true",
      [
        [
          (
            "user, error",
            "unable to infer type of a closure parameter 'user' in the current context"
          )
        ]
      ])
    #expect(text.contains("kit { (user: StandIn!, error: StandIn!) in show(user) }"))
    #expect(report.replacedStatements == 0)
  }

  @Test func `an override of nothing loses its word`() throws {
    let (text, report) = try copy(
      "    return true",
      [[("func other", "method does not override any method from its superclass")]],
      more: "  override func other() {}\n")
    #expect(text.contains("   func other() {}"))
    #expect(report.replacedStatements == 0)
  }

  @Test func `an import of a missing module is one of Foundation on its line`() throws {
    let made = try Trial.made(
      [("S.swift", "import UIKit\nimport Kit\nclass S: UIResponder, UIWindowSceneDelegate {}")],
      real: ["S.swift"])
    let text = made.files.first { $0.original != nil }?.text ?? ""
    #expect(
      text.hasPrefix(
        "#sourceLocation(file: \"/app/S.swift\", line: 1)\nimport SceneSpies; import UIKit; import UIKit\nimport Foundation\n"
      ))
    #expect(made.report.modules == ["Kit"])
  }

  @Test func `a mistake that nothing answers ends the rounds`() throws {
    let (_, report) = try copy("    return true", [[("import UIKit", "no")]])
    #expect(report.end == .stuck)
    #expect(report.mistakes.count == 1)
  }
}

extension String {
  /// What stands before a text.
  fileprivate func components(before word: String) -> String {
    guard let range = firstRange(of: word) else { return "" }
    return String(self[..<range.lowerBound])
  }
}
