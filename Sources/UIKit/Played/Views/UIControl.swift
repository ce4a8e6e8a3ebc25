/// A view that the user operates: it keeps its actions, which only `sendActions` runs here.
///
/// Source: Apple, uicontrol.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []
  /// Whether the control can be operated.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false

  /// Adds what happens at some events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Forgets what was added with an action's identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }

  @available(
    *, unavailable,
    message: "Linux finds no method by a selector: write addAction(UIAction { _ in … }, for:)"
  )
  /// Adds a method by its name: unavailable, because nothing finds it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  /// Runs what was added for some events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }

  /// What the user does with a control.
  ///
  /// Source: Apple, uicontrol/event.
  public struct Event: OptionSet, Sendable {
    /// One bit an event.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user puts the finger on it.
    public static let touchDown = Event(rawValue: 1)
    /// The user lifts the finger on it.
    public static let touchUpInside = Event(rawValue: 64)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 4_096)
    /// What counts as its main event.
    public static let primaryActionTriggered = Event(rawValue: 8_192)
    /// The user begins to write.
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// The user has written.
    public static let editingDidEnd = Event(rawValue: 262_144)
  }
}
