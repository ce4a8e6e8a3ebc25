import SceneConformance
import SceneLifecycle
import TestSupport
import Testing

@Suite struct `Recording mistakes` {
  /// What is read, and how its one mistake is named.
  static let table: [NotationMistake] = [
    NotationMistake("", .missing, 1, 1, "a callback of the recording is missing"),
    NotationMistake(
      "# mode: scene\n#\nUSER home\n", .missing, 4, 1, "a callback of the recording is missing"),
    NotationMistake("# mdoe: scene", .unknownWord, 1, 3, "'mdoe' is not a key of the header"),
    NotationMistake("# mode: windows", .unknownWord, 1, 9, "'windows' is not a mode"),
    NotationMistake("# mode:", .missing, 1, 8, "a mode is missing"),
    NotationMistake(
      "# mode: scene\n# mode: scene", .duplicate, 2, 3, "'mode' stands a second time"),
    NotationMistake(
      "# instrumented: init, sceneDidBecameActive", .unknownWord, 1, 23,
      "'sceneDidBecameActive' is not a name of the format"
    ),
    NotationMistake("# scenes: C bus", .unknownWord, 1, 13, "'bus' is not a role of a scene"),
    NotationMistake("# scenes: C", .unknownWord, 1, 12, "a role of a scene is missing"),
    NotationMistake("# scenes:", .missing, 1, 10, "a scene with its role is missing"),
    NotationMistake("# scenes: c car", .unknownWord, 1, 11, "'c' is not the label of a scene"),
    NotationMistake(
      "# scenes: A car, A window", .duplicate, 1, 18, "'A' stands a second time"),
    NotationMistake(
      "# scenes: C car\n#\nA willConnectTo", .unknownWord, 1, 11,
      "'C' is not a scene of the recording"),
    NotationMistake("# instrumented: init,, main", .missing, 1, 28, "a name is missing"),
    NotationMistake(
      "A sceneDidBecameActive", .unknownWord, 1, 3,
      "'sceneDidBecameActive' is not a name of the scene delegate"
    ),
    NotationMistake("A", .missing, 1, 2, "a name is missing"),
    NotationMistake("#\nLATER", .missing, 2, 6, "a recipient is missing"),
    NotationMistake(
      "LATER USER home", .unknownWord, 1, 7, "'USER' is not a recipient or the label of a scene"),
    NotationMistake(
      "B12 willConnectTo", .unknownWord, 1, 1, "'B12' is not a recipient or the label of a scene"),
    NotationMistake(
      "a willConnectTo", .unknownWord, 1, 1, "'a' is not a recipient or the label of a scene"),
    NotationMistake(
      "APP sceneDidBecomeActive", .unknownWord, 1, 5,
      "'sceneDidBecomeActive' is not a name of the app delegate"
    ),
    NotationMistake(
      "VC didReceiveRemoteNotification", .unknownWord, 1, 4,
      "'didReceiveRemoteNotification' is not a name of the view controller"
    ),
    NotationMistake(
      "NAPP didActivateNotification", .unknownWord, 1, 6,
      "'didActivateNotification' is not a notification of the application"
    ),
    NotationMistake(
      "NSCENE didFinish", .unknownWord, 1, 8, "'didFinish' is not a notification of a scene"),
    NotationMistake("PROC crashed", .unknownWord, 1, 6, "'crashed' is not a name of the process"),
    NotationMistake("PHASE on", .unknownWord, 1, 7, "'on' is not a phase"),
    NotationMistake("PHASE active->off", .unknownWord, 1, 15, "'off' is not a phase"),
    NotationMistake("PHASE ->active", .unknownWord, 1, 7, "a phase is missing"),
    NotationMistake(
      "A willConnectTo app=idle", .unknownWord, 1, 21, "'idle' is not an application state"),
    NotationMistake(
      "A willConnectTo act=active", .unknownWord, 1, 21, "'active' is not an activation state"),
    NotationMistake(
      "A willConnectTo act=none", .unknownWord, 1, 21, "'none' is not an activation state"),
    NotationMistake("A willConnectTo app=", .unknownWord, 1, 21, "an application state is missing"),
    NotationMistake(
      "A willConnectTo app=active app=active", .duplicate, 1, 28,
      "'app=active' stands a second time"
    ),
    NotationMistake(
      "A willConnectTo never", .unknownWord, 1, 17, "'never' is not an attribute of the line"),
    NotationMistake(
      "A willConnectTo raw=x", .unknownWord, 1, 21, "'x' is not a text between quotation marks"),
    NotationMistake(
      "A willConnectTo raw=\"x", .missing, 1, 23, "the closing quotation mark is missing"),
    NotationMistake(
      "A willConnectTo raw=\"x\"y", .unknownWord, 1, 24, "'y' is not an attribute of the line"),
  ]

  @Test(arguments: table)
  func `each mistake is named with its place`(_ mistake: NotationMistake) {
    let difference = mistake.difference(in: "a.trace") { (text, file) throws(NotationError) in
      try Recording(parsing: text, file: file)
    }
    #expect(difference == nil, "\(mistake.text)")
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
          viewDidAppear, viewWillDisappear, viewDidDisappear, didReceiveMemoryWarning
        help: did you mean 'viewDidAppear'?
        """)
  }
}
