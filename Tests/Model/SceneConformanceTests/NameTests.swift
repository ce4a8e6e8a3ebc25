import SceneConformance
import SceneLifecycle
import Testing

/// Names as the logs of devices hold them.
@Suite struct NameTests {
  private func line(_ text: String) throws -> Recording.RecordedLine {
    let recording = try Recording(parsing: "#\n" + text, file: "a.trace")
    return try #require(recording.parts[0].lines.first)
  }

  @Test(arguments: [
    ("APP applicationDidReceiveMemoryWarning", [CallbackKind.memoryWarning]),
    ("APP applicationProtectedDataWillBecomeUnavailable", [.protectedDataUnavailable]),
    ("APP applicationProtectedDataDidBecomeAvailable(_:)", [.protectedDataAvailable]),
    ("APP didRegisterForRemoteNotificationsWithDeviceToken", [.registered]),
    ("APP application(_:open:options:)", [.appOpenURL]),
    ("APP application(_:didFinishLaunchingWithOptions:)", [.didFinishLaunching]),
    ("APP application:continueUserActivity:restorationHandler:", [.appContinue]),
    ("APP application:performFetchWithCompletionHandler:", [.fetch]),
    ("A scene(_:willConnectTo:options:)", [.connect]),
    ("A scene:willConnectToSession:options:", [.connect]),
    ("A sceneDidBecomeActive(_:)", [.active]),
    ("A sceneWillResignActive:", [.resign]),
    ("A scene(_:continue:)", [.continueActivity]),
    (
      "A windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      [.geometryBeforeConnect, .geometry]
    ),
    ("A templateApplicationScene(_:didConnect:)", [.connect]),
    ("A templateApplicationScene didConnect", [.connect]),
    ("A templateApplicationScene:didDisconnectInterfaceController:", [.disconnect]),
    ("UN userNotificationCenter(_:didReceive:withCompletionHandler:)", [.notificationResponse]),
    ("UN userNotificationCenter(_:willPresent:withCompletionHandler:)", [.willPresent]),
    ("VC viewWillAppear(_:)", [.viewWillAppear]),
    ("VC viewDidAppear:", [.viewDidAppear]),
    ("WINDOW UIWindowDidBecomeKeyNotification", [.keyWindow]),
    ("NAPP UIApplication.didBecomeActiveNotification", [.appActiveNotice]),
    ("NAPP UIApplicationDidEnterBackgroundNotification", [.appBackgroundNotice]),
    ("NSCENE UISceneDidActivateNotification", [.activeNotice]),
    ("APP init", [.delegateInit]),
    ("A onOpenURL", [.openURL, .continueActivity]),
    ("VC onOpenURL(perform:)", [.openURL, .continueActivity]),
    ("PHASE onContinueUserActivity(_:perform:)", [.continueActivity]),
    ("VC onAppear(perform:)", [.viewWillAppear]),
    ("A onDisappear", [.viewDidDisappear]),
    ("PHASE onChange active->inactive", [.phaseResigned, .appPhaseResigned]),
    ("PHASE onChange(of:initial:_:) active", [.phaseActive, .appPhaseActive]),
  ])
  func `a selector, and a notification with its class, is the callback`(
    _ text: String, _ kinds: [CallbackKind]
  ) throws {
    #expect(try line(text).kinds.kinds == kinds, "\(text)")
  }

  @Test(arguments: [
    "VC loadView", "VC viewIsAppearing", "VC viewIsAppearing(_:)", "VC viewDidLayoutSubviews",
    "VC init", "VC deinit", "A init", "A windowScene(_:didUpdateEffectiveGeometry:)",
    "APP application(_:supportedInterfaceOrientationsFor:)", "NAPP UIScreenDidConnectNotification",
    "NAPP UIScreen.brightnessDidChangeNotification", "NSCENE UIScreenModeDidChangeNotification",
    "APP pushRegistry(_:didUpdate:for:)",
    "APP pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
    "APP locationManager(_:didEnterRegion:)", "APP didExitRegion", "PHASE onReceive",
    "PHASE onChange", "APP onOpenURL", "VC task", "A onChange(of:initial:_:)",
    "WINDOW UIWindowDidBecomeVisibleNotification",
  ])
  func `a name without a callback of the model is read and counted`(_ text: String) throws {
    let recording = try Recording(parsing: "#\n" + text, file: "a.trace")
    let line = try #require(recording.parts[0].lines.first)
    #expect(line.binding == .nothing && line.kinds.isEmpty && line.isUnmodelled)
    #expect(recording.unmodelled.count == 1 && recording.instrumented.isEmpty)
  }

  @Test(arguments: [
    ("A sceneDidBecameActive", "sceneDidBecomeActive"),
    ("APP applicationDidRecieveMemoryWarning", "didReceiveMemoryWarning"),
    ("VC viewWillApear(_:)", "viewWillAppear"),
  ])
  func `a bad name is refused with the nearest`(_ text: String, _ nearest: String) throws {
    do {
      _ = try Recording(parsing: "#\n" + text, file: "a.trace")
      Issue.record("\(text) was read")
    } catch {
      #expect(error.code == .unknownWord)
      #expect(error.diagnostic.description.contains(nearest), "\(error.diagnostic)")
    }
  }

  @Test func `a line of the car's own method binds where the log has no other`() throws {
    let text = "#\nC willConnectTo\nC didConnect\nC sceneDidDisconnect\nC didDisconnect\n"
    let all = try Recording(parsing: text, file: "a.trace").parts[0].lines
    #expect(all.map(\.binding) == [.required, .nothing, .required, .nothing])
    let alone = try Recording(parsing: "#\nC didConnect\nA willConnectTo\n", file: "a.trace")
    #expect(alone.parts[0].lines.map(\.binding) == [.required, .required])
    #expect(
      try Recording(parsing: "#\nC didConnect\n", file: "a.trace").instrumented.isEmpty)
  }

  @Test func `a header may list a selector`() throws {
    let text = "# instrumented: application(_:open:options:)\n#\nA sceneDidDisconnect"
    let recording = try Recording(parsing: text, file: "a.trace")
    #expect(recording.instrumented == CallbackSet(.appOpenURL, .disconnect))
  }
}
