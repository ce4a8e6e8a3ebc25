public import Foundation

// Formatters that Foundation has on a device and lacks on Linux; their texts are English.

/// A shape: how long ago something was, in English words.
///
/// Source: Apple, foundation/relativedatetimeformatter.
open class RelativeDateTimeFormatter: Formatter {
  /// How long the words are; stored, never used.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether days have names; stored, never used.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  public var unitsStyle = UnitsStyle.full
  public var dateTimeStyle = DateTimeStyle.numeric
  public var formattingContext = Formatter.Context.unknown
  public var calendar: Calendar = .current
  public var locale: Locale = .current

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let text = SpokenTime.text(abs(timeInterval))
    return timeInterval < 0 ? "\(text) ago" : "in \(text)"
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    localizedString(fromTimeInterval: SpokenTime.seconds(dateComponents))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: PlayedWorld.now) }
  }
}

/// Durations in English words.
private enum SpokenTime {
  private static let units: [(seconds: Double, name: String)] = [
    (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"),
    (3_600, "hour"), (60, "minute"),
  ]

  static func text(_ seconds: TimeInterval) -> String {
    let unit = units.first { seconds >= $0.seconds } ?? (1, "second")
    let count = Int((seconds / unit.seconds).rounded(.down))
    return "\(count) \(unit.name)" + (count == 1 ? "" : "s")
  }

  static func seconds(_ parts: DateComponents) -> TimeInterval {
    let large = (parts.year ?? 0) * 365 + (parts.month ?? 0) * 30
    let days = large + (parts.weekOfMonth ?? 0) * 7 + (parts.day ?? 0)
    let minutes = ((days * 24) + (parts.hour ?? 0)) * 60 + (parts.minute ?? 0)
    return TimeInterval(minutes * 60 + (parts.second ?? 0))
  }
}

/// A shape: a duration as a clock shows it.
///
/// Source: Apple, foundation/datecomponentsformatter.
open class PlayedDateComponentsFormatter: Formatter {
  /// How long the words are; stored, never used.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The treatment of zeros; stored, never used.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var calendar: Calendar? = .current
  public var maximumUnitCount = 0
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var formattingContext = Formatter.Context.unknown

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let all = Int(clamping: Int64(abs(ti).rounded()))
    let parts = [all / 3_600, all / 60 % 60, all % 60]
    let shown = parts[0] == 0 ? Array(parts.dropFirst()) : parts
    let texts = shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }
    return (ti < 0 ? "-" : "") + texts.joined(separator: ":")
  }

  open func string(from components: DateComponents) -> String? {
    string(from: SpokenTime.seconds(components))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }
}

/// A shape: a list in an English sentence.
///
/// Source: Apple, foundation/listformatter.
open class ListFormatter: Formatter {
  public var locale: Locale = .current
  public var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted()
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
