public import Foundation

/// Text that a person reads.
///
/// Source: Apple, swiftui/text.
public struct Text: Hashable, Sendable {
  public let content: String

  /// Creates a view of a text that is translated where it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = String(localized: resource) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.text
  }
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }
  public init(verbatim content: String) { self.content = content }
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = format.format(input)
  }
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? "\(subject)"
  }
  public init(_ image: Image) { content = "" }
  public init(_ date: Date, style: DateStyle) { content = style.text(date) }
  public init(_ dates: ClosedRange<Date>) {
    let (first, last) = (dates.lowerBound, dates.upperBound)
    content = DateStyle.date.text(first) + " – " + DateStyle.date.text(last)
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    content = DateStyle.clock(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
  }

  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.content + second.content)
  }

  /// How a date is written.
  ///
  /// Source: Apple, swiftui/text/datestyle.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
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
