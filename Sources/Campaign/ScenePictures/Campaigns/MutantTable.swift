import SceneLifecycle
import SceneReporting

/// A change of the app's handlers with the laws that noticed it.
package struct MutantRow: Hashable, Sendable {
  /// The identifier of the mutant.
  package var id: String
  /// The change, in a sentence.
  package var summary: String
  /// The laws that broke; empty for a mutant that survives.
  package var killers: [String]

  package init(id: String, summary: String, killers: [String]) {
    self.id = id
    self.summary = summary
    self.killers = killers
  }
}

/// Mutants by the laws that kill them; those that survive come first.
package struct MutantTable: Hashable, Sendable {
  /// The mutants that change what the app does.
  package var rows: [MutantRow]
  /// The laws, one a column.
  package var laws: [String]
  /// A remark on the other mutants, in a sentence; empty where there are none.
  package var remark: String

  package init(rows: [MutantRow], laws: [String], remark: String) {
    self.rows = rows
    self.laws = laws
    self.remark = remark
  }

  /// The table as a page of its own.
  ///
  /// - Parameters:
  ///   - subject: What was changed, such as the name of an app.
  ///   - command: The command that plays the same again.
  package func html(of subject: String, repeatedBy command: String) -> String {
    var page = Markup()
    page.element("h1", "How strong the laws of \(subject) are")
    page.element("p", "The same again:")
    page.element("pre", command)
    write(&page)
    return PageFrame.document(titled: "The mutants of \(subject)", page)
  }

  func write(_ page: inout Markup) {
    let killed = rows.count { !$0.killers.isEmpty }
    page.element("h2", "Which laws notice which change (\(killed) of \(rows.count) noticed)")
    page.element(
      "p", "class=\"quiet\"",
      "Each row changes one handler of the app so that the app does something else. A filled square"
        + " stands where the law broke because of it. A change that no law notices is a bug that the"
        + " laws would let pass. " + remark)
    page.open("div", "class=\"table\"")
    page.open("table")
    page.open("thead")
    page.open("tr")
    for title in ["what is changed"] + laws {
      page.element("th", "scope=\"col\"", title)
    }
    page.close("tr")
    page.close("thead")
    page.open("tbody")
    for row in rows.filter(\.killers.isEmpty) + rows.filter({ !$0.killers.isEmpty }) {
      write(row, &page)
    }
    page.close("tbody")
    page.close("table")
    page.close("div")
  }

  private func write(_ row: MutantRow, _ page: inout Markup) {
    page.open("tr", row.killers.isEmpty ? "class=\"bad\"" : "")
    let what = Markup.attribute("title", row.summary)
    page.element("th", "class=\"long\" scope=\"row\" \(what)", row.id)
    for law in laws {
      let isKiller = row.killers.contains(law)
      let title = Markup.attribute("title", isKiller ? "\(law) breaks" : "\(law) holds")
      page.element("td", "class=\"count\" \(title)", isKiller ? "■" : "·")
    }
    page.close("tr")
  }
}
