public import Foundation

/// What a widget shows from a time on.
///
/// Source: Apple, widgetkit/timelineentry.
public protocol TimelineEntry {
  /// From when on.
  var date: Date { get }
  /// How much it matters; nil for no wish.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No wish.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much something matters.
///
/// Source: Apple, widgetkit/timelineentryrelevance.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much.
  public var score: Float
  /// How long.
  public var duration: TimeInterval
  /// Creates one of its parts.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// What a widget shows, and when it asks for more.
///
/// Source: Apple, widgetkit/timeline.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows.
  public let entries: [EntryType]
  /// When it asks for more.
  public let policy: TimelineReloadPolicy
  /// Creates one of its parts.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget asks for more.
///
/// Source: Apple, widgetkit/timelinereloadpolicy.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let name: String
  private var date: Date?

  /// Behind what it has.
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  /// When the app says so.
  public static let never = TimelineReloadPolicy(name: "never")
  /// At a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(name: "after", date: date)
  }
}

/// Makes what a widget shows; never asked here.
///
/// Source: Apple, widgetkit/timelineprovider.
@preconcurrency
public protocol TimelineProvider<Entry> {
  /// What it shows.
  associatedtype Entry: TimelineEntry
  /// What it knows of the widget.
  typealias Context = TimelineProviderContext
  /// Returns what stands for it at first.
  func placeholder(in context: Context) -> Entry
  /// Hands over what it shows now.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Hands over what it shows from now on.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What a provider knows of its widget; there is none here.
///
/// Source: Apple, widgetkit/timelineprovidercontext.
public struct TimelineProviderContext: Sendable {
  /// How large the widget is.
  public let family: WidgetFamily
  /// Whether it is shown among others to choose from.
  public let isPreview: Bool
  /// How large the widget is, in points.
  public let displaySize: CGSize
}
