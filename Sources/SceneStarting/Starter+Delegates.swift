import SceneReporting

extension Starter {
  /// The targets of an app's own delegates and of their test, line by line.
  func targets(of delegates: DelegateFolder) -> [String] {
    let products = (["SceneUIKit"] + delegates.products).map { product($0) }
    let excluded = delegates.excluded
    return [
      ".executableTarget(",
      "  name: \(SwiftText.literal(name.module)),",
      "  dependencies: [\(products.joined(separator: ", "))],",
      "  path: \(SwiftText.literal(delegates.path)),",
    ] + (excluded.isEmpty ? [] : ["  exclude: \(SwiftText.list(excluded)),"]) + [
      "  swiftSettings: [.swiftLanguageMode(.v5)]),",
      ".testTarget(",
      "  name: \(SwiftText.literal(name.tests)),",
      "  dependencies: [",
      "    \(SwiftText.literal(name.module)), \(product("SceneUIKit")),",
      "    \(product("SceneTesting")),",
      "  ],",
      "  exclude: [\"Scenes\"]),",
    ]
  }

  /// The unit test of an app's own delegates.
  func test(of delegates: DelegateFolder) -> String {
    """
    import SceneHosting
    import SceneTesting
    import Testing
    import UIKit

    @testable import \(name.module)

    /// The app under test: its delegates as they are, what it opens, what must hold.
    ///
    /// A law of your own reads the real objects; `.handlesPayloadsOnce` knows what became of a link. The
    /// page "Real delegates" has both.
    @MainActor
    private let \(name.value) = AppTest(
      \(SwiftText.literal(name.test)),
      laws: [\(laws(of: delegates))],
      supports: AppSupport(roles: [.windowApplication], payloads: [\(kinds(of: delegates))])\(worlds(of: delegates))
    ) { context in
      HostedApp(
        manifest: \(manifest(of: delegates)),
        context: context
      ) {
    \(storyboard(of: delegates))\
        return \(delegates.application)()
      }
    }

    @MainActor
    @Suite struct \(name.tests) {
      /// Plays what is kept in `Scenes/\(name.test)`, then 300 new cases: one issue for each law that breaks.
      @Test func `The app keeps its promises`() throws { try SceneFuzz.expect(\(name.value)) }
    }

    """
  }

  private func laws(of delegates: DelegateFolder) -> String {
    ((delegates.payloads.isEmpty ? [] : [".readsPayloads()"])
      + [".showsWindow()"] + (delegates.scenes.isEmpty ? [] : [".releasesScenes()"]))
      .joined(separator: ", ")
  }

  /// The worlds of an app without scenes; any other app is played in the newest.
  private func worlds(of delegates: DelegateFolder) -> String {
    guard delegates.isSceneless else { return "" }
    return """
      ,
        // There is neither a scene delegate nor a scene manifest: the app runs without scenes.
        platforms: ["sceneless-ios17", "sceneless-ios26"].compactMap(Platform.named)
      """
  }

  private func kinds(of delegates: DelegateFolder) -> String {
    delegates.payloads.map { "." + $0 }.joined(separator: ", ")
  }

  /// The manifest of the app, with what makes each class of scene delegate.
  private func manifest(of delegates: DelegateFolder) -> String {
    guard let first = delegates.scenes.first else {
      guard delegates.isSceneless, let name = delegates.manifest.storyboard else { return ".empty" }
      return ".sceneless(storyboard: \(SwiftText.literal(name)))"
    }
    var words: [String] = []
    if let name = delegates.manifest.configuration, name != "Default Configuration" {
      words.append("name: \(SwiftText.literal(name))")
    }
    if let storyboard = delegates.manifest.storyboard {
      words.append("storyboard: \(SwiftText.literal(storyboard))")
    }
    if !delegates.manifest.supportsMultipleScenes { words.append("supportsMultipleScenes: false") }
    let others = delegates.scenes.dropFirst().map { ".making { \($0)() }" }
    let call = words.isEmpty ? "" : "(" + words.joined(separator: ", ") + ")"
    return "SceneManifest\(call) { \(first)() }" + others.joined()
  }

  /// What stands in the place of a storyboard's file.
  private func storyboard(of delegates: DelegateFolder) -> String {
    guard let name = delegates.manifest.storyboard else { return "" }
    let controller = delegates.manifest.controller ?? "UIViewController"
    return """
          // In the place of \(SwiftText.comment(name)).storyboard, which cannot be read here.
          UIStoryboard.register(\(SwiftText.literal(name))) { \(controller)() }

      """
  }
}
