package import SceneLifecycle
import SceneReporting
import SceneSeam
import SceneSources

/// The worlds that a test plays, and which of an app's methods none of them calls.
package struct PlayedWorlds {
  private let platforms: [Platform]
  /// The lowest major version of iOS that the app is built for; nil where no project says it.
  private let target: Int?

  /// Describes some worlds; without one nothing is in doubt.
  package init(_ platforms: [Platform], target: Int? = nil) {
    self.platforms = platforms
    self.target = target
  }

  /// Whether all of them have scenes, and no system that the app is built for does without.
  private var haveScenes: Bool {
    !platforms.isEmpty && platforms.allSatisfy(\.usesScenes) && target ?? 13 >= 13
  }

  private var lackScenes: Bool { !platforms.isEmpty && !platforms.contains(where: \.usesScenes) }

  // MARK: Methods

  /// The doubt about a method of an application's delegate that no world calls; nil where one does.
  func uncalled(_ method: WrittenMethod, of type: String, at location: Diagnostic.Location)
    -> AppDoubt?
  {
    guard let known = UncalledMethod.named(method.title), !platforms.isEmpty else { return nil }
    if known.withoutScenes == nil && (!haveScenes || mayBeCalled(method.name)) { return nil }
    let instead = haveScenes ? known.inScenes : known.withoutScenes ?? known.inScenes
    let reason = known.withoutScenes == nil ? "the app has scenes" : "UIKit calls it no more"
    let step = arePrograms ? Self.stepInProgram(method.title) : nil
    return Self.doubt(
      method.title, of: type, because: reason, step ?? "write '\(instead)'", at: location)
  }

  /// Whether all of them play a program of SwiftUI, which has no scene delegate unless it makes one.
  private var arePrograms: Bool { !platforms.isEmpty && platforms.allSatisfy(\.usesSwiftUI) }

  /// The step in a program for a method of its adaptor; nil where a scene delegate takes it.
  ///
  /// Source: Apple, swiftui/scenephase, swiftui/view/onopenurl(perform:),
  /// swiftui/view/oncontinueuseractivity(_:perform:).
  private static func stepInProgram(_ title: String) -> String? {
    switch title {
    case "applicationDidBecomeActive(_:)": "read 'scenePhase' in the App: it becomes '.active'"
    case "applicationWillResignActive(_:)": "read 'scenePhase' in the App: it becomes '.inactive'"
    case "applicationDidEnterBackground(_:)":
      "read 'scenePhase' in the App: it becomes '.background'"
    case "applicationWillEnterForeground(_:)":
      "read 'scenePhase' in the App: it is no longer '.background'"
    case "application(_:open:options:)", "application(_:handleOpen:)",
      "application(_:open:sourceApplication:annotation:)":
      "take the link with 'onOpenURL' in a view"
    case "application(_:continue:restorationHandler:)":
      "take the activity with 'onContinueUserActivity' in a view"
    default: nil
    }
  }

  /// The doubt about a handler of an app that no world calls; nil where one does.
  func uncalled(
    _ requirement: Requirement, _ method: WrittenMethod, at location: Diagnostic.Location
  ) -> AppDoubt? {
    let name = requirement.method.name
    if haveScenes, !mayBeCalled(name), let scene = Self.state(name, of: "application", as: "scene")
    {
      return Self.doubt(
        method.title, because: "the app has scenes", "write '\(scene)(_:)'", at: location)
    }
    if lackScenes, let application = Self.state(name, of: "scene", as: "application") {
      return Self.doubt(
        method.title, because: "the app is played without scenes", "write '\(application)()'",
        at: location)
    }
    return nil
  }

  /// Whether a world with scenes may call a method all the same.
  private func mayBeCalled(_ name: String) -> Bool {
    name == "applicationWillResignActive" && platforms.contains(where: \.mayResignWhileAttaching)
  }

  private static func state(_ name: String, of owner: String, as other: String) -> String? {
    UncalledMethod.states.first { name == owner + $0 }.map { other + $0 }
  }

  private static func doubt(
    _ title: String, of type: String? = nil, because reason: String, _ step: String,
    at location: Diagnostic.Location
  ) -> AppDoubt {
    let owner = type.map { " of '\($0)'" } ?? ""
    return AppDoubt(
      .uncalledMethod, title,
      Diagnostic(
        "'\(title)'\(owner) is never called: \(reason)", at: location,
        help: "\(step), or \(acceptance(of: title))"))
  }

  private static func acceptance(of name: String) -> String {
    "AppTest(…).accepts(\(SwiftText.literal(name)), because: \"…\")"
  }

  // MARK: Versions and phases

  /// The doubt about a question that a world answers otherwise than this system; nil where none does.
  func misread(_ question: SystemQuestion, at location: Diagnostic.Location) -> AppDoubt? {
    let older = platforms.map { Int($0.system) }.filter { $0 < question.system }.max()
    guard let older else { return nil }
    let name = "\(location.file):\(location.line)"
    let answer = question.isTrueHere ? "true" : "false"
    return AppDoubt(
      .systemQuestion, name,
      Diagnostic(
        "'\(question.text)' is \(answer) here whatever is played, and iOS \(older) is played",
        at: location,
        help: "play iOS \(question.system) and newer alone, or \(Self.acceptance(of: name))"))
  }

  /// The doubt about a phase of SwiftUI that an app's source names and no world sends; nil where one does.
  func unsent(in words: [SwiftWords.SourceWord], of file: String) -> AppDoubt? {
    if platforms.isEmpty || platforms.contains(where: \.usesSwiftUI) { return nil }
    let phase = zip(words, words.dropFirst()).first { $0.text == "." && Self.isPhase($1.text) }?.1
    guard let phase else { return nil }
    let name = String(phase.text)
    return AppDoubt(
      .unsentCallback, name,
      Diagnostic(
        "'\(name)' is handled, and no world that is played has phases: that is SwiftUI's",
        at: Diagnostic.Location(file: file, line: phase.line, column: 1),
        help: "play such a world, as 'swiftui-iphone-ios26', or \(Self.acceptance(of: name))"))
  }

  // MARK: Launch options

  /// Doubts about options of a launch that a source reads and that an app with scenes never has.
  func missingOptions(
    in words: [SwiftWords.SourceWord], at location: (Int) -> Diagnostic.Location
  ) -> [AppDoubt] {
    if !haveScenes { return [] }
    return LaunchOptionRead.all(in: words).map { read in
      let name = "launchOptions[.\(read.key)]"
      return AppDoubt(
        .uncalledMethod, name,
        Diagnostic(
          "'\(name)' is always nil: the app has scenes", at: location(read.line),
          help: "read '\(read.inScenes)' of the options in 'scene(_:willConnectTo:options:)', or "
            + Self.acceptance(of: name)))
    }
  }

  /// Words of callbacks that only SwiftUI's worlds have.
  private static let phases = LifecycleCallback.CallbackName.allCases.map(\.rawValue).filter {
    $0.hasPrefix("phase") || $0.hasPrefix("appPhase")
  }

  private static func isPhase(_ word: Substring) -> Bool { phases.contains { $0 == word } }
}
