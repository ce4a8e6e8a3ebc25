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
  /// The text of the contents that histories bring; empty where the test names none.
  private let contents: String

  /// Takes the delegates.
  ///
  /// - Parameters:
  ///   - delegates: Those of the app, with what they take.
  ///   - needsContents: Whether the test asks for contents, be there any or not.
  init(_ delegates: AppDelegates, needsContents: Bool) {
    let isNamed = needsContents || delegates.contents.has(delegates.payloads)
    contents = isNamed ? delegates.contents.text(delegates.payloads) : ""
    hosted = delegates.hosted
    isProgram = delegates.program != nil
    hasPrompts = delegates.asksUser
  }

  /// The file of the list, which is made again by each update.
  var file: StubMaking.AnswersFile {
    StubMaking.AnswersFile(name: "MadeAnswers.swift", text: text)
  }

  private func text(_ choices: [String], _ objects: [StubMaking.PlainObject]) -> String {
    let calls =
      choices.prefix(Self.most).map { ".turns(\(SwiftText.literal($0)))" }
      + (hasPrompts ? [".givesUpPrompts()"] : [])
    let isPlain = objects.isEmpty
    let indent = isPlain ? "  " : "    "
    let list =
      calls.isEmpty
      ? "" : "\n" + calls.map { "\(indent)\($0),\n" }.joined() + indent.dropFirst(2)
    let known = objects.map {
      "  Spies.knows((\($0.type)).self) { \($0.value) }\n"
    }
    let value = isPlain ? "[\(list)]" : "{\n\(known.joined())  return [\(list)]\n}()"
    return """
      import SceneFuzzing
      import SceneHosting
      \(isPlain ? "" : "import SceneSpies\n")\
      \(isProgram ? "import SceneViews\n" : "")import UIKit

      /// What histories choose: a stub that is asked for a Bool gives its plain answer until it is turned.
      @MainActor
      let \(Self.value): [AppAction<HostedApp<\(hosted)>>] = \(value)

      """ + contents
  }
}
