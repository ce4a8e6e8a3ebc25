import SceneLifecycle
import ScenePictures
import SceneReporting
import TestSupport
import Testing

@Suite("A campaign as a page") struct CampaignPageTests {
  static func example() -> CampaignPage {
    var exercise = ExerciseReport()
    exercise.cases = 1_000
    exercise.callbacks = 123_456
    exercise.events = EventKind.allCases.indices.map { $0 == 3 ? 0 : UInt64($0 * $0 * 7 + 1) }
    exercise.invariants = [
      .init("scene.resigns-once", .hard, exercised: 40_000, broken: 3),
      .init("scene.connects-once", .hard, exercised: 20),
      .init("session.lives", .soft, exercised: 0),
    ]
    var page = CampaignPage(
      of: "the app 'notes'", exercise, conclusion: "There is 1 way of failing.",
      repeatedBy: "notes-fuzz run --seed 7")
    page.growths = [
      DiscoveryGrowth(
        of: "coverage points", cases: 1_000, firsts: [400, 0, 0, 0, 2, 17, 17, 900], atLeast: 9,
        total: 12, sentence: "A further case shows a new one with a chance of 0.2 %.")
    ]
    let parts = [("alone", 900), ("active", 0)].map {
      SituationCell.SituationPart(others: $0.0, cases: $0.1)
    }
    page.situations = [
      SituationRow(
        event: "home",
        cells: [
          SituationCell(state: "active", parts: parts),
          SituationCell(state: "inactive", parts: [parts[1]]),
          SituationCell(state: "background", parts: []),
        ])
    ]
    page.failures = [FailureSection(PictureExample.report(), number: 1)]
    return page
  }

  @Test func `a page is well-formed, inert and the same bytes each time`() {
    let html = Self.example().html
    #expect(html == Self.example().html)
    #expect(ParsedMarkup(html) != nil)
    #expect(InertMarkup.finding(in: html) == nil)
  }

  @Test(arguments: HostileText.all.filter { !$0.isEmpty })
  func `names that a stranger chose stand in a page as text`(text: String) throws {
    var page = Self.example()
    page.subject = text
    page.conclusion = text
    page.command = text
    page.exercise.invariants = [.init(text, .hard, exercised: 7)]
    page.situations[0] = SituationRow(
      event: text,
      cells: [SituationCell(state: text, parts: [.init(others: text, cases: 7)])])
    page.mutants = MutantTable(
      rows: [MutantRow(id: text, summary: text, killers: [text])], laws: [text], remark: text)
    page.failures = [FailureSection(text: text, text, number: 1)]
    let html = page.html
    #expect(InertMarkup.finding(in: html) == nil)
    let read = try #require(ParsedMarkup(html))
    #expect(read.elements.map(\.name) == ParsedMarkup(usual(page).html)?.elements.map(\.name))
    #expect(read.elements.contains { $0.attributes["title"] == text.shown })
    #expect(read.texts(of: "pre").contains(text.shown))
  }

  /// The same page with a name that means nothing anywhere.
  private func usual(_ page: CampaignPage) -> CampaignPage {
    var page = page
    (page.subject, page.conclusion, page.command) = ("a", "a", "a")
    page.exercise.invariants = [.init("a", .hard, exercised: 7)]
    page.situations[0] = SituationRow(
      event: "a", cells: [SituationCell(state: "a", parts: [.init(others: "a", cases: 7)])])
    page.mutants = MutantTable(
      rows: [MutantRow(id: "a", summary: "a", killers: ["a"])], laws: ["a"], remark: "a")
    page.failures = [FailureSection(text: "a", "a", number: 1)]
    return page
  }

