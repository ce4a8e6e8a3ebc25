package import SceneLifecycle

/// An event or a choice that a history shows without breaking anything.
package enum Sight: Hashable, Sendable {
  /// An event begins.
  case event(EventKind)
  /// A choice is answered otherwise than usually.
  case choice(ChoiceKind)

  /// Whether a history that was played shows it.
  package func isShown(by played: Scenario) -> Bool {
    switch self {
    case .event(let kind): played.entries.contains { $0.event.kind == kind }
    case .choice(let kind):
      played.entries.contains { entry in entry.choices.contains { $0.kind == kind } }
    }
  }
}
