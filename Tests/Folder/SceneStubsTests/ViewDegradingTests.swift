import SceneStubs
import Testing

/// What is taken out of a view that does not compile: a modifier, then a view, never the type.
@Suite struct ViewDegradingTests {
  /// Makes stubs for one program; each round says a mistake at some words of its view.
  private func copy(
    _ body: String, _ rounds: [[(word: String, text: String)]], wanted: Set<String> = ["MainView"]
  ) throws -> (text: String, report: StubReport, standIns: String) {
    let source = "import SwiftUI\nstruct MainView: View {\nvar body: some View {\n\(body)\n}\n}\n"
    let script = rounds.map { round in
      round.map {
        "/app/MainView.swift:\(Self.location(of: $0.word, in: source)): error: \($0.text)"
      }
    }
    let made = try Trial.made(
      [("MainView.swift", source)], real: ["MainView.swift"], rounds: script,
      wanted: wanted)
    let text = made.files.first { $0.original != nil }?.text ?? ""
    #expect(text.filter { $0 == "\n" }.count == source.filter { $0 == "\n" }.count + 1)
    let standIns = made.files.first { $0.name.hasSuffix("StandIns.swift") }?.text ?? ""
    return (text, made.report, standIns)
  }

  private static func location(of word: String, in source: String) -> String {
    let end = source.firstRange(of: word)?.lowerBound ?? source.startIndex
    let lines = source[..<end].split(
      separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last?.utf8.count ?? 0) + 1)"
  }

  private static let noMember = "value of type 'some View' has no member 'glows'"

  @Test func `a modifier that is not here is cut, and what it stands behind stays`() throws {
    let (text, report, _) = try copy(
      "Text(\"a\")\n  .bold()\n  .glows(by: 2)\n  .padding()", [[("glows", Self.noMember)]])
    #expect(text.contains("Text(\"a\")\n  .bold()\n  \n  .padding()"))
    #expect(report.replacedStatements == 0 && report.isBuilt)
    #expect(report.remarks.map(\.line) == [6])
  }

  @Test func `a view that is given up soon is looked at again, and longer`() throws {
    let long = "the compiler is unable to type-check this expression in reasonable time"
    let (text, report, _) = try copy("Text(\"a\").bold()", [[("Text", long)], []])
    #expect(text.contains("Text(\"a\").bold()"))
    #expect(report.isBuilt && report.remarks.isEmpty)
    let (again, second, _) = try copy("Text(\"a\")", [[("Text", long)], [("Text", long)], []])
    #expect(!again.contains("Text(\"a\")") && second.replacedStatements == 1)
  }

  @Test func `a modifier whose argument does not compile is cut`() throws {
    let (text, report, _) = try copy(
      "Text(\"a\")\n  .tint(Color.neon)\n  .padding()", [[("Color.neon", "no")], []])
    #expect(text.contains("Text(\"a\")\n  \n  .padding()"), "\(report)")
  }

  @Test func `what is replaced in a view that is not counted is said by its line`() throws {
    let rounds = [[(word: "Text", text: "no exact matches in call to initializer")], []]
    let (_, other, _) = try copy("Text(\"a\")", rounds, wanted: [])
    #expect(other.replacedStatements == 0)
    #expect(other.replacedElsewhere == ["MainView.swift:2"])
    let (_, counted, _) = try copy("Text(\"a\")", rounds)
    #expect(counted.replacedStatements == 1 && counted.replacedElsewhere.isEmpty)
  }

  @Test func `what Xcode makes of catalogues stands in, and no line of a view is lost`() throws {
    let body = "Image(.logo)\n  .foregroundStyle(.brand)\n  .background(Color(.paper))"
    let (text, report, made) = try copy(
      body,
      [
        [("logo", "type 'ImageResource' has no member 'logo'")],
        [
          ("brand", "type 'ShapeStyle' has no member 'brand'"),
          ("paper", "reference to member 'paper' cannot be resolved without a contextual type"),
        ], [],
      ])
    #expect(text.contains(body))
    #expect(report.isBuilt && report.remarks.isEmpty)
    #expect(made.contains("extension ImageResource { static var logo: ImageResource {"))
    #expect(made.contains("extension ShapeStyle where Self == Color { static var brand: Color {"))
    #expect(made.contains("extension ColorResource { static var paper: ColorResource {"))
  }

  @Test func `a modifier of the life cycle that is cut is a loss`() throws {
    let (_, report, _) = try copy(
      "Text(\"a\")\n  .onOpenURL(perform: glows)", [[("onOpenURL", Self.noMember)]])
    #expect(report.lostMethods == ["MainView.onOpenURL"])
    #expect(!report.isBuilt)
  }

  @Test func `a view that does not compile shows nothing`() throws {
    let (text, report, _) = try copy(
      "VStack {\n  Text(\"a\")\n  Chart(1)\n}", [[("Chart", "no")], []])
    #expect(text.contains("VStack {\n  Text(\"a\")\n  EmptyView()\n}"))
    #expect(report.replacedStatements == 1)
  }

  @Test func `code in a closure of a button stays code`() throws {
    let (text, _, _) = try copy(
      "Button(\"a\") {\n  one()\n  broken()\n}\nButton {\n  two(); three(1)\n} label: {\n  Art()\n}",
      [[("broken", "no"), ("three", "no"), ("Art", "no")], []])
    #expect(text.contains("  one()\n  StubCall.note(\"MainView.swift:6\")"))
    #expect(text.contains("two(); StubCall.note"))
    #expect(text.contains("label: {\n  EmptyView()\n}"))
  }

  @Test func `the block of a condition is no closure of what the condition asks`() throws {
    let (text, _, _) = try copy(
      "if model.items.isEmpty {\n  Text(\"a\")\n    .glows()\n}", [[("glows", Self.noMember)]])
    #expect(text.contains("if model.items.isEmpty {\n  Text(\"a\")\n    \n}"))
  }

  @Test func `a body that is replaced whole is a loss, and the type stays a view`() throws {
    let (text, report, _) = try copy("Text(\"a\")", [[("body", "no")], []])
    #expect(text.contains("struct MainView: View {\nvar body: some View { EmptyView() "))
    #expect(report.lostMethods == ["MainView.body"])
  }
}
