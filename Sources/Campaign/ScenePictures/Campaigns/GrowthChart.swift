import SceneLifecycle
import SceneReporting

/// How what a campaign discovered grew, with the estimate of what there is.
package struct DiscoveryGrowth: Hashable, Sendable {
  /// The noun for the discoveries, such as `coverage points`.
  package var noun: String
  /// Cases that were looked at.
  package var cases: UInt64
  /// The first case that showed each, from 0, in rising order.
  package var firsts: [UInt64]
  /// How many there are at least by the estimate, those that were seen included.
  package var atLeast: Int
  /// How many there are; nil where that is unknown.
  package var total: Int?
  /// The conclusion of the estimate, in a sentence.
  package var sentence: String

  /// Creates the growth of a campaign; the first cases may come in any order.
  package init(
    of noun: String, cases: UInt64, firsts: [UInt64], atLeast: Int, total: Int?, sentence: String
  ) {
    self.noun = noun
    self.cases = cases
    self.firsts = firsts.sorted()
    self.atLeast = atLeast
    self.total = total
    self.sentence = sentence
  }
}

/// Draws the growth as a line over the cases, each doubling of which is as wide as the one before.
struct GrowthChart {
  private static let (left, right, top, bottom) = (56, 620, 24, 220)

  private let growth: DiscoveryGrowth
  /// The beginning of the identifiers within the page.
  private let name: String

  init(_ growth: DiscoveryGrowth, number: Int) {
    self.growth = growth
    name = "growth-\(number)"
  }

  func write(_ page: inout Markup) {
    page.element("h2", "How many \(growth.noun) were discovered")
    page.element("p", growth.sentence)
    page.open("figure")
    page.open(
      "svg",
      "xmlns=\"\(Namespace.picture)\" class=\"chart\" width=\"640\" height=\"268\" "
        + "viewBox=\"0 0 640 268\" role=\"img\" aria-labelledby=\"\(name)-title \(name)-text\"")
    page.element("title", "id=\"\(name)-title\"", "\(growth.noun) by the number of cases")
    page.element("desc", "id=\"\(name)-text\"", growth.sentence)
    axes(&page)
    level(
      growth.atLeast, "estimate", "at least \(UInt64(growth.atLeast).grouped), by the estimate",
      &page)
    if let total = growth.total {
      level(total, "axis", "\(UInt64(total).grouped) there are", &page)
    }
    page.empty("path", "class=\"line\" d=\"\(path)\"")
    page.close("svg")
    page.close("figure")
  }

  private func x(_ cases: UInt64) -> Int {
    let width = UInt64(Self.right - Self.left)
    return Self.left + Int(Octaves.of(cases) * width / max(1, Octaves.of(growth.cases)))
  }

  /// The most that is shown, so that a level at the top has room.
  private var most: Int { max(1, growth.firsts.count, growth.atLeast, growth.total ?? 0) }

  private func y(_ count: Int) -> Int {
    Self.bottom - count * (Self.bottom - Self.top) / most
  }

  private var path: String {
    var path = "M\(x(0)) \(y(0))"
    var last = (x: x(0), y: y(0))
    for (index, first) in growth.firsts.enumerated() {
      let next = (x: x(first + 1), y: y(index + 1))
      let isLast = index + 1 == growth.firsts.count || growth.firsts[index + 1] > first
      // Several that one case shows are one step; what falls on the same point is drawn once.
      guard isLast, next.x != last.x || next.y != last.y else { continue }
      path += "L\(next.x) \(last.y)L\(next.x) \(next.y)"
      last = next
    }
    return path + "L\(Self.right) \(last.y)"
  }

  private func level(_ count: Int, _ name: String, _ text: String, _ page: inout Markup) {
    let height = y(count)
    page.empty("path", "class=\"\(name)\" d=\"M\(Self.left) \(height)L\(Self.right) \(height)\"")
    // The two levels are close to each other mostly: one is named above its right end, one below
    // its left, where the line of growth is low.
    let position =
      name == "estimate"
      ? "x=\"\(Self.left + 4)\" y=\"\(height + 16)\""
      : "x=\"\(Self.right)\" y=\"\(height - 4)\" text-anchor=\"end\""
    page.element("text", position, text)
  }

  private func axes(_ page: inout Markup) {
    page.empty(
      "path",
      "class=\"axis\" fill=\"none\" d=\"M\(Self.left) \(Self.top)L\(Self.left) \(Self.bottom)"
        + "L\(Self.right) \(Self.bottom)\"")
    for count in [0, most / 2, most] {
      page.element(
        "text", "x=\"\(Self.left - 6)\" y=\"\(y(count) + 4)\" text-anchor=\"end\"",
        UInt64(count).grouped)
    }
    var cases: UInt64 = 1
    while cases <= growth.cases {
      page.element(
        "text", "x=\"\(x(cases))\" y=\"\(Self.bottom + 18)\" text-anchor=\"middle\"", cases.grouped)
      if cases > UInt64.max / 10 { break }
      cases *= 10
    }
    page.element(
      "text",
      "x=\"\((Self.left + Self.right) / 2)\" y=\"\(Self.bottom + 38)\" text-anchor=\"middle\"",
      "cases (a tenfold is as wide as the one before)")
  }
}
