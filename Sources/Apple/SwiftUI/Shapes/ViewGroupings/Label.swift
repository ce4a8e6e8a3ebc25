public import Foundation

/// A text and an image.
///
/// Source: Apple, swiftui/label.
public struct Label<Title: View, Icon: View>: DrawnView {
  private let title: Title
  private let icon: Icon

  /// Creates a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, title)
    node.updateChild(1, icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// Creates a label of a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// Creates a label of a text and an image.
  public init(_ title: LocalizedStringKey, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  /// Creates a label of a text and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style is for.
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

/// A value with a text.
///
/// Source: Apple, swiftui/labeledcontent.
public struct LabeledContent<Label: View, Content: View>: DrawnView {
  private let label: Label
  private let content: Content

  /// Creates a value with a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// Creates a value with a text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }
  /// Creates a value with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }
  /// Creates a text with a text.
  public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S)
  where Label == Text, Content == Text { (label, content) = (Text(title), Text(value)) }
  /// Creates a text with a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  where Label == Text, Content == Text { (label, content) = (Text(title), Text(value)) }
  /// Creates a value in a format with a text.
  public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String, Label == Text, Content == Text {
    (label, content) = (Text(title), Text(value, format: format))
  }
  /// Creates a value in a format with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String, Label == Text, Content == Text {
    (label, content) = (Text(title), Text(value, format: format))
  }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, label)
    node.updateChild(1, content)
  }
}

/// A date that changes; the views are read once, with the time at which they are read.
///
/// Source: Apple, swiftui/timelineview.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: DrawnView {
  /// What the views know.
  ///
  /// Source: Apple, swiftui/timelineview/context.
  public struct Context: Sendable {
    /// How often it changes.
    ///
    /// Source: Apple, swiftui/timelineview/context/cadence-swift.enum.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The date.
    public let date: Date
    /// How often it changes.
    public let cadence: Cadence
  }
  private let content: (Context) -> Content

  /// Creates a view of dates.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  public static var _reads: Bool { true }
  public func _update(_ node: ViewNode) {
    node.updateChild(0, content(Context(date: PlayedWorld.now, cadence: .live)))
  }
}

/// When a date changes.
///
/// Source: Apple, swiftui/timelineschedule.
public protocol TimelineSchedule {}

/// At each picture.
///
/// Source: Apple, swiftui/animationtimelineschedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// At equal distances.
///
/// Source: Apple, swiftui/periodictimelineschedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// At each minute.
///
/// Source: Apple, swiftui/everyminutetimelineschedule.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}
}
/// At dates of the app's own.
///
/// Source: Apple, swiftui/explicittimelineschedule.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Creates a schedule.
  public init(_ dates: Entries) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// At each picture.
  public static var animation: AnimationTimelineSchedule { .init() }
  /// At each picture, with limits.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { .init() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
