import Foundation
import SceneConformance
import SceneLifecycle
import TestSupport
import Testing

@Suite struct `Recordings` {
  private func read(_ lines: String, mode: String = "scene") throws -> Recording {
    try Recording(parsing: "# mode: \(mode)\n#\n" + lines, file: "a.trace")
  }

  @Test func `each published recording is read, line by line`() throws {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var callbacks = 0
    for name in names {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let recording = try Recording(parsing: Array(data), file: name)
      let written = String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
        !$0.hasPrefix("#") && !$0.hasPrefix("CASE")
      }
      let lines = recording.parts.flatMap { $0.lines }
      #expect(lines.map { Substring($0.text) } == written, "\(name)")
      #expect(!recording.scenario.isEmpty, "\(name)")
      // Its author says that neither mode fits: the manifest names no delegate class.
      #expect((recording.mode == nil) == name.hasPrefix("112-"), "\(name)")
      for line in lines where line.binding != .nothing { #expect(!line.kinds.isEmpty) }
      callbacks += lines.count { !$0.isRemark }
    }
    #expect(names.count == 84)
    #expect(callbacks == 491)
  }

  @Test func `a name stands for every callback that it may announce`() throws {
    let table: [(String, [CallbackKind])] = [
      ("A sceneDidBecomeActive", [.active]),
      ("APP applicationDidBecomeActive", [.appActive]),
      ("A windowSceneDidUpdateCoordinateSpace", [.geometryBeforeConnect, .geometry]),
      ("A stateRestorationActivity", [.saveState, .saveStateAgain]),
      ("APP openURL", [.appOpenURL]),
      ("APP didReceiveRemoteNotification", [.pushAgain, .push]),
      ("APP applicationDidFinishLaunching", [.didFinishLaunching]),
      ("APP performActionForShortcutItem", [.appShortcut]),
      ("A performActionForShortcutItem", [.performShortcut]),
      ("NAPP willEnterForegroundNotification", [.appForegroundNotice]),
      ("NSCENE willEnterForegroundNotification", [.foregroundNotice]),
      ("UN didReceiveResponse", [.notificationResponse]),
      ("PROCESS terminated", [.processEnded]),
      ("PHASE active", [.phaseActive, .appPhaseActive]),
      ("PHASE background->inactive", [.phaseInactive, .appPhaseInactive]),
      ("PHASE active->inactive", [.phaseResigned, .appPhaseResigned]),
      (
        "PHASE inactive",
        [.phaseInactive, .appPhaseInactive, .phaseResigned, .appPhaseResigned]
      ),
    ]
    for (text, kinds) in table {
      let line = try #require(try read(text).parts[0].lines.first)
      #expect(line.kinds.kinds == kinds, "\(text)")
      #expect(line.binding == .required)
    }
  }

  @Test func `each name of the format stands for a callback, but for those that bind nothing`() {
    let unbound = RecordingNames.all.filter { $0.kinds.isEmpty }.map { $0.name }
    #expect(unbound == ["delegate.window.get"])
  }

  @Test func `each callback and notification that the engine delivers has a name`() throws {
    for kind in CallbackKind.allCases {
      let recipient = kind.recipient
      switch recipient {
      case .phase, .appPhase:
        #expect(RecordedPhase(rawValue: kind.name)?.kinds(after: nil).contains(kind) == true)
      case .noObject: Issue.record("\(kind) reaches no object")
      default:
        let who = recipient == .sceneDelegate ? "A" : recipient.rawValue
        let line = try #require(try read("\(who) \(kind.name)").parts[0].lines.first)
        // A window that a storyboard sets binds only before a connection.
        #expect(line.kinds.contains(kind) || kind == .windowSet, "\(kind)")
      }
    }
  }

  @Test func `the first value of a phase may be what the engine reports, or not`() throws {
    let part = try read(
      "PHASE inactive->inactive\nPHASE inactive->active\nPHASE active->active", mode: "swiftui"
    ).parts[0]
    #expect(part.lines.map { $0.binding } == [.optional, .required, .optional])
    #expect(part.lines[0].kinds == RecordedPhase.inactive.kinds(after: nil))
  }

  @Test func `a lenient reader skips what the format does not know, and says so`() throws {
    let text = "# mode: scene\n#\nA willConnectTo\nNAPP userDidSneezeNotification\nVIEW layout\n"
    let recording = try Recording(parsing: text, file: "a.trace", lenient: true)
    #expect(recording.parts[0].lines.map { $0.name } == ["willConnectTo"])
    #expect(recording.skipped.map { $0.place.line } == [4, 5])
    #expect(throws: NotationError.self) { try Recording(parsing: text, file: "a.trace") }
  }

