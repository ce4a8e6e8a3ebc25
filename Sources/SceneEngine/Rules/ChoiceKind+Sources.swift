package import SceneLifecycle

extension ChoiceKind {
  /// Where it is written that the answers occur; where only we say so, the reason.
  ///
  /// A source stands for an answer. What Apple says of the usual one alone stands in the words of ours.
  package var sources: [Source] { Self.cited.first { $0.choice == self }?.sources ?? [] }

  private typealias Citation = (choice: ChoiceKind, sources: [Source])

  private static let cited =
    inTransitions + ofRequests + ofKills + ofEnds + ofLaunches + ofTransfers + ofRoles

  /// Between the foreground and the background.
  private static let inTransitions: [Citation] = [
    (
      .order,
      [
        // Where a warm payload falls.
        .report("warm-url-before-foreground"), .report("warm-url-after-active"),
        .code("Home Assistant"),
        // Where restoration falls.
        .header("UIScene.h"), .session("2021/10057"),
        .recording("launchpractice-scene-icon-cold-with-restore"),
        // Scenes that connect together.
        .apple("forum 842439, second-hand"),
        // The delegate and the notifications.
        .header("UIApplication.h"),
        .apple("uiapplicationdelegate/applicationwillenterforeground(_:)"),
        .apple("uiapplicationdelegate/applicationsignificanttimechange(_:)"),
        .apple("uiapplicationdelegate/applicationdidenterbackground(_:)"),
        // Callbacks of views.
        .recording("kr-2023-launch-with-vc"), .report("cn-vc-interleaving-and-kill"),
        // A discard report.
        .report("kr-second-launch-discard-position"),
        // Protected data.
        .code("Blink"),
      ]
    ),
    (
      .otherWindows,
      [
        .recording("kr-2025-ipad-split-view-second-window"),
        .recording("kr-multiwindow-second-window-split"), .report("furbo.org, 2025-06-28"),
        .ours("a window that covers another one, or its animation, may interrupt the other one"),
      ]
    ),
    (.together, [.ours("the user decides whether the windows come back together, not UIKit")]),
    (
      .unlockInto,
      [
        .recording("cn-sceneless-states-lock-unlock"),
        .ours("the user decides whether the unlocked device shows the app, not UIKit"),
      ]
    ),
    (
      .entryCutOff,
      [
        .ours(
          "what is delivered when the user leaves between sceneWillEnterForeground and the"
            + " activation is written nowhere; Apple says that the activation follows invariably")
      ]
    ),
    (
      .entryStaysInactive,
      [
        .ours(
          "whether a window that opens beside an active one becomes active at once is written"
            + " nowhere; Apple says that the activation follows invariably")
      ]
    ),
    (
      .blip,
      [
        .recording("cn-sceneless-states-notification-center-flicker"),
        .report("kr-seed-notification-center-flicker"), .report("kr-notes-notification-center"),
      ]
    ),
    (
      .firstForegroundState,
      [.ours("what a scene reads in its first sceneWillEnterForeground is written nowhere")]
    ),
    (
      .keyWhenOpened,
      [
        .ours(
          "whether a window that connected in the background becomes key later is written nowhere")
      ]
    ),
  ]

  /// What a request comes to.
  private static let ofRequests: [Citation] = [
    (
      .requestTarget,
      [
        .header("UIApplication.h"), .session("2019/259"), .header("UISceneActivationConditions.h"),
      ]
    ),
    (
      .requestOutcome,
      [
        .apple("uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)"),
        .header("UISceneDefinitions.h"), .apple("uisceneerror"),
        .code("Delta"),
      ]
    ),
    (
      .requestCarries,
      [.apple("uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)")]
    ),
  ]

  /// When the user kills the app.
  private static let ofKills: [Citation] = [
    (
      .killShape,
      [
        .recording("cn-kill-from-switcher-ios13"), .recording("pt-ios13-shutdown"),
        .recording("kr-note-app-end"), .report("swipe-only-window-iphone-frontmost"),
        .report("swipe-only-window-ipad-no-multiwindow"), .decision(.killStartsWhereItStands),
      ]
    ),
    (
      .killReports,
      [
        .recording("pt-ios13-shutdown"), .report("cn-vc-interleaving-and-kill"),
        .report("swipe-three-windows-one-by-one"),
      ]
    ),
    (
      .killTerminates,
      [
        .recording("cn-kill-from-switcher-ios13"),
        .report("swipe-only-window-iphone-frontmost"),
        .apple("uiapplicationdelegate/applicationwillterminate(_:)"),
      ]
    ),
    (
      .killDiscards,
      [
        .recording("pt-ios13-shutdown"), .report("kr-second-launch-discard-position"),
        .report("swipe-three-windows-one-by-one"),
        .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
      ]
    ),
    (.ghost, [.recording("quick-kill-ghost-scene")]),
    (
      .exitNotices,
      [
        .ours(
          "whether a process that a kill ends still posts the application's notifications is"
            + " written nowhere")
      ]
    ),
    (.disappearance, [.report("cn-vc-interleaving-and-kill")]),
  ]

