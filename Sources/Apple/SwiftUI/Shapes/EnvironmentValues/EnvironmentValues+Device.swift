public import Foundation
import UIKit

/// How much room there is in a direction.
///
/// Source: Apple, swiftui/userinterfacesizeclass.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  /// Creates it from UIKit's.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// Loads anew.
///
/// Source: Apple, swiftui/refreshaction.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void
  /// Loads anew.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass?? { nil }
  }
  private enum VerticalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass?? { nil }
  }

  /// How much room there is across: much on an iPad.
  @MainActor public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] ?? (Self.isPad ? .regular : .compact) }
    set { self[HorizontalKey.self] = newValue }
  }
  /// How much room there is up and down: much, as the device is upright.
  @MainActor public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] ?? .regular }
    set { self[VerticalKey.self] = newValue }
  }
  /// Pixels a point.
  @MainActor public var displayScale: CGFloat { UIScreen.main.scale }
  /// The size of a pixel in points.
  @MainActor public var pixelLength: CGFloat { 1 / UIScreen.main.scale }
  /// Loads anew; nil here, where the app's action is called by itself.
  public var refresh: RefreshAction? { nil }
  /// Closes a search; there is nothing to close here.
  @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  @MainActor private static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}
