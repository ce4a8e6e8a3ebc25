public import Foundation

/// A text and an image.
///
/// Source: Apple, swiftui/label.
public struct Label<Title: View, Icon: View>: DrawnView {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, title)
    node.updateChild(1, icon)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  public init(_ title: LocalizedStringKey, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
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

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }
  public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S)
  where Label == Text, Content == Text { (label, content) = (Text(title), Text(value)) }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  where Label == Text, Content == Text { (label, content) = (Text(title), Text(value)) }
  public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String, Label == Text, Content == Text {
    (label, content) = (Text(title), Text(value, format: format))
  }
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
  /// The date and the rhythm that the views get.
  ///
  /// Source: Apple, swiftui/timelineview/context.
  public struct Context: Sendable {
    /// How often it changes.
    ///
    /// Source: Apple, swiftui/timelineview/context/cadence-swift.enum.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }
  private let content: (Context) -> Content

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
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// At equal distances.
///
/// Source: Apple, swiftui/periodictimelineschedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// At each minute.
///
/// Source: Apple, swiftui/everyminutetimelineschedule.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
}
/// At dates of the app's own.
///
/// Source: Apple, swiftui/explicittimelineschedule.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  public init(_ dates: Entries) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { .init() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
