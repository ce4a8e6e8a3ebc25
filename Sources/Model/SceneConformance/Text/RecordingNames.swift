package import SceneLifecycle

/// The names that recordings may use, by recipient, with the callbacks that each can stand for.
///
/// Every callback and notification that the engine delivers has a name; `OtherNames` has its other names,
/// and those of UIKit's that the engine does not deliver. Any other name is an error of the file, unless the
/// reader is lenient.
package enum RecordingNames {
  /// A name of the format.
  package struct KnownName: Hashable, Sendable {
    /// Whom the callback reaches.
    package var recipient: Recipient
    /// The name as recordings write it.
    package var name: String
    /// The callbacks that it can stand for; none when a line of that name binds nothing.
    package var kinds: CallbackSet
  }

  /// Recipients whose names recordings use, besides `PHASE`, whose names are values.
  package static let recipients: [Recipient] = [
    .appDelegate, .sceneDelegate, .appObserver, .sceneObserver, .viewController,
    .notificationCenter, .windowObserver, .process,
  ]

  /// Every name of the format, by recipient and in the order of the format's own list.
  package static let all: [KnownName] = recipients.flatMap { recipient in
    words(of: recipient).map {
      KnownName(recipient: recipient, name: $0, kinds: kinds(named: $0, of: recipient))
    }
  }

  /// Returns the name of a recipient's callback; nil when the format has no such name.
  ///
  /// A name is Apple's base name, a selector of Swift or Objective-C, or the name of a notification with
  /// its class.
  package static func entry(_ name: String, of recipient: Recipient) -> KnownName? {
    for form in RecordedSelector(name).forms {
      if let entry = all.first(where: { $0.recipient == recipient && $0.name == form }) {
        return entry
      }
      if let base = OtherNames.base(of: form, recipient) {
        return KnownName(recipient: recipient, name: form, kinds: kinds(named: base, of: recipient))
      }
      if let kinds = SwiftUINames.kinds(of: form, recipient) {
        return KnownName(recipient: recipient, name: form, kinds: kinds)
      }
      if OtherNames.isUnmodelled(form, recipient) {
        return KnownName(recipient: recipient, name: form, kinds: .none)
      }
    }
    return nil
  }

  /// Returns the names of a recipient.
  package static func words(of recipient: Recipient) -> [String] {
    switch recipient {
    case .appDelegate: names(of: .appDelegate) + ["applicationDidFinishLaunching"]
    case .sceneDelegate: names(of: .sceneDelegate) + ["delegate.window.get"]
    case .phase: ["active", "inactive", "background"]
    case .appPhase, .noObject: []
    default: names(of: recipient)
    }
  }

  /// The names of what the engine delivers to a recipient, each once.
  private static func names(of recipient: Recipient) -> [String] {
    CallbackKind.allCases.filter { $0.recipient == recipient }.map { $0.name }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func kinds(named name: String, of recipient: Recipient) -> CallbackSet {
    if recipient == .appDelegate && name == "applicationDidFinishLaunching" {
      return CallbackSet(.didFinishLaunching)
    }
    return CallbackSet(
      of: CallbackKind.allCases.filter { $0.recipient == recipient && $0.name == name })
  }
}

/// A value of SwiftUI's `scenePhase`.
///
/// Source: Apple, swiftui/scenephase.
package enum RecordedPhase: String, Hashable, Sendable, CaseIterable {
  /// The scene is in the foreground and interactive.
  case active
  /// The scene is in the foreground and should pause.
  case inactive
  /// The scene is not visible.
  case background

  /// The reports of a scene's phase.
  static let ofScene = CallbackSet(.phaseActive, .phaseInactive, .phaseResigned, .phaseBackground)
  /// The reports of the app's phase.
  static let ofApp = CallbackSet(
    .appPhaseActive, .appPhaseInactive, .appPhaseResigned, .appPhaseBackground)

  /// The callbacks that report this value, of a scene or of the app.
  ///
  /// - Parameter old: The value that it replaces; nil when the line does not say. The same value is the
  ///   first one that `onChange(initial: true)` sees.
  package func kinds(after old: RecordedPhase?) -> CallbackSet {
    switch (self, old) {
    case (.active, _): CallbackSet(.phaseActive, .appPhaseActive)
    case (.background, _): CallbackSet(.phaseBackground, .appPhaseBackground)
    case (.inactive, .background): CallbackSet(.phaseInactive, .appPhaseInactive)
    case (.inactive, .active): CallbackSet(.phaseResigned, .appPhaseResigned)
    case (.inactive, _):
      CallbackSet(.phaseInactive, .appPhaseInactive, .phaseResigned, .appPhaseResigned)
    }
  }
}
