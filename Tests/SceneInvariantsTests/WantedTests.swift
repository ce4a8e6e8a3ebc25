import SceneInvariants
import SceneLifecycle
import Testing

/// Conditions that a person writes are read, or refused with the place and what would have done.
@Suite struct WantedTests {
  @Test(arguments: [
    "two scenes active and one restoring",
    "no scene connected and one session open",
    "app active and two scenes inactive",
    "one session dismissed",
    "two active scenes on display",
    "exactly 3 windows not active or at most one session awaiting report",
    "a scene awaiting handoff and not awaiting activity",
    "not (no accessory scene and (app foreground or app launching))",
    "at least 12 sessions",
  ])
  func `A condition is read`(text: String) throws {
    #expect(try Wanted(text).description == text)
    let spread = "  " + text.replacing(" ", with: "   ").replacing("(", with: " ( ") + " "
    #expect(try Wanted(spread) == Wanted(text))
  }

  @Test(arguments: [
    ("two scenes active and one restoring", "two scenes active and one scene restoring"),
    ("one scene active and restoring", "one scene active restoring"),
    ("one scene active and not restoring", "a scene active not restoring"),
    (
      "one scene active and one window inactive or no session",
      "(1 scene active and 1 window inactive) or 0 sessions"
    ),
  ])
  func `What is left out is what stood before`(short: String, long: String) throws {
    #expect(try Wanted(short) == Wanted(long))
    #expect(try Wanted("not \(short)") != Wanted(long))
  }

  @Test(arguments: [
    ("two scenes actve", 12, "actve", "active"),
    ("two scens active", 5, "scens", "scene"),
    ("one session restoring", 13, "restoring", nil),
    ("one restoring session", 5, "restoring", nil),
    ("active scenes", 1, "active", nil),
    ("tow scenes active", 1, "tow", "two"),
    ("at lest two scenes", 4, "lest", "least"),
    ("at least many scenes", 10, "many", nil),
    ("65 scenes", 1, "65", nil),
    ("two active", 11, "", nil),
    ("two", 4, "", nil),
    ("app", 4, "", nil),
    ("app and one scene", 5, "and", nil),
    ("", 1, "", nil),
    ("(two scenes active", 19, "", nil),
    ("two scenes active)", 18, ")", nil),
    ("two scenes active (", 19, "(", nil),
    ("two scenes and", 15, "", nil),
    ("one scene active not", 21, "", nil),
    ("one scene window", 11, "window", nil),
    ("app inactve", 5, "inactve", "inactive"),
  ])
  func `A mistake is named with its column`(
    text: String, column: Int, word: String, nearest: String?
  ) throws {
    let error = #expect(throws: NotationError.self) { try Wanted(text) }
    #expect(error?.place == Diagnostic.Place(file: "--find", line: 1, column: column))
    #expect(error?.text == word)
    #expect(error?.nearest == nearest)
  }

  @Test(arguments: [
    (
      "two scenes active and one sesion restoring",
      """
      error: 'sesion' is not a noun or an adjective
      note: --find:1:27
      note: a noun or an adjective is one of scene, scenes, window, windows, session,
        sessions, active, inactive, foreground, background, unattached, connected,
        disconnected, open, accessory, dismissed, entering, restoring,
        awaiting activity, awaiting handoff, on display, reconnected, reclaimed,
        awaiting report, awaiting destruction, launching
      help: did you mean 'session'?
      """
    ),
    (
      "no session conected",
      """
      error: 'conected' is not an adjective of sessions
      note: --find:1:12
      note: an adjective of sessions is one of active, inactive, foreground,
        background, connected, disconnected, open, accessory, dismissed, reclaimed,
        awaiting report, awaiting destruction
      help: did you mean 'connected'?
      """
    ),
    (
      "one scene active, one inactive",
      """
      error: 'active,' is not an adjective of scenes
      note: --find:1:11
      note: an adjective of scenes is one of active, inactive, foreground, background,
        unattached, connected, accessory, entering, restoring, awaiting activity,
        awaiting handoff, on display, reconnected
      help: did you mean 'active'?
      """
    ),
    (
      "app active and active scene",
      """
      error: 'scene' is not an adjective of the app
      note: --find:1:23
      note: an adjective of the app is one of active, inactive, foreground,
        background, launching
      help: write an adjective of the app
      """
    ),
  ])
  func `A mistake is told with what would have done`(text: String, message: String) throws {
    let error = #expect(throws: NotationError.self) { try Wanted(text) }
    #expect(error?.description == message)
  }

  @Test func `Every adjective goes with a noun and says what it means`() throws {
    for noun in Noun.allCases {
      for adjective in noun.adjectives {
        let number = noun == .app ? "" : "one "
        #expect(try Wanted(number + noun.rawValue + " " + adjective.rawValue).description != "")
      }
    }
    #expect(Adjective.allCases.allSatisfy { !$0.nouns.isEmpty && $0.summary.hasSuffix(".") })
  }
}
