import Foundation
import SceneLowering
import SceneProjects
import SceneReporting

/// The names that Xcode makes of an app's catalogues: `Color.background` of `BackgroundColor`.
///
/// Source: Apple, *Xcode 15 release notes*, asset catalogs.
struct AppAssets {
  /// The kind of asset that a name is of.
  enum AssetKind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"

    /// The word that a name does not end with.
    var suffix: String { self == .color ? "Color" : "Image" }
    /// The type that has all names.
    var resource: String { self == .color ? "ColorResource" : "ImageResource" }
    /// The type of UIKit's.
    var type: String { self == .color ? "UIColor" : "UIImage" }
  }

  /// The names in the catalogues, by what Swift calls them.
  private(set) var names: [AssetKind: [String: String]] = [:]
  /// The folders whose names were read: catalogues and their groups.
  private(set) var readFolders: [String] = []
  /// The files of groups that were read.
  private(set) var readFiles: [String] = []
  /// The names that the app's own code adds to colours and images.
  private let own: Set<String>
  private let isProgram: Bool

  /// The most folders of a catalogue that are looked at.
  private static let mostFolders = 20_000
  /// Names that the system's colours and images have: Xcode makes none of these.
  private static let taken: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray",
    "green", "indigo", "label", "lightGray", "lightText", "link", "magenta", "mint", "orange",
    "pink", "placeholderText", "primary", "purple", "quaternaryLabel", "red", "secondary",
    "secondaryLabel", "separator", "opaqueSeparator", "teal", "tertiaryLabel", "tintColor",
    "white", "yellow", "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]

  /// Names of SwiftUI's styles, which `.background` may mean with a colour of that name beside them.
  private static let styles: Set<String> = [
    "background", "bar", "fill", "foreground", "placeholder", "quaternary", "quinary", "selection",
    "tertiary", "tint", "windowBackground",
  ]

  /// The name of the file.
  static let fileName = "MadeAssets.swift"

  /// Reads the names of an app's catalogues.
  init(_ project: AppProject, _ sources: [LoweredSource], isProgram: Bool) {
    self.isProgram = isProgram
    let types: Set<String> = [
      "Color", "UIColor", "ShapeStyle", "UIImage", "ImageResource", "ColorResource",
    ]
    own = Set(
      sources.flatMap(\.declarations).filter { $0.isType && types.contains($0.name) }
        .flatMap { [$0.name] + $0.members.map(\.name) })
    for catalog in project.resources.assetCatalogs {
      read(catalog.hasPrefix("/") ? catalog : project.folder + "/" + catalog)
    }
  }

  /// Whether there is a name.
  var areThere: Bool { names.values.contains { !$0.isEmpty } }

  private mutating func read(_ catalog: String) {
    let url = URL(fileURLWithPath: catalog)
    guard Self.isFolder(url) else { return }
    readFolders.append(catalog)
    let walk = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    var count = 0
    while let next = walk?.nextObject() as? URL, count < Self.mostFolders {
      count += 1
      // A loose file, such as one that Finder leaves, is no asset and no group.
      guard Self.isFolder(next) else { continue }
      guard let kind = AssetKind(rawValue: next.pathExtension) else {
        // Names in a group that has names of its own are not made.
        if next.pathExtension.isEmpty, hasNames(next) { walk?.skipDescendants() }
        continue
      }
      walk?.skipDescendants()
      let asset = next.deletingPathExtension().lastPathComponent
      guard let name = Self.name(of: asset, kind), names[kind]?[name] == nil else { continue }
      names[kind, default: [:]][name] = asset
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private mutating func hasNames(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    readFolders.append(folder.path)
    guard let text = try? StarterInput.text(of: file) else { return false }
    readFiles.append(file.path)
    return text.filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
  }

  /// The name in Swift: words after each other, the first one small; nil for none.
  static func name(of asset: String, _ kind: AssetKind) -> String? {
    let words = asset.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .flatMap { $0.split(separator: "_") }
    guard let first = words.first else { return nil }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var name = small(first) + others.joined()
    if name.hasSuffix(kind.suffix), name.count > kind.suffix.count {
      name.removeLast(kind.suffix.count)
    }
    if name.first?.isNumber == true { name = "_" + name }
    return name
  }

  /// A word with small letters up to the last capital of those at its beginning.
  private static func small(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let isAll = capitals == word.count
    let count = capitals <= 1 || isAll ? capitals : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The source.
  var text: String {
    var lines = ["import Foundation"]
    lines += isProgram ? ["import SwiftUI", "import UIKit"] : ["import UIKit"]
    for kind in AssetKind.allCases {
      let all = (names[kind] ?? [:]).sorted { $0.key < $1.key }
      guard !all.isEmpty else { continue }
      lines += members(of: kind.resource, all) { name, asset in
        "static let \(name) = \(kind.resource)(name: \(SwiftText.literal(asset)), bundle: .main)"
      }
      let short = all.filter { !Self.taken.contains($0.key) }
      lines += members(of: kind.type, short) { name, _ in
        "static var \(name): \(kind.type) { \(kind.type)(resource: \(kind.resource).\(name)) }"
      }
      guard kind == .color, isProgram else { continue }
      let color = { (name: String, _: String) in
        "static var \(name): SwiftUI.Color { SwiftUI.Color(ColorResource.\(name)) }"
      }
      lines += members(of: "SwiftUI.Color", short, color)
      lines += members(
        of: "ShapeStyle where Self == SwiftUI.Color",
        short.filter { !Self.styles.contains($0.key) }, color)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func members(
    of type: String, _ all: [(key: String, value: String)], _ line: (String, String) -> String
  ) -> [String] {
    let members = all.filter { !own.contains($0.key) }.compactMap { name, asset in
      SwiftText.identifier(name).map { "  " + line($0, asset) }
    }
    return members.isEmpty ? [] : ["", "extension \(type) {"] + members + ["}"]
  }
}
