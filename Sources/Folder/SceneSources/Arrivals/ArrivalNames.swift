/// The values with which an app's sources compare links, activities, quick actions and answers.
///
/// They are texts, and constants and enumerations that stand for texts. All lists are sorted, and each value
/// stands once.
package struct ArrivalNames: Hashable, Sendable {
  /// A host of links, with the paths that are compared where the host is known.
  package struct LinkHost: Hashable, Sendable {
    /// The host.
    package let name: String
    /// The paths, each with a slash in front.
    package internal(set) var paths: [String] = []
    /// Whether code for this host looks at the path.
    package internal(set) var readsPath = false
  }

  /// The schemes of links.
  package internal(set) var schemes: [String] = []
  /// The hosts of links, by name.
  package internal(set) var hosts: [LinkHost] = []
  /// The paths of links of any host, each with a slash in front.
  package internal(set) var paths: [String] = []
  /// Whether any code looks at the path of a link.
  package internal(set) var readsPaths = false
  /// The types of activities, without that of a page of the web.
  package internal(set) var activityTypes: [String] = []
  /// Whether any code awaits a page of the web.
  package internal(set) var readsPages = false
  /// The types of quick actions.
  package internal(set) var shortcutTypes: [String] = []
  /// The categories of notifications.
  package internal(set) var categories: [String] = []
  /// The answers that a user has to notifications, without those that are typed.
  package internal(set) var actions: [String] = []
  /// The answers to notifications that are typed.
  package internal(set) var replies: [String] = []

  /// Creates names of nothing.
  package init() {}

  /// Reads an app's sources.
  ///
  /// - Complexity: Linear in the bytes, but for what stands in blocks of other blocks.
  package init(of sources: [String]) {
    let lists = sources.map { source in
      let bytes = Array(source.utf8)
      return TokenList(bytes, TokenReader.tokens(in: bytes, hasBareRegex: false))
    }
    var texts = WrittenTexts()
    for list in lists { texts.read(list) }
    for list in lists {
      var reader = ArrivalReader(list, texts)
      reader.read()
      take(reader)
    }
    let typed = replies
    actions.removeAll { typed.contains($0) }
    hosts.sort { $0.name < $1.name }
    for index in hosts.indices { hosts[index].paths.sort() }
  }

  private mutating func take(_ reader: ArrivalReader) {
    let found = reader.found
    if reader.readsPages { readsPages = true }
    if !reader.pathReads.isEmpty { readsPaths = true }
    for name in found where name.part == .host {
      let isRead = reader.pathReads.contains { name.body?.contains($0) ?? false }
      add(host: name.text, isRead: isRead)
    }
    for name in found {
      switch name.part {
      case .host: break
      case .path: add(name, hosts: found.filter { $0.part == .host })
      case .scheme: Self.add(name.text, to: &schemes)
      case .activity where name.text == WrittenTexts.page: readsPages = true
      case .activity: Self.add(name.text, to: &activityTypes)
      case .shortcut: Self.add(name.text, to: &shortcutTypes)
      case .category: Self.add(name.text, to: &categories)
      case .action: Self.add(name.text, to: &actions)
      case .reply: Self.add(name.text, to: &replies)
      }
    }
  }

  /// Adds a path: to the hosts in whose branch it stands, else to those of any host.
  private mutating func add(_ path: ArrivalReader.FoundName, hosts found: [ArrivalReader.FoundName])
  {
    guard let text = Self.path(path.text) else { return }
    let owners =
      path.hosts + found.filter { $0.body?.contains(path.start) ?? false }.map(\.text)
    if owners.isEmpty { Self.add(text, to: &paths) }
    for owner in owners { add(host: owner, path: text) }
  }

  private mutating func add(host name: String, path: String? = nil, isRead: Bool = false) {
    let index = hosts.firstIndex { $0.name == name } ?? hosts.count
    if index == hosts.count { hosts.append(LinkHost(name: name)) }
    if isRead { hosts[index].readsPath = true }
    if let path, !hosts[index].paths.contains(path) { hosts[index].paths.append(path) }
  }

  /// The path for a text that is compared with one, with its last component or with its beginning.
  private static func path(_ text: String) -> String? {
    let path = (text.hasPrefix("/") ? "" : "/") + text
    if path.allSatisfy({ $0 == "/" }) { return nil }
    return path.hasSuffix("/") ? path + "1" : path
  }

  /// Adds a text in its order, where it is not there.
  private static func add(_ text: String, to list: inout [String]) {
    let index = list.firstIndex { $0 >= text } ?? list.count
    if index == list.count || list[index] != text { list.insert(text, at: index) }
  }
}
