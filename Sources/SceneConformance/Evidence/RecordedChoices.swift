package import SceneLifecycle

/// Recordings of real devices that the engine explains with an answer that is not the usual one.
///
/// A test explains every recording anew and holds this table to what it finds.
package enum RecordedChoices {
  /// The recordings of each choice by the names of their files, in the order of the words.
  package static let all: [(choice: ChoiceKind, recordings: [String])] = [
    (.backgroundConnection, ["69-kr-second-launch-discard-position"]),
    (.configurationAgain, ["37-launchpractice-scene-icon-cold-with-restore"]),
    (
      .configurationSkipped,
      [
        "15-kr-multiwindow-launch-existing-session", "49-kr-2023-launch-with-vc",
        "69-kr-second-launch-discard-position",
      ]
    ),
    (.disappearance, ["68-cn-vc-interleaving-and-kill"]),
    (.earlyGeometry, ["37-launchpractice-scene-icon-cold-with-restore"]),
    (.ghost, ["02-quick-kill-ghost-scene"]),
    (.keyboardScene, ["117-ios27-beta3-keyboard-input-scene-second-willconnect"]),
    (.killReports, ["68-cn-vc-interleaving-and-kill"]),
    (.killTerminates, ["56-cn-kill-from-switcher-ios13"]),
    (.otherWindows, ["101-kr-2025-ipad-split-view-second-window"]),
    (.pushAgain, ["80-legacy-ios10-push"]),
    (.resignsWhileAttaching, ["112-miniquad-ios27-manifest-only-resign"]),
    (.responseToo, ["86-warm-notification-tap"]),
  ]

  /// The recordings that show an unusual answer to a choice; empty where none does.
  package static func recordings(of choice: ChoiceKind) -> [String] {
    all.first { $0.choice == choice }?.recordings ?? []
  }
}
