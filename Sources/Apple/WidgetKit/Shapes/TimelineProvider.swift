public import Foundation

/// The content that a widget shows from a time on.
///
/// Source: Apple, widgetkit/timelineentry.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much something matters.
///
/// Source: Apple, widgetkit/timelineentryrelevance.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// The entries that a widget shows, and when it asks for more.
///
/// Source: Apple, widgetkit/timeline.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
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

  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  public static let never = TimelineReloadPolicy(name: "never")
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(name: "after", date: date)
  }
}

/// Makes what a widget shows; never asked here.
///
/// Source: Apple, widgetkit/timelineprovider.
@preconcurrency
public protocol TimelineProvider<Entry> {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The surroundings that a provider is told of its widget; there is none here.
///
/// Source: Apple, widgetkit/timelineprovidercontext.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}
