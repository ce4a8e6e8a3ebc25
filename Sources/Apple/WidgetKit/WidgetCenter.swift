@_exported public import Foundation

/// Where an app speaks of its widgets: no user has one here.
///
/// Source: Apple, widgetkit/widgetcenter.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  /// Asks for new timelines: no widget is there.
  public func reloadAllTimelines() {}
  /// Asks for new timelines of a kind: no widget is there.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks for new recommendations: no widget is there.
  public func invalidateConfigurationRecommendations() {}
  /// Says which widgets the user has: none, which the closure hears at once.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  /// Says which widgets the user has: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a user has; there is none here.
///
/// Source: Apple, widgetkit/widgetinfo.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// What it is called in the code.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily
  /// What tells it from others.
  public var id: String { kind + family.description }
}

/// How large a widget is.
///
/// Source: Apple, widgetkit/widgetfamily.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// Its name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
