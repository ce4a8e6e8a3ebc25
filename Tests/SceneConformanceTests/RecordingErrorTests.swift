import SceneConformance
import SceneLifecycle
import Testing

@Suite struct `Recording mistakes` {
  /// What is read, the code, line and column of the error, and the sentence.
  static let table: [(String, NotationError.Code, Int, Int, String)] = [
    ("", .missing, 1, 1, "a callback of the recording is missing"),
    ("# mode: scene\n#\nUSER home\n", .missing, 4, 1, "a callback of the recording is missing"),
    ("# mdoe: scene", .unknownWord, 1, 3, "'mdoe' is not a key of the header"),
    ("# mode: windows", .unknownWord, 1, 9, "'windows' is not a mode"),
    ("# mode:", .missing, 1, 8, "a mode is missing"),
    ("# mode: scene\n# mode: scene", .duplicate, 2, 3, "'mode' stands a second time"),
    (
      "# instrumented: init, sceneDidBecameActive", .unknownWord, 1, 23,
      "'sceneDidBecameActive' is not a name of the format"
    ),
    ("# instrumented: init,, main", .missing, 1, 28, "a name is missing"),
    (
      "A sceneDidBecameActive", .unknownWord, 1, 3,
      "'sceneDidBecameActive' is not a name of the scene delegate"
    ),
    ("A", .missing, 1, 2, "a name is missing"),
    ("#\nLATER", .missing, 2, 6, "a recipient is missing"),
    ("LATER USER home", .unknownWord, 1, 7, "'USER' is not a recipient or the label of a scene"),
    ("B12 willConnectTo", .unknownWord, 1, 1, "'B12' is not a recipient or the label of a scene"),
    ("a willConnectTo", .unknownWord, 1, 1, "'a' is not a recipient or the label of a scene"),
    (
      "APP sceneDidBecomeActive", .unknownWord, 1, 5,
      "'sceneDidBecomeActive' is not a name of the app delegate"
    ),
    (
      "VC didReceiveMemoryWarning", .unknownWord, 1, 4,
      "'didReceiveMemoryWarning' is not a name of the view controller"
    ),
    (
      "NAPP didActivateNotification", .unknownWord, 1, 6,
      "'didActivateNotification' is not a notification of the application"
    ),
    ("NSCENE didFinish", .unknownWord, 1, 8, "'didFinish' is not a notification of a scene"),
    ("PROC crashed", .unknownWord, 1, 6, "'crashed' is not a name of the process"),
    ("PHASE on", .unknownWord, 1, 7, "'on' is not a phase"),
    ("PHASE active->off", .unknownWord, 1, 15, "'off' is not a phase"),
    ("PHASE ->active", .unknownWord, 1, 7, "a phase is missing"),
    ("PHASE active->active", .outOfRange, 1, 7, "'active->active' is not a change of a phase"),
    ("A willConnectTo app=idle", .unknownWord, 1, 21, "'idle' is not an application state"),
    ("A willConnectTo act=active", .unknownWord, 1, 21, "'active' is not an activation state"),
    ("A willConnectTo act=none", .unknownWord, 1, 21, "'none' is not an activation state"),
    ("A willConnectTo app=", .unknownWord, 1, 21, "an application state is missing"),
    (
      "A willConnectTo app=active app=active", .duplicate, 1, 28,
      "'app=active' stands a second time"
    ),
    ("A willConnectTo never", .unknownWord, 1, 17, "'never' is not an attribute of the line"),
    ("A willConnectTo raw=x", .unknownWord, 1, 21, "'x' is not a text between quotation marks"),
    ("A willConnectTo raw=\"x", .missing, 1, 23, "the closing quotation mark is missing"),
    ("A willConnectTo raw=\"x\"y", .unknownWord, 1, 24, "'y' is not an attribute of the line"),
  ]

  @Test func `each mistake is named with its place`() throws {
    for (text, code, line, column, sentence) in Self.table {
      let error = try #require(throws: NotationError.self) {
        try Recording(parsing: text, file: "a.trace")
      }
      #expect(error.code == code, "\(text)")
      #expect(
        error.place == Diagnostic.Place(file: "a.trace", line: line, column: column), "\(text)")
      #expect(error.diagnostic.error == sentence, "\(text)")
    }
  }

  @Test func `an unknown name comes with the nearest and the list`() throws {
    let error = try #require(throws: NotationError.self) {
      try Recording(parsing: "#\nVC viewDidAppears", file: "a.trace")
    }
    #expect(
      error.description == """
        error: 'viewDidAppears' is not a name of the view controller
        note: a.trace:2:4
        note: a name of the view controller is one of viewDidLoad, viewWillAppear,
          viewDidAppear, viewWillDisappear, viewDidDisappear
        help: did you mean 'viewDidAppear'?
        """)
  }
}
