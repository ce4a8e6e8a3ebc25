public import Foundation
import UIKit

/// How much room there is in a direction.
///
/// Source: Apple, swiftui/userinterfacesizeclass.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

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
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass?? { nil }
  }
  private enum VerticalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass?? { nil }
  }

  @MainActor public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] ?? (Self.isPad ? .regular : .compact) }
    set { self[HorizontalKey.self] = newValue }
  }
  @MainActor public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] ?? .regular }
    set { self[VerticalKey.self] = newValue }
  }
  @MainActor public var displayScale: CGFloat { UIScreen.main.scale }
  @MainActor public var pixelLength: CGFloat { 1 / UIScreen.main.scale }
  public var refresh: RefreshAction? { nil }
  @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  @MainActor private static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}
