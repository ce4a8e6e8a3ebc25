import SceneProjects
import SceneReporting

/// The text of the value that a test and the command of an app's folder play.
struct FolderTestText {
  private let app: AppFolder
  private let name: StarterName

  init(_ app: AppFolder, named name: StarterName) {
    self.app = app
    self.name = name
  }

  /// The file.
  var text: String { app.delegates.program.map { text(of: $0) } ?? textOfDelegates }

  private var textOfDelegates: String {
    """
    import SceneFuzzing
    import SceneHosting
    import UIKit

    /// The app under test: its delegates as they are, what it opens, what must hold.
    ///
    /// A law of your own reads the real objects. The page "Real delegates" shows it.
    @MainActor
    let \(name.value) = AppTest(
      \(SwiftText.literal(name.test)), actions: \(FolderAnswers.value),\(contents)
      laws: [\(laws.joined(separator: ", "))],
      supports: AppSupport(roles: [\(roles)], payloads: [\(kinds)])\(worlds)\(tasks)
    ) { context in
      HostedApp(
        manifest: \(manifest),
        context: context
      ) {
    \(storyboards)\
        return \(app.delegates.application)()
      }
    }

    """
  }

  private func text(of program: AppProgram) -> String {
    """
    import SceneFuzzing
    import SceneHosting
    import SceneViews
    import SwiftUI
    import UIKit

    /// The app under test: its program as it is, what its user does, what must hold.
    ///
    /// A law of your own reads the models of the views. The page "Programs of SwiftUI" shows it.
    @MainActor
    let \(name.value) = AppTest(
      \(SwiftText.literal(name.test)), actions: .everythingShown() + \(FolderAnswers.value),\(contents)
      laws: [\(laws.joined(separator: ", "))],
      supports: AppSupport(roles: [\(roles)], payloads: [\(kinds)])\(worlds)\(tasks)
    ) { context in
    \(storyboards)\
      \(app.storyboards.areThere ? "return " : "")HostedApp(
        \(program.name).self, manifest: \(manifest), context: context\(delegate(of: program)))
    }

    """
  }

  private func delegate(of program: AppProgram) -> String {
    program.adaptor.map { ",\n    delegate: { \($0)() }" } ?? ""
  }

  /// The contents that histories bring, where the app names any.
  private var contents: String {
    app.delegates.contents.has(app.delegates.payloads) ? " contents: \(MadeContents.value)," : ""
  }

  private var kinds: String {
    app.delegates.payloads.map { "." + $0 }.joined(separator: ", ")
  }

  private var roles: String {
    ([".windowApplication"] + (app.playsCars ? [".carPlay"] : [])).joined(separator: ", ")
  }

  private var laws: [String] {
    let hasScenes = !app.delegates.scenes.isEmpty || !app.delegates.cars.isEmpty
    return (app.delegates.payloads.isEmpty ? [] : [".readsPayloads()", ".handsPayloadsOnOnce()"])
      + [".showsWindow()"] + (hasScenes ? [".releasesScenes()"] : [])
  }

  /// The worlds that the app's project names, where they are not the usual ones.
  private var worlds: String {
    guard let (names, reason) = otherWorlds else { return "" }
    let list = names.map { SwiftText.literal($0) }.joined(separator: ", ")
    return """
      ,
        // \(reason)
        platforms: [\(list)].compactMap(Platform.named)
      """
  }

  private var otherWorlds: (names: [String], reason: String)? {
    if app.delegates.program != nil {
      return (worldsOfSwiftUI, "Worlds of SwiftUI send phases.")
    }
    if app.isSceneless {
      return (
        ["sceneless-ios17", "sceneless-ios26"],
        "There is neither a scene delegate nor a scene manifest: the app runs without scenes."
      )
    }
    let devices = app.project.devices
    let isForPad = devices.isEmpty || devices.contains(.pad)
    let newest = ["iphone-ios26"] + (isForPad ? ["ipad-ios26"] : [])
    let target = app.project.compiling.deploymentTarget?.split(separator: ".").first
    if let target = target.flatMap({ Int($0) }), target < 13, !app.delegates.scenes.isEmpty {
      return (["both-ios12"] + newest, "The app is for iOS \(target), too, which has no scenes.")
    }
    return isForPad ? nil : (["iphone-ios17"] + newest, "The app is for iPhones alone.")
  }

  /// Worlds of SwiftUI on the devices that the app is for, none older than it is for.
  private var worldsOfSwiftUI: [String] {
    let devices = app.project.devices
    let isForPad = devices.isEmpty || devices.contains(.pad)
    let isForPhone = devices.isEmpty || devices.contains(.phone) || !isForPad
    let target =
      app.project.compiling.deploymentTarget?.split(separator: ".").first.flatMap { Int($0) } ?? 17
    let phone = [17, 18, 26].first { $0 >= target } ?? 26
    let phones = isForPhone || target > 18 ? ["swiftui-iphone-ios\(phone)"] : []
    let pads = isForPad && target <= 18 ? ["swiftui-ipad-ios18"] : []
    // There UIKit makes the scene delegates that a manifest names, and no others.
    let newest = isForPhone && app.delegates.scenes.isEmpty ? ["manifest-swiftui-ios27"] : []
    return phones + pads + newest
  }

  private var tasks: String { app.delegates.usesTasks ? ",\n  usesTasks: true" : "" }

  /// The manifest of the app, with what makes each class of scene delegate.
  private var manifest: String {
    let entry = app.entry
    if app.delegates.program != nil {
      let words = app.delegates.scenes.map { ".making { \($0)() }" }
      return words.isEmpty ? ".empty" : "SceneManifest.empty" + words.joined()
    }
    guard let first = app.delegates.scenes.first else {
      if app.isSceneless, let name = entry.storyboard {
        return ".sceneless(storyboard: \(SwiftText.literal(name)))"
      }
      return cars.isEmpty ? ".empty" : "SceneManifest.empty" + cars
    }
    var words: [String] = []
    if let name = entry.configuration, name != "Default Configuration" {
      words.append("name: \(SwiftText.literal(name))")
    }
    if let storyboard = entry.storyboard {
      words.append("storyboard: \(SwiftText.literal(storyboard))")
    }
    if !entry.supportsMultipleScenes { words.append("supportsMultipleScenes: false") }
    let others = app.delegates.scenes.dropFirst().map { ".making { \($0)() }" }
    let call = words.isEmpty ? "" : "(" + words.joined(separator: ", ") + ")"
    return "SceneManifest\(call) { \(first)() }" + others.joined() + cars
  }

  /// The lines of the manifest for a car's scene: its configuration, or what makes its delegate.
  private var cars: String {
    let entry = app.entry.car
    let line = app.delegates.cars.map { name in
      name == entry?.delegate
        ? ".adding(.carTemplateApplication, name: \(SwiftText.literal(entry?.name ?? "Car"))) { \(name)() }"
        : ".making { \(name)() }"
    }
    return line.map { "\n        " + $0 }.joined()
  }

  /// The line in the place of the storyboards' files.
  private var storyboards: String {
    app.storyboards.areThere ? "    \(AppStoryboards.call)\n" : ""
  }
}
