extension RecordedSystems {
  /// Recordings that hold no printed lines: their authors describe what they saw.
  ///
  /// A test holds the list to the heads of the recordings.
  package static let prose = [
    "big-nerd-ranch-scene-logging",
    "carplay-swiftui-bounce",
    "cn-vc-interleaving-and-kill",
    "en-lifecycles-readme-vc-and-kill",
    "en-push-pop-then-home-one-run",
    "en-view-app-life-cycle-push-and-pop",
    "growingio-application-state-in-scene-notices",
    "ios27-beta3-keyboard-input-scene-second-willconnect",
    "kr-notes-notification-center",
    "kr-notes-switcher-return-strikeout",
    "kr-second-launch-discard-position",
    "kr-seed-app-switcher-and-back",
    "kr-seed-app-switcher-other-app-and-return",
    "kr-seed-control-center-down-up",
    "kr-seed-first-launch",
    "kr-seed-home",
    "kr-seed-notification-center-flicker",
    "kr-seed-return",
    "kr-seed-terminate",
    "kr-til-full-cycle",
    "legacy-ios10-push",
    "miniquad-ios27-manifest-only-resign",
    "openradar-own-url-opened-by-the-app",
    "organicmaps-carplay-first-cold-launch",
    "rn-ios-app-on-mac-space-switch",
    "salesforce-sceneless-did-activate",
    "sdl-airplay-second-scene-connects",
    "snapsync-ios26-background-urlsession-launch",
    "swipe-only-window-iphone-frontmost",
    "swipe-three-windows-one-by-one",
    "swipe-window-ipad-multiwindow-frontmost",
    "tr-ipad-swipe-off",
    "visionos-crown-home-single-space",
    "visionos-headset-off-on",
    "visionos-window-close-x",
    "warm-notification-tap",
    "warm-url-after-active",
    "warm-url-before-foreground",
  ]

  /// Whether a recording, with a number in front of its name or without, is its author's description.
  package static func isProse(_ recording: String) -> Bool {
    let digits = recording.prefix { $0.isNumber }
    let name = digits.isEmpty ? recording : String(recording.dropFirst(digits.count + 1))
    return prose.contains(name)
  }
}