  @Test func `attributes and the words of the author bind a line`() throws {
    let part = try read(
      """
      A sceneWillResignActive app=active act=foregroundInactive raw="Optional("x") = y"
      A sceneDidEnterBackground raw="possibly, later"
      LATER APP didDiscardSceneSessions raw="possibly"
      USER swipes A away
      APP applicationWillTerminate NEVER
      A2 willConnectTo raw="begin"
      VC viewDidLoad
      A2 willConnectTo raw="end"
      NSCENE systemProtectionDidChangeNotification
      """
    ).parts[0]
    #expect(
      part.lines.map { $0.binding } == [
        .required, .optional, .later, .nothing, .never, .required, .required, .nothing, .nothing,
      ])
    #expect(part.lines[0].application == .active)
    #expect(part.lines[0].activation == .foregroundInactive)
    #expect(part.lines[0].raw == "Optional(\"x\") = y")
    #expect(part.lines[0].label == Recording.Label(letter: 0))
    #expect(part.lines[3].name == "swipes A away")
    #expect(part.lines[5].label?.description == "A2")
    #expect(part.lines[5].number == 8)
    #expect(part.forbidden == CallbackSet(.terminate))
  }

  @Test func `the state callbacks of a family were instrumented together`() throws {
    let scenes = try read("A sceneDidBecomeActive\nAPP didFinishLaunchingWithOptions")
    #expect(
      scenes.instrumented
        == CallbackSet(.foreground, .active, .resign, .background, .didFinishLaunching))
    let app = try read("APP applicationWillResignActive\nAPP openURL NEVER", mode: "sceneless")
    #expect(
      app.instrumented
        == CallbackSet(
          .appForeground, .appActive, .appResign, .resignWhileAttaching, .appBackground,
          .appOpenURL))
    #expect(try read("A sceneDidDisconnect").instrumented == CallbackSet(.disconnect))
  }

  @Test func `the header says what was instrumented and never called`() throws {
    let text = "# instrumented: didDiscardSceneSessions, sceneDidBecomeActive\n#\nA willConnectTo"
    let recording = try Recording(parsing: text, file: "a.trace")
    #expect(recording.mode == nil)
    #expect(
      recording.instrumented
        == CallbackSet(.discard, .connect, .foreground, .active, .resign, .background))
  }

  @Test func `a phase was watched by a scene or by the app`() throws {
    let recording = try read("PHASE active\nA sceneDidDisconnect", mode: "swiftui")
    #expect(
      recording.readings == [
        CallbackSet(.phaseActive, .disconnect), CallbackSet(.appPhaseActive, .disconnect),
      ])
    #expect(try read("A sceneDidDisconnect").readings.count == 1)
  }

  @Test func `a scene and the app both print only where each change stands twice`() throws {
    let phases = { (lines: String) in try read(lines, mode: "swiftui").readings.count }
    #expect(try phases("PHASE active\nPHASE inactive\nPHASE active") == 2)
    #expect(try phases("PHASE active\nA sceneDidBecomeActive\nPHASE active") == 3)
    // The log may end between the two, but one change that stands twice among others is none of two.
    let twice = "PHASE active\nPHASE active\n"
    #expect(try phases(twice + "PHASE inactive") == 3)
    #expect(try phases(twice + "PHASE inactive\nPHASE active") == 2)
    let launch = "APP didFinishLaunchingWithOptions\nPHASE active\n"
    #expect(try phases(launch + launch) == 2)
  }

  @Test func `phases are instrumented together where a change is told, or two values`() throws {
    let all = CallbackSet(.phaseActive, .phaseInactive, .phaseResigned, .phaseBackground)
    let first = { (lines: String) in try read(lines, mode: "swiftui").readings[0] }
    #expect(try first("PHASE active->inactive") == all)
    #expect(try first("PHASE active\nPHASE background") == all)
    // The code that prints it may ask for this value.
    #expect(try first("PHASE background\nPHASE background") == CallbackSet(.phaseBackground))
  }

  @Test func `a file without a mode may be of each app that its lines leave`() throws {
    let modes = { (lines: String) in try Recording(parsing: lines, file: "a.trace").modes }
    #expect(try modes("APP applicationDidBecomeActive") == [.scene, .sceneless])
    #expect(try modes("A sceneDidBecomeActive") == [.scene])
    #expect(try modes("A sceneDidDisconnect NEVER\nVC viewDidLoad") == [.scene, .sceneless])
    #expect(try modes("PHASE active") == [.swiftui])
    #expect(try modes("# mode: sceneless\n#\nPHASE active") == [.sceneless])
  }

  @Test func `the window binds only where a storyboard sets it`() throws {
    let part = try read(
      """
      A delegate.window.get
      A delegate.window.set
      B delegate.window.set
      A delegate.window.set
      A willConnectTo
      A delegate.window.set
      """
    )
    #expect(
      part.parts[0].lines.map { $0.kinds.contains(.windowSet) }
        == [false, true, false, false, false, false])
    #expect(part.instrumented == CallbackSet(.connect))
  }

  @Test func `a case and a launch forget the past`() throws {
    let recording = try read(
      """
      A sceneDidDisconnect
      PROC main
      USER waits
      VC viewDidLoad
      APP didFinishLaunchingWithOptions
      A2 willConnectTo
      APP didFinishLaunchingWithOptions
      CASE again
      APP willFinishLaunchingWithOptions
      APP didFinishLaunchingWithOptions
      """)
    #expect(recording.parts.map { $0.name } == [nil, "again"])
    #expect(
      recording.parts.map { part in part.lines.filter(\.beginsProcess).map { $0.number } } == [
        [4, 9], [11],
      ])
  }

  @Test func `a set of kinds behaves like a set`() {
    let all = CallbackSet(of: CallbackKind.allCases)
    #expect(all.count == CallbackKind.allCases.count && all.kinds == CallbackKind.allCases)
    for kind in CallbackKind.allCases {
      let one = CallbackSet(kind)
      #expect(one.contains(kind) && one.count == 1 && !(all - one).contains(kind))
      #expect((all & one) == one && (one | all) == all && !one.isEmpty)
    }
    #expect(CallbackSet.none.isEmpty)
  }
}
