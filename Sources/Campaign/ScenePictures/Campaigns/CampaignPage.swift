import SceneLifecycle
package import SceneReporting

/// A campaign as one page without network: what it exercised, what is left to find, what failed.
package struct CampaignPage: Hashable, Sendable {
  /// The name of the subject that was played, such as `the contract` or the name of an app.
  package var subject: String
  /// The conclusion of the campaign, in one line.
  package var conclusion: String
  /// The command that plays the same cases.
  package var command: String
  /// The counts of events, choices and sentences that were exercised.
  package var exercise: ExerciseReport
  /// In which states events met scenes, or an app received callbacks; empty where that was not counted.
  package var situations: [SituationRow] = []
  /// How what was discovered grew, by family; empty where that was not counted.
  package var growths: [DiscoveryGrowth] = []
  /// Which laws notice which change of the app's handlers; nil where none was changed.
  package var mutants: MutantTable?
  /// The failures with their lanes.
  package var failures: [FailureSection] = []

  /// Creates the page of a campaign of which only the counts are known.
  package init(
    of subject: String, _ exercise: ExerciseReport, conclusion: String, repeatedBy command: String
  ) {
    self.subject = subject
    self.exercise = exercise
    self.conclusion = conclusion
    self.command = command
  }

  /// The document: HTML that is well-formed XML, the same bytes each time.
  package var html: String {
    var page = Markup()
    page.element("h1", "A campaign over \(subject)")
    page.element("p", "class=\"sentence\"", conclusion)
    page.element("p", exercise.summary)
    page.element(
      "p", "class=\"quiet\"",
      "Refused are events that could not occur at their turn: they were tried, and changed nothing."
    )
    page.element("p", "The same again:")
    page.element("pre", command)
    contents(&page)
    for failure in failures { page.raw(failure.markup) }
    for (index, growth) in growths.enumerated() {
      GrowthChart(growth, number: index + 1).write(&page)
    }
    mutants?.write(&page)
    if !situations.isEmpty {
      SituationTable(situations, cases: exercise.cases, isOfCallbacks: exercise.judgesLaws).write(
        &page)
    }
    bars(&page)
    return PageFrame.document(titled: "A campaign over \(subject)", page)
  }

  private func contents(_ page: inout Markup) {
    guard !failures.isEmpty else { return }
    page.element("h2", "What failed")
    page.open("ul")
    for failure in failures {
      page.open("li")
      page.element("a", "href=\"#\(failure.name)\"", failure.title)
      page.close("li")
    }
    page.close("ul")
  }

  private func bars(_ page: inout Markup) {
    let judged = exercise.invariants.map {
      BarTable.BarRow(
        name: $0.invariant, remark: $0.kind.rawValue, count: $0.exercised, broken: $0.broken)
    }
    if !judged.isEmpty {
      BarTable(
        title: "How often \(exercise.judges) were put to the test",
        advice: "One that was never put to the test was not judged: it neither holds nor breaks.",
        rows: judged
      ).write(&page)
    }
    var leftOut: [String] = []
    var played: [BarTable.BarRow] = []
    for kind in EventKind.allCases {
      let index = Int(kind.rawValue)
      let count = exercise.events.indices.contains(index) ? exercise.events[index] : 0
      if count > 0 || exercise.kinds.contains(kind) {
        played.append(BarTable.BarRow(name: kind.word, remark: "", count: count, broken: 0))
      } else {
        leftOut.append(kind.word)
      }
    }
    BarTable(
      title: "How often events were played",
      advice: leftOut.isEmpty ? "" : "This campaign draws no \(leftOut.joined(separator: ", ")).",
      rows: played
    ).write(&page)
  }
}

/// A failure within the page of a campaign.
package struct FailureSection: Hashable, Sendable {
  /// The title of the failure, as the list of failures has it.
  package var title: String
  /// The identifier of the section within the page.
  package let name: String
  /// The section.
  package let markup: String

  /// Draws a failure.
  ///
  /// - Parameters:
  ///   - report: What was found out about it.
  ///   - number: Its number within the page, from 1.
  package init(_ report: FailureReport, number: Int) {
    name = Self.name(of: number)
    title = report.transcript.breaks.first?.title ?? "a history that holds"
    var section = Markup()
    HistorySection(report, named: name, level: 2).write(&section)
    markup = section.text
  }

  /// Takes a failure that another process drew; nil where its markup holds what no picture has.
  ///
  /// - Parameters:
  ///   - markup: What the process wrote.
  ///   - title: What broke.
  ///   - number: Its number within the page, from 1.
  package init?(drawn markup: String, _ title: String, number: Int) {
    if InertMarkup.finding(in: markup) != nil { return nil }
    self.markup = markup
    self.title = title
    name = Self.name(of: number)
  }

  /// Takes a failure of which there is text alone.
  package init(text: String, _ title: String, number: Int) {
    self.title = title
    name = Self.name(of: number)
    var section = Markup()
    section.open("section", "id=\"\(name)\"")
    section.element("h2", "class=\"bad\"", title)
    section.lines(
      "pre", "", text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    section.close("section")
    self.markup = section.text
  }

  /// The section as another process sends it.
  package var drawn: String { markup }

  private static func name(of number: Int) -> String { "failure-\(number)" }
}
