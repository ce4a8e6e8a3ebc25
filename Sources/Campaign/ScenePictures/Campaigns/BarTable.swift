import SceneLifecycle
import SceneReporting

/// Counts as bars whose length grows by the same step with each doubling of the count: small counts
/// stay visible, and a count of zero stands out.
struct BarTable {
  struct BarRow {
    var name: String
    /// A remark on the row.
    var remark: String
    var count: UInt64
    /// In how many cases it broke.
    var broken: UInt64
  }

  let title: String
  /// The meaning of a count of zero; empty where the heading says it.
  let advice: String
  let rows: [BarRow]

  private static let width: UInt64 = 240

  func write(_ page: inout Markup) {
    let reached = rows.count { $0.count > 0 }
    page.element("h2", "\(title) (\(reached) of \(rows.count))")
    page.element(
      "p", "class=\"quiet\"",
      "Each doubling of a count makes its bar longer by the same step. " + advice)
    page.open("div", "class=\"table\"")
    page.open("table")
    page.open("tbody")
    let most = rows.map(\.count).max() ?? 0
    for row in rows { write(row, most: most, &page) }
    page.close("tbody")
    page.close("table")
    page.close("div")
  }

  private func write(_ row: BarRow, most: UInt64, _ page: inout Markup) {
    page.open("tr", row.broken > 0 ? "class=\"bad\"" : "")
    page.element("td", "class=\"code\"", row.name)
    if rows.contains(where: { !$0.remark.isEmpty }) { page.element("td", row.remark) }
    if row.count == 0 {
      page.element("td", "class=\"count never\"", "never")
    } else {
      page.element("td", "class=\"count\"", row.count.grouped)
    }
    page.open("td")
    bar(row, most: most, &page)
    page.close("td")
    if row.broken > 0 { page.element("td", "broke in " + row.broken.counted("case")) }
    page.close("tr")
  }

  private func bar(_ row: BarRow, most: UInt64, _ page: inout Markup) {
    page.open("svg", "width=\"\(Self.width + 2)\" height=\"14\" role=\"presentation\"")
    if row.count == 0 {
      page.empty("rect", "class=\"zero\" x=\"1\" y=\"2\" width=\"10\" height=\"10\"")
    } else {
      let length = max(2, Octaves.of(row.count) * Self.width / max(1, Octaves.of(most)))
      let name = row.broken > 0 ? "bar bad" : "bar"
      page.empty("rect", "class=\"\(name)\" x=\"1\" y=\"2\" width=\"\(length)\" height=\"10\"")
    }
    page.close("svg")
  }
}

/// How often a count can be halved, in thousandths: a scale for counts without floating point.
enum Octaves {
  /// Thousandths of doublings from 1 to a count, from 1,000 for 1; 0 for 0.
  ///
  /// Straight between two powers of two, so that it rises with the count and is the same everywhere.
  static func of(_ count: UInt64) -> UInt64 {
    guard count > 0 else { return 0 }
    let whole = UInt64(63 - count.leadingZeroBitCount)
    let above = count - (1 << whole)
    // Ten digits of it are kept, for a thousandfold has to fit.
    let (part, digits) = whole <= 40 ? (above, whole) : (above >> (whole - 40), 40)
    return (whole + 1) * 1_000 + (part * 1_000) >> digits
  }
}
