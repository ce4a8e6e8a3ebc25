import SceneLifecycle

extension ChoiceKind {
  /// While a process launches and a session connects.
  static let ofLaunches: [Citation] = [
    (
      .backgroundConnection,
      [
        [.ours("other code states that no scene connects")],
        [
          .apple("managing-your-app-s-life-cycle"), .code("Flutter"),
          .report("snapsync-ios26-background-urlsession-launch"),
        ],
      ]
    ),
    (
      .backgroundCallback,
      [
        [.apple("managing-your-app-s-life-cycle"), .ours("the call is seldom seen in practice")],
        [.apple("about-the-background-execution-sequence"), .code("Flutter")],
      ]
    ),
    (
      .backgroundLoading,
      [
        [.code("sentry-cocoa, issue 1897")],
        [
          .ours("whether a scene that connects in the background loads its view is written nowhere")
        ],
      ]
    ),
    (
      .configurationAgain,
      [
        [
          .session("2019/246"), .recording("kr-multiwindow-launch-existing-session"),
          .recording("kr-2023-launch-with-vc"), .recording("pt-ios13-launch"),
          .recording("cn-tracepcguard-launch-known-session"), .code("Pocket Casts"),
          .decision(.askingAgain),
        ],
        [.header("UIApplication.h")],
      ]
    ),
    (
      .configurationSkipped,
      [
        [.header("UIApplication.h")],
        [.report("kr-second-launch-discard-position")],
      ]
    ),
    (
      .earlyGeometry,
      [
        [.ours("one log alone has an update before the connection")],
        [.recording("launchpractice-scene-icon-cold-with-restore")],
      ]
    ),
    (
      .resignsWhileAttaching,
      [
        [.decision(.manifestWithoutDelegate)],
        [.report("miniquad-ios27-manifest-only-resign")],
      ]
    ),
    (
      .launchAccepts,
      [
        [
          .apple("uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"),
          .apple("uiapplicationdelegate/application(_:open:options:)"),
        ],
        [
          .apple("uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"),
          .apple("uiapplicationdelegate/application(_:performactionfor:completionhandler:)"),
        ],
      ]
    ),
    (
      .discardNamesConnecting,
      [
        [.apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)")],
        [.report("kr-second-launch-discard-position")],
      ]
    ),
    (
      .keyboardScene,
      [
        [.ours("no documentation names a scene for the keyboard")],
        [.report("forum 842439")],
      ]
    ),
  ]

  /// The sources of choices about state that is handed over, saved and given back.
  static let ofTransfers: [Citation] = [
    (
      .stateRequests,
      [
        [.session("2021/10057"), .apple("preparing-your-ui-to-run-in-the-background")],
        [.apple("uiscenesession/staterestorationactivity")],
        [.ours("what the delegate answers is up to the app")],
        [.ours("nothing says that a scene may leave without being asked")],
      ]
    ),
    (
      .stateReturned,
      [
        [.header("UISceneSession.h"), .apple("uiscenesession/staterestorationactivity")],
        [.apple("restoring-your-app-s-state")],
      ]
    ),
    (
      .stateSaved,
      [
        [.apple("about-the-app-launch-sequence")],
        [.apple("about-the-app-launch-sequence")],
      ]
    ),
    (
      .activityOutcome,
      [
        [
          .header("UIApplication.h"), .header("UISceneOptions.h"),
          .apple("uiscene/connectionoptions/handoffuseractivitytype"),
        ],
        [.header("UIApplication.h")],
      ]
    ),
    (
      .ownLink,
      [
        [.apple("uiapplicationdelegate/application(_:open:options:)")],
        [.report("openradar-own-url-opened-by-the-app")],
      ]
    ),
    (
      .pushAgain,
      [
        [.decision(.coldPushWithoutScenes)],
        [
          .apple(
            "uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
          ), .report("legacy-ios10-push"),
        ],
      ]
    ),
    (
      .responseToo,
      [
        [
          .apple("usernotifications/unusernotificationcenterdelegate"),
          .report("defold/extension-push, pull request 58 (iOS 18.6 and 26.4)"),
        ],
        [.ours("nothing says that the delegate of the notification centre may be left out")],
      ]
    ),
    (
      .registration,
      [
        [
          .apple(
            "uiapplicationdelegate/application(_:didregisterforremotenotificationswithdevicetoken:)"
          )
        ],
        [
          .apple(
            "uiapplicationdelegate/application(_:didregisterforremotenotificationswithdevicetoken:)"
          )
        ],
      ]
    ),
  ]

  /// Cars, displays, SwiftUI and apps without scenes.
  static let ofRoles: [Citation] = [
    (
      .accessoryCounts,
      [
        [.code("Organic Maps")],
        [.ours("no documentation says that a car or a display counts")],
      ]
    ),
    (
      .externalActive,
      [
        [.ours("a report of mirroring saw no activation")],
        [.code("sentry-cocoa")],
      ]
    ),
    (
      .displayFollows,
      [
        [
          .ours("whether a display stays in the foreground when the user leaves is written nowhere")
        ],
        [
          .ours("whether a display stays in the foreground when the user leaves is written nowhere")
        ],
      ]
    ),
    (
      .initialPhase,
      [
        [
          .recording("launchpractice-swiftui-scenephase-cold"),
          .recording("launchpractice-swiftui-appdelegate-scenephase-cold"), .decision(.firstPhase),
        ],
        [.ours("an app may ask for the first value of a phase")],
      ]
    ),
    (
      .appPhaseStale,
      [
        [.apple("swiftui/scenephase")],
        [.apple("iOS 18 release notes, item 117864591")],
      ]
    ),
    (
      .sceneNotices,
      [
        [.ours("one report alone says that they are posted")],
        [.report("salesforce-sceneless-did-activate")],
      ]
    ),
  ]
}
