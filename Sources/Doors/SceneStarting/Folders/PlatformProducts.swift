import SceneLowering
import SceneReporting

/// The products with modules of Apple's names that an app's package depends on.
///
/// A package builds what it depends on, so it depends on the modules that the app imports and no others.
/// The libraries of our manifest are the other half of this table; a test holds the two equal.
struct PlatformProducts: Hashable {
  /// The modules of each product.
  static let table: [(product: String, modules: [String])] = [
    ("SceneUIKit", ["UIKit", "UserNotifications", "BackgroundTasks", "CarPlay"]),
    ("SceneViews", ["SwiftUI"]),
    ("SceneCombine", ["Combine"]),
    ("SceneCoreData", ["CoreData"]),
    ("SceneOSLog", ["os", "OSLog"]),
    ("SceneLocalAuthentication", ["LocalAuthentication"]),
    ("SceneCoreLocation", ["CoreLocation"]),
    ("SceneMapKit", ["MapKit"]),
    ("SceneCharts", ["Charts"]),
    ("SceneSpriteKit", ["SpriteKit"]),
    ("SceneWidgetKit", ["WidgetKit"]),
    ("ScenePhotosUI", ["PhotosUI"]),
    ("SceneAuthenticationServices", ["AuthenticationServices"]),
    ("SceneUniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
    ("SceneCoreTransferable", ["CoreTransferable"]),
  ]

  /// The modules of Apple's names on which each of them stands.
  static let needs: [String: [String]] = [
    "AuthenticationServices": ["SwiftUI"], "Charts": ["SwiftUI"], "CoreData": ["Combine"],
    "CoreTransferable": ["UniformTypeIdentifiers"], "MapKit": ["CoreLocation", "SwiftUI"],
    "PhotosUI": ["SwiftUI"], "SpriteKit": ["SwiftUI"], "SwiftUI": ["CoreData", "CoreTransferable"],
    "WidgetKit": ["SwiftUI"],
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
    var found: Set<String> = []
    // The product of all views has every module that stands on SwiftUI.
    var open =
      names.contains("SceneSwiftUI")
      ? Self.needs.keys.sorted() + ["CoreLocation"] : []
    for (product, modules) in Self.table where names.contains(product) { open += modules }
    while let next = open.popLast() {
      if found.insert(next).inserted { open += Self.needs[next] ?? [] }
    }
    return found
  }

  /// The targets that SwiftPM builds for these products, least first; each brings what it stands on.
  var targets: [String] {
    let all = modules.sorted()
    let below = Set(all.flatMap { Self.needs[$0] ?? [] })
    let tops = all.filter { !below.contains($0) && !["UIKit", "SwiftUI"].contains($0) }
    return ["SceneHosting"] + (all.contains("SwiftUI") ? ["SceneViews"] : [])
      + tops.filter { !Self.hosted.contains($0) }
  }

  /// The modules that come with the host.
  private static let hosted = ["BackgroundTasks", "CarPlay", "UserNotifications"]

  /// The modules that conditions of a source ask for with `canImport`.
  private static func askedFor(in text: String) -> [String] {
    text.split(separator: "canImport(", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }
}
