import SceneLowering
import SceneReporting
import SceneSources

/// The products with modules of Apple's names that an app's package depends on.
///
/// A package builds what it depends on, so it depends on the modules that the app imports and no others.
package struct PlatformProducts: Hashable {
  /// The modules of each product, in the order of the list of Apple's modules.
  ///
  /// A module is a product of its own, called `Scene` and its name. These are not: what comes with the host
  /// is one product, so is logging, and views bring what plays them.
  package static let table: [(product: String, modules: [String])] = {
    let product = { shared[$0] ?? "Scene" + $0 }
    let modules = AppleModules.ours.map(\.key)
    let heads = modules.filter { name in name == modules.first { product($0) == product(name) } }
    return heads.map(product).map { name in (name, modules.filter { product($0) == name }) }
  }()

  private static let shared = [
    "UIKit": "SceneUIKit", "UserNotifications": "SceneUIKit", "BackgroundTasks": "SceneUIKit",
    "CarPlay": "SceneUIKit", "SwiftUI": "SceneViews", "os": "SceneOSLog", "OSLog": "SceneOSLog",
  ]

  /// The products of the manifest, in the order of the table.
  let names: [String]

  /// Takes the products whose modules an app's sources import or ask for.
  ///
  /// - Parameters:
  ///   - sources: The app's sources, lowered.
  ///   - isProgram: Whether the app is a program of SwiftUI's.
  init(of sources: [LoweredSource], isProgram: Bool) {
    var wanted: Set<String> = ["UIKit"]
    if isProgram { wanted.insert("SwiftUI") }
    for source in sources {
      for declaration in source.declarations where declaration.kind == "import_decl" {
        wanted.insert(String(declaration.name.prefix { $0 != "." }))
      }
      wanted.formUnion(Self.askedFor(in: source.active))
    }
    names = Self.table.filter { !wanted.isDisjoint(with: $0.modules) }.map(\.product)
  }

  /// Takes the products that a manifest names.
  init(in manifest: String) {
    names = (Self.table.map(\.product) + ["SceneSwiftUI"])
      .filter { manifest.contains(SwiftText.literal($0)) }
  }

  /// Every module of Apple's names that a package with these products can import.
  var modules: Set<String> {
    let named = Self.table.filter { names.contains($0.product) }.flatMap(\.modules)
    let hasViews = names.contains("SceneSwiftUI")
    // The product of all views has every module that stands on SwiftUI.
    let views = hasViews ? AppleModules.standing(on: "SwiftUI").union(["SwiftUI"]) : []
    return AppleModules.closure(of: named + views)
  }

  /// The targets that SwiftPM builds for these products, least first; each brings what it stands on.
  var targets: [String] {
    let all = modules.sorted()
    let tops = all.filter { AppleModules.standing(on: $0).isDisjoint(with: all) }
    return ["SceneHosting"] + (all.contains("SwiftUI") ? ["SceneViews"] : [])
      + tops.filter { !["SceneUIKit", "SceneViews"].contains(Self.shared[$0] ?? "") }
  }

  /// The modules that conditions of a source ask for with `canImport`.
  private static func askedFor(in text: String) -> [String] {
    text.split(separator: "canImport(", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }
}
