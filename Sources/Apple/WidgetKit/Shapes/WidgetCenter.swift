@_exported public import Foundation

/// Where an app speaks of its widgets: no user has one here.
///
/// Source: Apple, widgetkit/widgetcenter.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a user has; there is none here.
///
/// Source: Apple, widgetkit/widgetinfo.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind + family.description }
}

/// How large a widget is.
///
/// Source: Apple, widgetkit/widgetfamily.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

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
