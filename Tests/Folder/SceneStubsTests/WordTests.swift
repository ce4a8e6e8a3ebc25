import SceneStubs
import Testing

@Suite struct WordTests {
  /// The fourth line of a delegate after one round with a mistake at a word of it.
  private func line(
    _ line: String, at word: String, _ text: String, replaced: Int = 0
  ) throws -> String {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ a: UIApplication) {
      \(line)
        }
      }
      """
    let before = line.firstRange(of: word).map { line[..<$0.lowerBound].utf8.count } ?? 0
    let made = try Trial.made(
      [("AppDelegate.swift", source)], real: ["AppDelegate.swift"],
      rounds: [["/app/AppDelegate.swift:4:\(before + 1): error: \(text)"]])
    #expect(made.report.replacedStatements == replaced)
    let copy = made.files.first { $0.original != nil }?.text ?? ""
    return copy.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).first
      .map(String.init) ?? ""
  }

  @Test func `what a stand-in gives where there may be nothing is nothing`() throws {
    let text = try line(
      "if let x = kit.user(1), ok { }", at: "kit",
      "initializer for conditional binding must have Optional type, not 'StandIn'")
    #expect(text == "if let x = StubCall.optional(kit.user(1)), ok { }")
  }

  @Test func `a sign of nothing goes behind a stand-in wherever the same value has it`() throws {
    let text = try line(
      "kit.user!.name!.x = a.b!; kit.user!.go(c!)", at: "kit",
      "cannot force unwrap value of non-optional type 'StandIn'")
    #expect(text == "kit.user.name.x = a.b!; kit.user.go(c!)")
  }

  @Test func `two signs are an operator, which stays`() throws {
    let text = try line(
      "let x = kit.user?.go(a) ?? false", at: "kit",
      "cannot use optional chaining on non-optional value of type 'StandIn'")
    #expect(text == "let x = kit.user.go(a) ?? false")
  }

  @Test func `a condition with a chain of a stand-in stays a condition`() throws {
    let text = try line(
      "guard let x = kit.user?.id?.text else { return }", at: "?",
      "cannot use optional chaining on non-optional value of type 'StandIn'")
    #expect(text == "guard let x = StubCall.optional(kit.user.id.text) else { return }")
  }

  @Test func `a sign that is named alone goes alone`() throws {
    let text = try line(
      "let x = kit.user?.go(a); let y = b?.c", at: "?",
      "cannot use optional chaining on non-optional value of type 'StandIn'")
    #expect(text == "let x = kit.user.go(a); let y = b?.c")
  }

  @Test func `a member without a type is one of a stand-in`() throws {
    let text = try line(
      "kit.style = .full", at: ".full", "cannot infer contextual base in reference to member 'full'"
    )
    #expect(text == "kit.style = StandIn(\".full\")")
  }

  @Test func `a stand-in where another type is asked gives its plainest value`() throws {
    let text = try line(
      "show(kit.page(1)[2], on: a)", at: "kit",
      "cannot convert value of type 'StandIn' to expected argument type 'UIViewController'")
    #expect(text == "show(StubCall.converted(kit.page(1)[2], UIViewController()), on: a)")
  }

  @Test(arguments: [
    ("guard Kit.isOn else { return }", "guard StubCall.converted(Kit.isOn, false) else { return }"),
    ("if a, kit?.user(1)[2].isOn { }", "if a, StubCall.converted(kit?.user(1)[2].isOn, false) { }"),
    ("go(!(a.b).isOn.c)", "go(!StubCall.converted((a.b).isOn.c, false))"),
    ("return [k][0].isOn", "return StubCall.converted([k][0].isOn, false)"),
  ])
  func `a member that is named alone is converted with what it is a member of`(
    written: String, made: String
  ) throws {
    let text = try line(
      written, at: "isOn",
      "cannot convert value of type 'StandIn' to expected condition type 'Bool'")
    #expect(text == made)
  }

  @Test func `a member of nothing is not converted`() throws {
    let text = try line(
      "go(.isOn)", at: "isOn", "cannot convert value of type 'StandIn' to 'Bool'", replaced: 1)
    #expect(!text.contains("converted"))
  }

  @Test func `what a closure is handed stands in with all its members`() throws {
    let text = try line(
      "kit { event in event.user!.id = 1; if let m = event.m?.text { go(m.a!, b!) } }", at: "event",
      "cannot infer type of closure parameter 'event' without a type annotation")
    #expect(
      text
        == "kit { (event: StandIn!) in event.user.id = 1; if let m = StubCall.optional(event.m.text) { go(m.a, b!) } }"
    )
  }

  @Test func `an attribute that is not there goes`() throws {
    let text = try line("@Kit var x = 1", at: "@Kit", "unknown attribute 'Kit'")
    #expect(text == " var x = 1")
  }
}
