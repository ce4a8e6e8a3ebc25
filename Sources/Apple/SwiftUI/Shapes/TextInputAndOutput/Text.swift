public import Foundation

/// Text that a person reads.
///
/// Source: Apple, swiftui/text.
public struct Text: Hashable, Sendable {
  /// The text.
  public let content: String

  /// Creates a view of a text that is translated where it is shown.
  ///
  /// Source: Apple, swiftui/text/init(_:).
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = String(localized: resource) }

  /// Creates a view of a text that stands in the code.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.text
  }
  /// Creates a view of a text.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }
  /// Creates a view of a text that is not translated.
  public init(verbatim content: String) { self.content = content }
  /// Creates a view of a text with attributes, which are dropped.
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }
  /// Creates a view of a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = format.format(input)
  }
  /// Creates a view of a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? "\(subject)"
  }
  /// Creates a view of an image, which has no text.
  public init(_ image: Image) { content = "" }
  /// Creates a view of a date.
  public init(_ date: Date, style: DateStyle) { content = style.text(date) }
  /// Creates a view of two dates.
  public init(_ dates: ClosedRange<Date>) {
    let (first, last) = (dates.lowerBound, dates.upperBound)
    content = DateStyle.date.text(first) + " – " + DateStyle.date.text(last)
  }
  /// Creates a view of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  /// Creates a view of a timer: how long it lasts in all.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    content = DateStyle.clock(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
  }

  /// Puts two texts together.
  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.content + second.content)
  }

  /// How a date is written.
  ///
  /// Source: Apple, swiftui/text/datestyle.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How long it is until then, or since then.
    public static let relative = DateStyle(kind: .relative)
    /// How long it is until then, or since then, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts.
    public static let timer = DateStyle(kind: .timer)

    func text(_ date: Date) -> String {
      switch kind {
      case .date: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .relative, .offset, .timer: "\(Int(date.timeIntervalSinceReferenceDate))"
      }
    }

    static func clock(_ seconds: TimeInterval) -> String {
      let seconds = Int(seconds)
      return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }
  }
}

extension Text: DrawnView {
  public func _update(_ node: ViewNode) { node.role = TextRole(content) }
}
