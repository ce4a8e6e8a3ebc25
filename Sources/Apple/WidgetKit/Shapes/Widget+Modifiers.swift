public import Foundation
public import SwiftUI

// What the system shows of a widget: accepted.
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol)
    -> some WidgetConfiguration
  { self }
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
}

// What views say of a widget: accepted.
extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
}

extension EnvironmentValues {
  private struct FamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
  }
  private struct ModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }

  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

/// In which colours a widget is drawn.
///
/// Source: Apple, widgetkit/widgetrenderingmode.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// Of what a preview is.
///
/// Source: Apple, widgetkit/widgetpreviewcontext.
public struct WidgetPreviewContext: Sendable {
  public init(family: WidgetFamily) {}
}

/// The background of small widgets; nothing is drawn here.
///
/// Source: Apple, widgetkit/accessorywidgetbackground.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { EmptyView() }
}
