/// On which systems the recordings were made that choices and invariants rest on.
///
/// A test holds each to the head of its recording.
package enum RecordedSystems {
  /// The recordings, by their names without a number, in the order of the names.
  package static let all: [(recording: String, system: String)] = [
    ("cn-kill-from-switcher-ios13", "iOS 13+"),
    ("cn-sceneless-states-cold", "iOS 11/12"),
    ("cn-sceneless-states-lock-unlock", "iOS 11/12"),
    ("cn-tracepcguard-launch-known-session", "iOS 13-14"),
    ("cn-vc-interleaving-and-kill", "iOS 13+"),
    ("ios27-beta3-keyboard-input-scene-second-willconnect", "iOS 27 beta 3"),
    ("kr-2023-launch-with-vc", "iOS 13+"),
    ("kr-2025-ipad-split-view-second-window", "iPadOS 18"),
    ("kr-multiwindow-launch-existing-session", "iPadOS 13"),
    ("kr-multiwindow-second-window-split", "iPadOS 13"),
    ("kr-second-launch-discard-position", "iOS 15-era"),
    ("launchpractice-scene-icon-cold-with-restore", "iOS 16"),
    ("launchpractice-sceneless-icon-cold", "iOS 16"),
    ("legacy-ios10-push", "iOS 10"),
    ("miniquad-ios27-manifest-only-resign", "iOS 27 beta"),
    ("quick-kill-ghost-scene", "iOS 16-era"),
    ("swipe-three-windows-one-by-one", "iPadOS 13 beta"),
    ("tr-ipad-swipe-off", "iPadOS 13+"),
    ("warm-notification-tap", "iOS 17-26"),
    ("warm-url-after-active", "iOS 17-26"),
    ("warm-url-before-foreground", "iOS 14-26"),
  ]

  /// The system of a recording, with a number in front of its name or without; nil where it names none.
  package static func system(of recording: String) -> String? {
    let digits = recording.prefix { $0.isNumber }
    let name = digits.isEmpty ? recording : String(recording.dropFirst(digits.count + 1))
    return all.first { $0.recording == name }?.system
  }
}