  /// When a scene, a session or a process ends otherwise.
  private static let ofEnds: [Citation] = [
    (
      .discardTime,
      [
        .header("UIApplication.h"), .session("2019/258"),
        .report("swipe-three-windows-one-by-one"), .report("tr-ipad-swipe-off"),
      ]
    ),
    (.terminationHeard, [.apple("uiapplicationdelegate/applicationwillterminate(_:)")]),
    (
      .lastWindowEnds,
      [
        .report("forum 797129"), .report("forum 801686"),
        .report("mozilla-mobile/firefox-ios, issue 17993"),
      ]
    ),
  ]

  /// While a process launches and a session connects.
  private static let ofLaunches: [Citation] = [
    (
      .backgroundConnection,
      [
        .apple("managing-your-app-s-life-cycle"), .code("Flutter"),
        .report("snapsync-ios26-background-urlsession-launch"),
      ]
    ),
    (
      .backgroundCallback,
      [
        .apple("managing-your-app-s-life-cycle"), .code("Flutter"),
        .apple("about-the-background-execution-sequence"),
      ]
    ),
    (
      .backgroundLoading,
      [
        .code("sentry-cocoa, issue 1897"),
        .ours("whether a scene that connects in the background loads its view is written nowhere"),
      ]
    ),
    (
      .configurationAgain,
      [
        .session("2019/246"), .recording("kr-multiwindow-launch-existing-session"),
        .recording("kr-2023-launch-with-vc"), .recording("pt-ios13-launch"),
        .recording("cn-tracepcguard-launch-known-session"), .code("Pocket Casts"),
        .header("UIApplication.h"), .decision(.askingAgain),
      ]
    ),
    (.configurationSkipped, [.report("kr-second-launch-discard-position")]),
    (.earlyGeometry, [.recording("launchpractice-scene-icon-cold-with-restore")]),
    (
      .resignsWhileAttaching,
      [
        .report("miniquad-ios27-manifest-only-resign"), .decision(.manifestWithoutDelegate),
      ]
    ),
    (
      .launchAccepts,
      [
        .apple("uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"),
        .apple("uiapplicationdelegate/application(_:open:options:)"),
        .apple("uiapplicationdelegate/application(_:performactionfor:completionhandler:)"),
      ]
    ),
    (.discardNamesConnecting, [.report("kr-second-launch-discard-position")]),
    (.keyboardScene, [.report("forum 842439")]),
  ]

  /// What is handed over, saved and given back.
  private static let ofTransfers: [Citation] = [
    (
      .stateRequests,
      [
        .session("2021/10057"), .apple("preparing-your-ui-to-run-in-the-background"),
        .apple("uiscenesession/staterestorationactivity"),
      ]
    ),
    (
      .stateReturned,
      [
        .header("UISceneSession.h"), .apple("uiscenesession/staterestorationactivity"),
        .apple("restoring-your-app-s-state"),
      ]
    ),
    (.stateSaved, [.apple("about-the-app-launch-sequence")]),
    (
      .activityOutcome,
      [
        .header("UIApplication.h"), .header("UISceneOptions.h"),
        .apple("uiscene/connectionoptions/handoffuseractivitytype"),
      ]
    ),
    (
      .pushAgain,
      [
        .apple(
          "uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
        ),
        .report("legacy-ios10-push"), .decision(.coldPushWithoutScenes),
      ]
    ),
    (
      .responseToo,
      [
        .apple("usernotifications/unusernotificationcenterdelegate"),
        .report("defold/extension-push, pull request 58 (iOS 18.6 and 26.4)"),
      ]
    ),
    (
      .registration,
      [
        .apple(
          "uiapplicationdelegate/application(_:didregisterforremotenotificationswithdevicetoken:)")
      ]
    ),
  ]

  /// Cars, displays, SwiftUI and apps without scenes.
  private static let ofRoles: [Citation] = [
    (.accessoryCounts, [.code("Organic Maps")]),
    (.externalActive, [.code("sentry-cocoa")]),
    (
      .displayFollows,
      [
        .ours("whether a display stays in the foreground when the user leaves is written nowhere")
      ]
    ),
    (
      .initialPhase,
      [
        .recording("launchpractice-swiftui-scenephase-cold"),
        .recording("launchpractice-swiftui-appdelegate-scenephase-cold"), .decision(.firstPhase),
      ]
    ),
    (.appPhaseStale, [.apple("iOS 18 release notes, item 117864591")]),
    (.sceneNotices, [.report("salesforce-sceneless-did-activate")]),
  ]
}
