package import SceneLifecycle

/// The eight kinds of event of SLB-1, in the order of its specification.
///
/// SLB-1 has its own words; each event is played as the nearest thing that the world does here, and
/// announced by the nearest callback:
///
/// | SLB-1 | event | callback |
/// |---|---|---|
/// | create | `requestNewWindow` | `configuration` |
/// | connect | `open` | `connect` |
/// | willEnterForeground | `notificationTap` | `foreground` |
/// | didBecomeActive | `requestActivation` | `active` |
/// | willResignActive | `focusAway` | `resign` |
/// | didEnterBackground | `hide` | `background` |
/// | disconnect | `reclaim` | `disconnect` |
/// | discard | `closeCard` | `discard` |
package enum SLB1Event: UInt8, Hashable, Sendable, CaseIterable {
  /// A session comes into being.
  case create
  /// The session gets a scene.
  case connect
  /// The scene enters the foreground.
  case willEnterForeground
  /// The scene becomes active.
  case didBecomeActive
  /// The scene stops being active.
  case willResignActive
  /// The scene leaves the foreground.
  case didEnterBackground
  /// The scene goes, the session stays.
  case disconnect
  /// The session goes.
  case discard

  /// The event that is played as a kind of event; nil when SLB-1 has none.
  package init?(_ kind: EventKind) {
    guard let index = SLB1Rule.all.firstIndex(where: { $0.kind == kind }) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// What the world does.
  package var kind: EventKind { rule.kind }

  /// What is delivered.
  package var callback: CallbackKind { rule.callback }

  private var rule: SLB1Rule { SLB1Rule.all[Int(rawValue)] }

  /// The kinds of event that SLB-1 has.
  package static let kinds = EventSet(of: allCases.map(\.kind))
}
