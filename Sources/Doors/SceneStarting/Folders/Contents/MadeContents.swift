package import SceneProjects
import SceneReporting
package import SceneSources

/// The contents that histories bring to an app: what its sources and its property lists name.
///
/// Where they name nothing of a kind, the list has nothing of it, and histories bring items by number.
package struct MadeContents {
  /// A content as a test writes it.
  struct MadeContent: Hashable {
    /// The kind of its payload, as `AppSupport` names it.
    let kind: String
    /// The word in scenarios.
    let name: String
    /// The value behind the name.
    let value: String
    /// The words for it in a report.
    let shown: String

    /// The element of the list.
    var text: String {
      ".\(kind == "page" ? "universalLink" : kind)(\(SwiftText.literal(name)), \(value))"
    }
    /// Whether an app that takes some kinds gets it.
    func isPlayed(_ kinds: [String]) -> Bool { kinds.contains(kind == "page" ? "activity" : kind) }
  }

  /// The value that the test names.
  static let value = "appContents"
  /// How many contents of each kind are played: of more, a campaign reaches each too seldom.
  static let most = 24

  /// All of them, those of each kind in their order.
  private(set) var all: [MadeContent] = []
  /// The contents that are not played as they are, one sentence each.
  package private(set) var remarks: [String] = []
  private var names: Set<String> = []

  /// Finds the contents of an app.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of payload that it takes.
  ///   - written: The values that its sources compare.
  ///   - project: What declares schemes, domains, quick actions and activities.
  ///   - isProgram: Whether it is a program of SwiftUI's.
  package init(
    of kinds: [String], _ written: ArrivalNames, _ project: AppProject, isProgram: Bool
  ) {
    if kinds.contains("url") {
      let links = MadeLinks(written, project, isProgram: isProgram)
      add(links.texts.map { ("url", $0, SwiftText.literal($0), $0) }, named: "links")
      remarks += links.remark.map { [$0] } ?? []
    }
    if kinds.contains("activity") {
      addActivities(written, project)
    }
    if kinds.contains("shortcut") {
      let types = MadeLinks.unique(project.info.shortcutItems + written.shortcutTypes)
      add(
        types.map { ("shortcut", $0, ".init(\(SwiftText.literal($0)))", $0) },
        named: "quick actions")
    }
    if kinds.contains("notification") { addAnswers(written) }
  }

  /// Pages of the app's domains, and activities of the types that are declared or compared.
  private mutating func addActivities(_ written: ArrivalNames, _ project: AppProject) {
    let types = MadeLinks.unique(
      project.info.activityTypes.filter { $0 != "NSUserActivityTypeBrowsingWeb" }
        + written.activityTypes)
    let isOfWeb = written.readsPages && !types.isEmpty
    let pages = MadeLinks.pages(written, project, orUsual: isOfWeb)
    add(pages.map { ("page", $0, SwiftText.literal($0), $0) }, named: "pages")
    add(
      types.map { type in
        let info = Self.searches[type].map { ", userInfo: [\($0)]" } ?? ""
        return ("activity", type, ".init(\(SwiftText.literal(type))\(info))", type)
      }, named: "activities")
  }

  /// The values that a search in Spotlight brings.
  ///
  /// Source: Apple, corespotlight/cssearchableitemactivityidentifier and cssearchquerystring.
  private static let searches = [
    "com.apple.corespotlightitem": "\"kCSSearchableItemActivityIdentifier\": \"item-1\"",
    "com.apple.corespotlightquery": "\"kCSSearchQueryString\": \"item\"",
  ]

  /// The tap on a notification of each category, and each answer that the user has.
  private mutating func addAnswers(_ written: ArrivalNames) {
    let answers =
      written.actions.map { ($0, false) } + written.replies.map { ($0, true) }
    if answers.isEmpty && written.categories.isEmpty { return }
    let categories = written.categories.isEmpty ? [""] : written.categories
    var contents: [(kind: String, name: String, value: String, shown: String)] = []
    let add = { (category: String, action: String?, isTyped: Bool) in
      let words =
        (action.map { [", actionIdentifier: \(SwiftText.literal($0))"] } ?? [])
        + (isTyped ? [", userText: \"A reply\""] : [])
        + [category].filter { !$0.isEmpty }.map {
          ", categoryIdentifier: \(SwiftText.literal($0))"
        }
      let name = [category, action ?? "tap"].filter { !$0.isEmpty }.joined(separator: "-")
      contents.append(
        (
          "notification", name,
          ".init(" + SwiftText.literal("item-1") + words.joined() + ", userInfo: [\"id\": 1])", name
        ))
    }
    for category in categories { add(category, nil, false) }
    for category in categories {
      for (action, isTyped) in answers { add(category, action, isTyped) }
    }
    self.add(contents, named: "answers to notifications")
  }

  /// Adds contents up to the most of their kind, and says how many are left out.
  private mutating func add(
    _ contents: [(kind: String, name: String, value: String, shown: String)], named plural: String
  ) {
    for content in contents.prefix(Self.most) {
      all.append(
        MadeContent(
          kind: content.kind, name: name(content.name), value: content.value, shown: content.shown))
    }
    guard contents.count > Self.most else { return }
    let left = contents.count - Self.most
    remarks.append(
      "\(left) of \(contents.count) \(plural) that the app names: histories bring the others")
  }

  /// A word of a scenario that no other content has.
  private mutating func name(_ text: String) -> String {
    let plain = text.utf8.map { byte in
      Self.isPlain(byte) ? byte : UInt8(ascii: " ")
    }
    let words = String(decoding: plain, as: UTF8.self).split(separator: " ")
    let word = String(words.joined(separator: "-").prefix(60))
    let base = word.isEmpty ? "content" : word
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    let isLetter = (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
    return isLetter || (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
  }

  /// The value as the test finds it.
  ///
  /// - Parameter kinds: The kinds of payload that are played.
  package func text(_ kinds: [String]) -> String {
    let list = all.filter { $0.isPlayed(kinds) }.map { "  \($0.text),\n" }
    return """

      /// The contents that histories bring, as the app's sources and its property lists name them.
      let \(Self.value): [SceneFuzzing.AppContent] = [\(list.isEmpty ? "" : "\n" + list.joined())]

      """
  }

  /// The contents that histories bring, a line each.
  func lines(_ kinds: [String]) -> [String] {
    all.filter { $0.isPlayed(kinds) }.map { "histories bring: \($0.kind) \($0.shown)" }
  }

  /// Whether there is one of some kinds.
  func has(_ kinds: [String]) -> Bool { all.contains { $0.isPlayed(kinds) } }
}
