public import Foundation
public import SwiftUI

// What the system shows of a widget: accepted.
extension WidgetConfiguration {
  /// Names the widget.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }
  /// Names the widget.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol)
    -> some WidgetConfiguration
  { self }
  /// Names the widget.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Describes the widget.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Describes the widget.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  /// Describes the widget.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// Sets how large the widget can be.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Lets the widget reach its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Sets whether what lies behind may be left out.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
}

// What views say of a widget: accepted.
extension View {
  /// Sets the link that a tap on the widget opens.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Sets whether the view has the second colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Sets of what a preview is.
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
}

extension EnvironmentValues {
  private struct FamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
  }
  private struct ModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }

  /// How large the widget is around a view; that of an app's view is the usual one.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// In which colours the widget is drawn around a view.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  /// Whether what lies behind a widget is shown: always here.
  public var showsWidgetContainerBackground: Bool { true }
  /// How far a widget's views stay away from its edges: not at all here.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

/// In which colours a widget is drawn.
///
/// Source: Apple, widgetkit/widgetrenderingmode.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In all.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In that of what lies behind.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// Of what a preview is.
///
/// Source: Apple, widgetkit/widgetpreviewcontext.
public struct WidgetPreviewContext: Sendable {
  /// Creates one of a widget.
  public init(family: WidgetFamily) {}
}

/// What lies behind small widgets; nothing is drawn here.
///
/// Source: Apple, widgetkit/accessorywidgetbackground.
public struct AccessoryWidgetBackground: View {
  /// Creates it.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