  @Test func `what was never reached stands out in words and in shape`() throws {
    let page = try #require(ParsedMarkup(Self.example().html))
    #expect(page.texts(of: "h2").contains("How often invariants were put to the test (2 of 3)"))
    #expect(page.texts(of: "td").count { $0 == "never" } == 3)
    #expect(page.elements.count { $0.attributes["class"] == "zero" } == 2)
    #expect(page.texts(of: "td").contains("900 (1 of 2)"))
    #expect(page.texts(of: "td").contains("broke in 3 cases"))
    #expect(
      page.elements.contains { $0.attributes["title"] == "others alone: 900, others active: never" }
    )
  }

  @Test func `what the campaign does not draw is named, and is no gap`() throws {
    var example = Self.example()
    example.exercise.kinds = .all - [EventKind.allCases[3], EventKind.allCases[4]]
    let page = try #require(ParsedMarkup(example.html))
    let word = EventKind.allCases[3].word
    let drawn = EventKind.allCases.count - 1
    #expect(page.texts(of: "h2").contains("How often events were played (\(drawn) of \(drawn))"))
    #expect(page.texts(of: "p").contains { $0.hasSuffix("This campaign draws no \(word).") })
  }

  @Test func `a longer bar stands for a higher count`() throws {
    let page = try #require(ParsedMarkup(Self.example().html))
    let bars = page.elements.filter { $0.attributes["class"]?.hasPrefix("bar") ?? false }
      .compactMap { $0.attributes["width"].flatMap { Int($0) } }
    #expect(bars[0] == 240)
    #expect(bars[1] < bars[0] && bars[1] > 1)
    let events = bars.dropFirst(2)
    #expect(Array(events) == events.sorted(), "the example's counts rise")
    // A count that is half as large again has a longer bar, too, not a double one alone.
    let lengths = events.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    #expect(lengths.count > 40)
  }

  @Test func `the line of growth rises to what was seen, below the estimate`() throws {
    let page = try #require(ParsedMarkup(Self.example().html))
    let line = try #require(page.elements.first { $0.attributes["class"] == "line" })
    let numbers = try #require(line.attributes["d"]).split { !$0.isNumber }.compactMap { Int($0) }
    let points = stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.0 <= $1.0 && $0.1 >= $1.1 })
    #expect(points.first?.1 == 220 && points.last?.0 == 620)
    #expect(points.last?.1 == 220 - 8 * 196 / 12)
    #expect(page.texts(of: "text").contains("at least 9, by the estimate"))
    #expect(page.texts(of: "text").contains("12 there are"))
  }

  @Test func `a failure is linked to its lanes, and identifiers are those of one element`() throws {
    var example = Self.example()
    example.failures.append(FailureSection(PictureExample.report(), number: 2))
    example.growths.append(example.growths[0])
    example.failures.append(FailureSection(text: "x\ny", "app.crashes, flaky", number: 3))
    let page = try #require(ParsedMarkup(example.html))
    let names = page.elements.compactMap { $0.attributes["id"] }
    #expect(
      names.count == names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.count)
    let links = page.elements.compactMap { $0.attributes["href"] }
    let differences = ["#failure-1-line-6", "#failure-2-line-6"]
    #expect(links == ["#failure-1", "#failure-2", "#failure-3"] + differences)
    #expect(links.allSatisfy { names.contains(String($0.dropFirst())) })
  }

  @Test func `a change that no law notices stands out, and each law has a column`() throws {
    var example = Self.example()
    example.exercise.judgesLaws = true
    example.mutants = MutantTable(
      rows: [
        MutantRow(id: "a-skipped", summary: "'a' is never called.", killers: ["notes.b"]),
        MutantRow(id: "b-run-twice", summary: "'b' is called <twice>.", killers: []),
      ], laws: ["notes.a", "notes.b"], remark: "The rest is equal.")
    #expect(InertMarkup.finding(in: example.html) == nil)
    let page = try #require(ParsedMarkup(example.html))
    #expect(page.texts(of: "h2").contains("Which laws notice which change (1 of 2 noticed)"))
    #expect(page.texts(of: "h2").contains("How often laws were put to the test (2 of 3)"))
    let rows = page.texts(of: "th").filter { $0.contains("-") }
    #expect(rows == ["b-run-twice", "a-skipped"])
    #expect(page.texts(of: "td").filter { ["■", "·"].contains($0) } == ["·", "·", "·", "■"])
    #expect(page.elements.contains { $0.attributes["title"] == "'b' is called <twice>." })
    let table = try #require(example.mutants)
    let alone = try #require(ParsedMarkup(table.html(of: "x", repeatedBy: "y")))
    #expect(alone.texts(of: "pre") == ["y"])
  }

  @Test func `callbacks of an app have no gaps: what cannot come is unknown`() throws {
    var example = Self.example()
    example.exercise.judgesLaws = true
    let page = try #require(ParsedMarkup(example.html))
    #expect(page.texts(of: "h2").contains("Which callbacks came in which state (3 of them)"))
  }

  @Test func `a campaign of nothing has a page`() {
    let page = CampaignPage(of: "a", ExerciseReport(), conclusion: "b", repeatedBy: "c")
    #expect(ParsedMarkup(page.html) != nil)
  }
}
