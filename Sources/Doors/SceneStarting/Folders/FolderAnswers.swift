import SceneReporting
import SceneStubs

/// The list of what histories choose for an app: Bool answers of its stubs, and the user's at a prompt.
struct FolderAnswers {
  /// The value that the test names.
  static let value = "stubAnswers"
  /// How many stubs are chosen for: more events would crowd out the world's.
  static let most = 32

  private let hosted: String
  private let isProgram: Bool
  private let hasPrompts: Bool

  init(_ delegates: AppDelegates) {
    hosted = delegates.hosted
    isProgram = delegates.program != nil
    hasPrompts = delegates.asksUser
  }

  /// The file of the list, which is made again by each update.
  var file: StubMaking.AnswersFile {
    StubMaking.AnswersFile(name: "MadeAnswers.swift", text: text)
  }

  private func text(_ choices: [String]) -> String {
    let calls =
      choices.prefix(Self.most).map { ".turns(\(SwiftText.literal($0)))" }
      + (hasPrompts ? [".givesUpPrompts()"] : [])
    let list = calls.isEmpty ? "" : "\n" + calls.map { "  \($0),\n" }.joined()
    return """
      import SceneFuzzing
      import SceneHosting
      \(isProgram ? "import SceneViews\n" : "")import UIKit

      /// What histories choose: a stub that is asked for a Bool gives its plain answer until it is turned.
      @MainActor
      let \(Self.value): [AppAction<HostedApp<\(hosted)>>] = [\(list)]

      """
  }
}
