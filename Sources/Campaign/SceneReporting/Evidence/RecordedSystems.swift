package import SceneLifecycle

/// On which systems the recordings were made.
///
/// A test compares each row with the first lines of its recording, and finds recordings without a row.
package enum RecordedSystems {
  /// The recordings, by their names without a number, in the order of the names.
  package static let all: [(recording: String, system: String)] = [
    ("big-nerd-ranch-scene-logging", "iOS 13"),
    ("carplay-swiftui-bounce", "iOS 17-18"),
    ("cn-ios8-vc-and-exit-on-suspend", "iOS 8"),
    ("cn-kill-from-switcher-ios13", "iOS 13+"),
    ("cn-sceneless-states-cold", "iOS 11/12"),
    ("cn-sceneless-states-lock-unlock", "iOS 11/12"),
    ("cn-sceneless-states-notification-center-flicker", "iOS 11/12"),
    ("cn-tracepcguard-launch-known-session", "iOS 13-14"),
    ("cn-vc-interleaving-and-kill", "iOS 13+"),
    ("en-lifecycles-readme-vc-and-kill", "iOS 17+"),
    ("en-push-pop-then-home-one-run", "iOS 13+"),
    ("en-startup-notes-install-relaunch-home", "iOS 13-14"),
    ("en-view-app-life-cycle-push-and-pop", "iOS 13+"),
    ("flutter-cn-ios12-notification-and-control-centre", "iOS 12.2"),
    ("flutter-ios26-iphone17-quick-app-switch-1s", "iOS 26.5.1"),
    ("flutter-uitest-ipados26-two-windows", "iPadOS 26"),
    ("flutter-uitest-scene-launch-home-activate", "iOS 26"),
    ("growingio-application-state-in-scene-notices", "iOS 13-15"),
    ("ibeacon-ios7-background-callbacks-locked", "iOS 7.0.2"),
    ("ios26-iphone-mirroring-phase-skips-inactive", "iOS 26"),
    ("ios27-beta3-keyboard-input-scene-second-willconnect", "iOS 27 beta 3"),
    ("jp-ios13-cold-launch-storyboard", "iOS 13.0"),
    ("jp-ios13-return", "iOS 13.0"),
    ("kr-2023-launch-with-vc", "iOS 13+"),
    ("kr-2025-ipad-split-view-second-window", "iPadOS 18"),
    ("kr-multiwindow-launch-existing-session", "iPadOS 13"),
    ("kr-multiwindow-second-window-split", "iPadOS 13"),
    ("kr-note-app-end", "iOS 13+"),
    ("kr-note-cold-launch-programmatic", "iOS 13+"),
    ("kr-note-control-center", "iOS 13+"),
    ("kr-notes-notification-center", "iOS 15-era"),
    ("kr-notes-switcher-return-strikeout", "iOS 15-era"),
    ("kr-sceneless-switcher-kill-terminate", "iOS 12"),
    ("kr-second-launch-discard-position", "iOS 15-era"),
    ("kr-seed-app-switcher-and-back", "iOS 13+"),
    ("kr-seed-app-switcher-other-app-and-return", "iOS 13+"),
    ("kr-seed-control-center-down-up", "iOS 13+"),
    ("kr-seed-first-launch", "iOS 13+"),
    ("kr-seed-home", "iOS 13+"),
    ("kr-seed-notification-center-flicker", "iOS 13+"),
    ("kr-seed-return", "iOS 13+"),
    ("kr-seed-terminate", "iOS 13+"),
    ("kr-til-full-cycle", "iOS 13+"),
    ("launchpractice-scene-icon-cold-with-restore", "iOS 16"),
    ("launchpractice-scene-icon-warm", "iOS 16"),
    ("launchpractice-scene-widget-cold", "iOS 16"),
    ("launchpractice-sceneless-icon-cold", "iOS 16"),
    ("launchpractice-sceneless-icon-warm", "iOS 16"),
    ("launchpractice-sceneless-quickaction-warm", "iOS 16"),
    ("launchpractice-sceneless-widget-cold", "iOS 16"),
    ("launchpractice-swiftui-appdelegate-scenephase-cold", "iOS 16"),
    ("launchpractice-swiftui-full-warm", "iOS 16"),
    ("launchpractice-swiftui-scenephase-cold", "iOS 16"),
    ("legacy-ios10-push", "iOS 10"),
    ("maui-catalyst-scene-coordinate-space", "Mac Catalyst (macOS 14)"),
    ("maui-catalyst-sceneless-minimise-silent", "Mac Catalyst (macOS 14)"),
    ("miniquad-ios27-manifest-only-resign", "iOS 27 beta"),
    ("openradar-ios11-push-tap-state-active", "iOS 11"),
    ("openradar-ios12-notification-centre-active-twice", "iOS 12.1.4"),
    ("openradar-own-url-opened-by-the-app", "iOS 7-9"),
    ("organicmaps-carplay-first-cold-launch", "iOS 26"),
    ("pt-ios13-launch", "iOS 13"),
    ("pt-ios13-shutdown", "iOS 13"),
    ("quick-kill-ghost-scene", "iOS 16-era"),
    ("rn-ios-app-on-mac-space-switch", "iOS app on macOS 12.1"),
    ("rn-ios11-notification-centre-2ms", "iOS 11"),
    ("salesforce-sceneless-did-activate", "iOS 13-14"),
    ("sdl-airplay-second-scene-connects", "iOS 26"),
    ("snapsync-ios26-background-urlsession-launch", "iOS 26.6.2"),
    ("swiftui-face-id-before-and-after-first-active", "iOS 18+"),
    ("swiftui-ios16-home-and-return-colour-scheme", "iOS 16.4"),
    ("swiftui-ipad-permission-alerts-at-launch", "iPad Pro 11\" (2nd gen), iPadOS 26.4"),
    ("swiftui-phase-before-scene-delegate", "iOS 14-15"),
    ("swipe-only-window-iphone-frontmost", "iOS 13-15"),
    ("swipe-three-windows-one-by-one", "iPadOS 13 beta"),
    ("swipe-window-ipad-multiwindow-frontmost", "iOS 13-15"),
    ("tr-ipad-swipe-off", "iPadOS 13+"),
    ("tw-sceneless-ios9-kill-views-disappear", "iOS 9"),
    ("visionos-crown-home-single-space", "visionOS 1"),
    ("visionos-headset-off-on", "visionOS 1"),
    ("visionos-window-close-x", "visionOS 2"),
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

  /// The systems on which something was recorded, each once.
  ///
  /// - Parameters:
  ///   - recordings: Recordings that show it.
  ///   - sources: What else stands for it: recordings, and reports so exact that they can be replayed.
  package static func systems(of recordings: [String], citedBy sources: [Source]) -> [String] {
    var found = recordings.map { system(of: $0) ?? "a system that is not named" }
    for source in sources {
      switch source {
      case .recording(let name): found.append(system(of: name) ?? "a system that is not named")
      case .report(let name): found += [system(of: name)].compactMap { $0 }
      case .apple, .header, .session, .code, .decision, .ours: break
      }
    }
    return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
