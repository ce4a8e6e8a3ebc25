package import SceneLifecycle

extension ChoiceKind {
  /// Where it is written that the answers occur; where only we say so, the reason.
  package var sources: [Source] {
    var all: [Source] = []
    for source in answerSources.joined() where !all.contains(source) { all.append(source) }
    return all
  }

  /// The sources of each answer, by the numbers of the answers.
  ///
  /// A choice of an order or of a scene has no named answers: one row stands for it.
  package var answerSources: [[Source]] { Self.cited.first { $0.choice == self }?.answers ?? [] }

  /// How an answer stands among the others.
  ///
  /// - Parameter number: The answer's number; 0 is the usual one.
  package func standing(ofAnswer number: Int) -> AnswerStanding {
    if number == 0 { return .usual }
    return isQuirk || number >= believedAnswers(of: answers.count) ? .quirk : .rare
  }

  typealias Citation = (choice: ChoiceKind, answers: [[Source]])

  private static let cited =
    inTransitions + ofRequests + ofKills + ofEnds + ofLaunches + ofTransfers + ofRoles

  /// Between the foreground and the background.
  private static let inTransitions: [Citation] = [
    (
      .order,
      [
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
      ]
    ),
    (
      .otherWindows,
      [
        [.recording("kr-multiwindow-second-window-split"), .report("furbo.org, 2025-06-28")],
        [.ours("a window that another one covers enters the background")],
        [.recording("kr-2025-ipad-split-view-second-window")],
        [.ours("the animation of an opening window may leave the others inactive")],
      ]
    ),
    (
      .remainingWindows,
      [
        [.report("furbo.org, 2025-06-28"), .ours("most windows that are closed leave alone")],
        [.ours("a window that closes holds the others as one that opens does")],
      ]
    ),
    (
      .together,
      [
        [.ours("whether the windows come back together: the user decides, not UIKit")],
        [.ours("whether the windows come back together: the user decides, not UIKit")],
      ]
    ),
    (
      .unlockInto,
      [
        [.recording("cn-sceneless-states-lock-unlock")],
        [.ours("whether the unlocked device shows the app: the user decides, not UIKit")],
      ]
    ),
    (
      .entryCutOff,
      [
        [.apple("uiscenedelegate/scenewillenterforeground(_:)")],
        [.ours("what is delivered when the user leaves before the activation is written nowhere")],
      ]
    ),
    (
      .entryStaysInactive,
      [
        [.apple("uiscenedelegate/scenewillenterforeground(_:)")],
        [
          .ours(
            "whether a window that opens beside an active one becomes active is written nowhere")
        ],
      ]
    ),
    (
      .blip,
      [
        [.report("kr-notes-notification-center")],
        [
          .recording("cn-sceneless-states-notification-center-flicker"),
          .report("kr-seed-notification-center-flicker"),
        ],
      ]
    ),
    (
      .firstForegroundState,
      [
        [.ours("what a scene reads in its first sceneWillEnterForeground is written nowhere")],
        [.ours("what a scene reads in its first sceneWillEnterForeground is written nowhere")],
        [.ours("what a scene reads in its first sceneWillEnterForeground is written nowhere")],
      ]
    ),
    (
      .keyWhenOpened,
      [
        [.ours("whether a window that connected in the background becomes key is written nowhere")],
        [.ours("whether a window that connected in the background becomes key is written nowhere")],
      ]
    ),
  ]

  /// The sources of choices about the outcome of a request.
  private static let ofRequests: [Citation] = [
    (
      .requestTarget,
      [
        [
          .header("UIApplication.h"), .session("2019/259"),
          .header("UISceneActivationConditions.h"),
        ]
      ]
    ),
    (
      .requestOutcome,
      [
        [
          .apple(
            "uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)"),
          .code("Delta"),
        ],
        [.header("UISceneDefinitions.h"), .apple("uisceneerror")],
      ]
    ),
    (
      .requestCarries,
      [
        [
          .apple(
            "uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)")
        ],
        [
          .apple(
            "uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)")
        ],
      ]
    ),
  ]

  /// When the user kills the app.
  private static let ofKills: [Citation] = [
    (
      .killShape,
      [
        [
          .recording("cn-kill-from-switcher-ios13"), .recording("pt-ios13-shutdown"),
          .decision(.killStartsWhereItStands),
        ],
        [.recording("kr-note-app-end")],
        [.report("swipe-only-window-iphone-frontmost")],
        [.report("swipe-only-window-ipad-no-multiwindow")],
      ]
    ),
    (
      .killReports,
      [
        [.report("swipe-three-windows-one-by-one")],
        [.recording("pt-ios13-shutdown"), .report("cn-vc-interleaving-and-kill")],
      ]
    ),
    (
      .killTerminates,
      [
        [.apple("uiapplicationdelegate/applicationwillterminate(_:)")],
        [
          .recording("cn-kill-from-switcher-ios13"), .report("swipe-only-window-iphone-frontmost"),
          .apple("uiapplicationdelegate/applicationwillterminate(_:)"),
        ],
      ]
    ),
    (
      .killDiscards,
      [
        [
          .recording("pt-ios13-shutdown"), .report("kr-second-launch-discard-position"),
          .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
        ],
        [.report("swipe-three-windows-one-by-one")],
      ]
    ),
    (
      .ghost,
      [
        [.recording("cn-kill-from-switcher-ios13")],
        [.recording("quick-kill-ghost-scene")],
      ]
    ),
    (
      .exitNotices,
      [
        [.ours("whether a process that a kill ends posts the notifications is written nowhere")],
        [.ours("whether a process that a kill ends posts the notifications is written nowhere")],
      ]
    ),
    (
      .disappearance,
      [
        [.ours("most logs of a kill name no callback of a view")],
        [.report("cn-vc-interleaving-and-kill")],
      ]
    ),
  ]

  /// When a scene, a session or a process ends otherwise.
  private static let ofEnds: [Citation] = [
    (
      .discardTime,
      [
        [.report("swipe-three-windows-one-by-one"), .header("UIApplication.h")],
        [.header("UIApplication.h"), .session("2019/258"), .report("tr-ipad-swipe-off")],
      ]
    ),
    (
      .terminationHeard,
      [
        [.apple("uiapplicationdelegate/applicationwillterminate(_:)")],
        [.apple("uiapplicationdelegate/applicationwillterminate(_:)")],
      ]
    ),
    (
      .lastWindowEnds,
      [
        [
          .report("forum 797129"), .report("forum 801686"),
          .report("mozilla-mobile/firefox-ios, issue 17993"),
        ],
        [.ours("the documentation of iPadOS 26 names no end of the process")],
      ]
    ),
    (
      .restoredSessions,
      [
        // Apple says that identifiers stay.
        [.apple("uiscenesession/persistentidentifier"), .session("2019/212")],
        [.ours("what an app finds on a device that was set up anew is not recorded")],
      ]
    ),
    (
      .setOrder,
      [
        [.apple("uiapplication/connectedscenes")],
        [.ours("a set has no order, and an app that reads one has to be right with any")],
        [.ours("a set has no order, and an app that reads one has to be right with any")],
      ]
    ),
  ]
}

/// How an answer of a choice stands among the others.
package enum AnswerStanding: String, Sendable {
  /// The answer where nothing is known.
  case usual
  /// An answer that a seed gives now and then.
  case rare
  /// An answer that a seed gives only if quirks are allowed.
  case quirk
}
