import SceneLifecycle
import SceneReporting

/// An event with the states in which it met scenes.
package struct SituationRow: Hashable, Sendable {
  /// The event.
  package var event: String
  /// One for each state of the scene; the same states in each row.
  package var cells: [SituationCell]

  package init(event: String, cells: [SituationCell]) {
    self.event = event
    self.cells = cells
  }
}

/// In how many cases an event met a scene in one state.
package struct SituationCell: Hashable, Sendable {
  /// A state of the other scenes, with its number of cases.
  package struct SituationPart: Hashable, Sendable {
    /// The state of the other scenes, in words.
    package var others: String
    /// In how many cases.
    package var cases: UInt64

    package init(others: String, cases: UInt64) {
      self.others = others
      self.cases = cases
    }
  }

  /// The state of the scene.
  package var state: String
  /// The states of the other scenes; empty where the event cannot meet the state.
  package var parts: [SituationPart]

  package init(state: String, parts: [SituationPart]) {
    self.state = state
    self.parts = parts
  }
}

/// Situations by event or callback and state, shaded by the number of cases.
struct SituationTable {
  private let rows: [SituationRow]
  private let cases: UInt64
  /// Whether the rows are callbacks that an app received: then it is unknown what cannot be.
  private let isOfCallbacks: Bool

  init(_ rows: [SituationRow], cases: UInt64, isOfCallbacks: Bool) {
    self.rows = rows
    self.cases = cases
    self.isOfCallbacks = isOfCallbacks
  }

  private func words(_ page: inout Markup) {
    let parts = rows.flatMap { $0.cells.flatMap(\.parts) }
    if isOfCallbacks {
      page.element("h2", "Which callbacks came in which state (\(parts.count) of them)")
      page.element(
        "p", "class=\"quiet\"",
        "A cell says in how many cases the app received the callback while the scene read the state,"
          + " darker for more; where the pointer rests, whether another scene was active. A dash stands"
          + " where it never did.")
      return
    }
    let reached = parts.count { $0.cases > 0 }
    page.element("h2", "Which states events met (\(reached) of \(parts.count))")
    page.element(
      "p", "class=\"quiet\"",
      "A cell says in how many cases the event found a scene in the state, darker for more, and, where"
        + " some were missed, with how many of the possible states of the other scenes. A dash stands"
        + " where the event cannot meet the state, and where a restricted campaign did not.")
  }

  func write(_ page: inout Markup) {
    words(&page)
    page.open("div", "class=\"table\"")
    page.open("table")
    head(&page)
    page.open("tbody")
    for row in rows {
      page.open("tr")
      page.element("th", "scope=\"row\"", row.event)
      for cell in row.cells { write(cell, &page) }
      page.close("tr")
    }
    page.close("tbody")
    page.close("table")
    page.close("div")
  }

  private func head(_ page: inout Markup) {
    page.open("thead")
    page.open("tr")
    page.element("th", "scope=\"col\"", isOfCallbacks ? "callback" : "event")
    for cell in rows.first?.cells ?? [] { page.element("th", "scope=\"col\"", cell.state) }
    page.close("tr")
    page.close("thead")
  }

  private func write(_ cell: SituationCell, _ page: inout Markup) {
    guard !cell.parts.isEmpty else { return page.element("td", "class=\"count quiet\"", "–") }
    let most = cell.parts.map(\.cases).max() ?? 0
    let reached = cell.parts.count { $0.cases > 0 }
    let titles = cell.parts.map {
      "others \($0.others): " + ($0.cases == 0 ? "never" : $0.cases.grouped)
    }
    let title = Markup.attribute("title", titles.joined(separator: ", "))
    if most == 0 { return page.element("td", "class=\"count never\" \(title)", "never") }
    let missed = reached < cell.parts.count ? " (\(reached) of \(cell.parts.count))" : ""
    page.element("td", "class=\"count h\(shade(most))\" \(title)", most.grouped + missed)
  }

  /// From 1 for less than a case in a hundred to 5 for half of them or more.
  private func shade(_ count: UInt64) -> Int {
    let bounds: [UInt64] = [100, 20, 5, 2]
    return 1 + bounds.count { count >= cases / $0 }
  }
}
