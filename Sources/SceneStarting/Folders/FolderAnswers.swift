import SceneReporting
import SceneStubs

/// The list of what histories choose for an app: Bool answers of its stubs, and the user's at a prompt.
struct FolderAnswers {
  /// The file among those that are made again by each update.
  static let fileName = "MadeAnswers.swift"
  /// The value that the test names.
  static let value = "stubAnswers"
  /// How many stubs are chosen for: more events would crowd out the world's.
  private static let most = 32

  private let application: String
  private let choices: [String]
  private let hasPrompts: Bool

  init(_ delegates: AppDelegates, _ made: StubReport) {
    application = delegates.application
    choices = Array(made.choices.prefix(Self.most))
    hasPrompts = delegates.asksUser
  }

  /// The files, with the list in the place of an empty one.
  func put(in files: [StubFile]) -> [StubFile] {
    files.map { $0.name == Self.fileName ? $0.holding(text) : $0 }
  }

  private var text: String {
    """
    import SceneFuzzing
    import SceneHosting
    import UIKit

    /// What histories choose: a stub that is asked for a Bool answers false until it is turned.
    @MainActor
    let \(Self.value): [AppAction<HostedApp<\(application)>>] = [\(list)]

    """
  }

  private var list: String {
    let calls =
      choices.map { ".turns(\(SwiftText.literal($0)))" }
      + (hasPrompts ? [".givesUpPrompts()"] : [])
    return calls.isEmpty ? "" : "\n" + calls.map { "  \($0),\n" }.joined()
  }
}
