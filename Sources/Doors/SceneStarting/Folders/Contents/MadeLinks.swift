import Foundation
import SceneProjects
import SceneSources

/// The links that can come to an app: its schemes with the hosts and paths that it compares.
struct MadeLinks {
  /// The links: the first of each host, then the second of each.
  private(set) var texts: [String] = []
  /// The sentence on links that stand for others; nil where they are the app's own.
  private(set) var remark: String?

  /// The beginning of the sentence on links that stand for others.
  static let remarkStart = "links as a device brings them"
  /// The scheme that stands for that of an app which declares none.
  static let plainScheme = "app"
  /// Schemes that the system or another app takes.
  private static let ofOthers: Set<String> = [
    "about", "blob", "data", "facetime", "file", "ftp", "http", "https", "itms-apps", "javascript",
    "mailto", "maps", "sms", "tel", "ws", "wss",
  ]

  /// Finds the links.
  init(_ written: ArrivalNames, _ project: AppProject, isProgram: Bool) {
    let hosts = written.hosts.filter { !$0.name.contains(".") }
    let declared = Self.once(project.info.urlSchemes)
    let compared = Self.once(written.schemes.filter { !Self.ofOthers.contains($0.lowercased()) })
    var schemes = declared.isEmpty ? compared : declared
    if schemes.isEmpty {
      let isNamed = !hosts.isEmpty || !written.paths.isEmpty
      guard project.info.documentTypes.isEmpty, Self.isOfXcode(project) || isProgram || isNamed
      else { return }
      schemes = [Self.plainScheme]
    }
    if declared.isEmpty, project.info.documentTypes.isEmpty, Self.isOfXcode(project) {
      remark =
        Self.remarkStart + ": the app declares no URL schemes or documents, and"
        + " '\(schemes[0])://' stands for what its code takes"
    }
    let known = hosts.isEmpty ? [ArrivalNames.LinkHost?.none] : hosts.map(Optional.some)
    let links = schemes.flatMap { scheme in
      known.map { host in
        Self.paths(of: host, written).compactMap {
          Self.link("\(scheme)://\(host?.name ?? "item")", $0)
        }
      }
    }
    // Each host has one before any has two: the last ones may be left out.
    for rank in 0..<(links.map(\.count).max() ?? 0) {
      texts += links.compactMap { $0.count > rank ? $0[rank] : nil }
    }
  }

  /// The paths of a host; without a host those of an item.
  private static func paths(of host: ArrivalNames.LinkHost?, _ written: ArrivalNames) -> [String] {
    let own = (host?.paths ?? []) + written.paths.filter { !(host?.paths.contains($0) ?? false) }
    guard let host else { return own.isEmpty ? ["/1", "/2", "/3"] : own }
    if !own.isEmpty { return own }
    if host.readsPath { return ["/1", "/2"] }
    return [""] + (written.readsPaths ? ["/1", "/2"] : [])
  }

  /// Returns the pages of the web that open the app.
  ///
  /// - Parameters:
  ///   - written: The values that its sources compare.
  ///   - project: What declares its domains.
  ///   - isUsual: Whether there is a page without a domain, too.
  static func pages(
    _ written: ArrivalNames, _ project: AppProject, orUsual isUsual: Bool
  ) -> [String] {
    let start = "applinks:"
    let declared = project.entitlements.associatedDomains.filter { $0.hasPrefix(start) }.map {
      let domain = $0.dropFirst(start.count).prefix { $0 != "?" }
      return domain.hasPrefix("*.") ? "www" + domain.dropFirst() : String(domain)
    }
    let compared = written.hosts.filter { $0.name.contains(".") }
    let isKnown = !project.entitlements.associatedDomains.isEmpty
    let others = isUsual ? compared.map(\.name) + (compared.isEmpty ? ["example.com"] : []) : []
    return unique(isKnown ? declared : others).flatMap { domain in
      let own = compared.first { $0.name == domain }?.paths ?? []
      let paths = own + written.paths.filter { !own.contains($0) }
      return (paths.isEmpty ? ["/item/1", "/item/2", "/item/3"] : paths).compactMap {
        link("https://\(domain)", $0)
      }
    }
  }

  private static func isOfXcode(_ project: AppProject) -> Bool {
    if case .xcode = project.origin { true } else { false }
  }

  /// The texts, each once, in their order.
  static func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { list, text in if !list.contains(text) { list.append(text) } }
  }

  /// The schemes, each once whatever its capitals, in their order.
  private static func once(_ schemes: [String]) -> [String] {
    var known: Set<String> = []
    return schemes.filter { known.insert($0.lowercased()).inserted }
  }

  /// A link whose host is what it says; nil for what no link can have.
  private static func link(_ start: String, _ path: String) -> String? {
    let allowed = CharacterSet.urlPathAllowed
    guard let path = path.addingPercentEncoding(withAllowedCharacters: allowed) else { return nil }
    let text = start + path
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), let url = URL(string: text),
      let scheme = url.scheme, let host = url.host, text == "\(scheme)://\(host)\(path)"
    else { return nil }
    return text
  }
}
