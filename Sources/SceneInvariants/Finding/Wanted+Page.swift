import SceneLifecycle

extension Wanted {
  /// The page of the documentation that says how conditions are written.
  ///
  /// - Returns: Markdown; a test keeps the committed page equal to it.
  package static func page() -> String {
    let head = """
      # Conditions

      What an exploration can be asked to find, in the words of the invariants.

      @Comment { Generated from the adjectives; `make goldens` writes it. }

      ## Overview

      ```
      two scenes active and one restoring
      no scene connected and one session open
      app active and not (two active windows or one scene on display)
      at least one session disconnected and not reclaimed
      ```

      A phrase is a number, adjectives and a noun, the last two in any order. A bare number means at
      least so many; `no`, `exactly`, `at most` and `at least` say what they say. `app` needs no
      number. `not` before an adjective turns that round, before a phrase the whole of it.

      A noun that is left out is the one before: *two scenes active and one restoring* counts scenes
      twice, and one scene may count for both. An adjective that follows `and` belongs to the phrase
      before. `and` binds tighter than `or`; parentheses do what they always do.

      A condition is judged at every callback that the app is told, just after it: what is read is
      read inside the callback, what is remembered includes it. Only the scene that is told lets its
      `unattached` be told from `background`, so there is never more than one.


      """
    return head + Noun.allCases.map(section).joined(separator: "\n")
  }

  private static func section(_ noun: Noun) -> String {
    let rows = noun.adjectives.map { "| \($0.rawValue) | \($0.summary) |" }
    return """
      ## \(noun.title)

      \(noun.summary)

      | word | meaning |
      | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }
}

extension Noun {
  fileprivate var title: String {
    switch self {
    case .scene: "Scenes"
    case .window: "Windows"
    case .session: "Sessions"
    case .app: "The app"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .scene: "Scene objects in `connectedScenes`."
    case .window: "Scenes that belong to neither an external display nor a car."
    case .session: "Sessions in `openSessions`, those that a report names, those that await one."
    case .app: "What `applicationState` says."
    }
  }
}
