/// A view that the user operates: it keeps its actions and targets, which only `sendActions` calls here.
///
/// Source: Apple, uicontrol.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Entry {
    var action: UIAction?
    weak var target: AnyObject?
    /// Whether it is for whatever object of the chain of responders has the method.
    var isForChain = false
    var selector: Selector?
    var events: Event

    func isTarget(_ other: AnyObject?) -> Bool {
      action == nil && (isForChain ? other == nil : target === other)
    }
  }

  private var entries: [Entry] = []
  /// Whether the control can be operated.
  open var isEnabled = true { didSet { changesValue() } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { changesValue() } }
  /// Whether a finger is on the control; stored, never used.
  open var isHighlighted = false { didSet { changesValue() } }
  /// Where the contents stand from left to right; stored, never used.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the contents stand from top to bottom; stored, never used.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Adds what happens at some events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    entries.append(Entry(action: action, events: controlEvents))
  }

  /// Forgets what was added with an action's identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    entries.removeAll { $0.action === action }
  }

  /// Adds a method of an object, which the control does not keep.
  ///
  /// Without an object, the chain of responders is asked for one that has the method.
  ///
  /// Source: Apple, uicontrol/addtarget(_:action:for:).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let known = entries.firstIndex { $0.isTarget(object) && $0.selector == action }
    if let index = known {
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(
        Entry(
          target: object, isForChain: object == nil, selector: action, events: controlEvents))
    }
  }

  /// Forgets methods; nil stands for every target and every method.
  ///
  /// Source: Apple, uicontrol/removetarget(_:action:for:).
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in entries.indices where entries[index].action == nil {
      let isTarget = object == nil || entries[index].target === object
      guard isTarget, action == nil || entries[index].selector == action else { continue }
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The objects of whose methods some are called; those that are gone are left out.
  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  /// The names of an object's methods for an event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = entries.compactMap { entry -> String? in
      let isMeant = entry.isTarget(object) && !entry.events.isDisjoint(with: controlEvent)
      return isMeant ? entry.selector?.description : nil
    }
    return names.isEmpty ? nil : names
  }

  /// Calls what was added for some events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      if let action = entry.action {
        action.handler(action)
      } else if let selector = entry.selector, entry.isForChain || entry.target != nil {
        sendAction(selector, to: entry.target, for: nil)
      }
    }
  }

  /// Calls a method for this control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action for this control.
  open func sendAction(_ action: UIAction) { action.handler(action) }

  /// The things that the user does with a control.
  ///
  /// Source: Apple, uicontrol/event.
  public struct Event: OptionSet, Sendable {
    /// One bit an event.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user puts the finger on it.
    public static let touchDown = Event(rawValue: 1)
    /// The user puts the finger on it once more.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The finger moves on it.
    public static let touchDragInside = Event(rawValue: 4)
    /// The finger moves beside it.
    public static let touchDragOutside = Event(rawValue: 8)
    /// The finger moves onto it.
    public static let touchDragEnter = Event(rawValue: 16)
    /// The finger moves off it.
    public static let touchDragExit = Event(rawValue: 32)
    /// The user lifts the finger on it.
    public static let touchUpInside = Event(rawValue: 64)
    /// The user lifts the finger beside it.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system takes the finger from it.
    public static let touchCancel = Event(rawValue: 256)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 4_096)
    /// The control's main event.
    public static let primaryActionTriggered = Event(rawValue: 8_192)
    /// Its menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 16_384)
    /// The user begins to write.
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// The user has written.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// The user has written and pressed return.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything that happens as the user writes.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where contents stand from left to right.
  ///
  /// Source: Apple, uicontrol/contenthorizontalalignment-swift.enum.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Everywhere.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where contents stand from top to bottom.
  ///
  /// Source: Apple, uicontrol/contentverticalalignment-swift.enum.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Everywhere.
    case fill = 3
  }
}
