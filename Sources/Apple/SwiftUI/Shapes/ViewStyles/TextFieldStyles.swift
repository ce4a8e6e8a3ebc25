/// A style of SwiftUI's own, whose view is never asked for here.
@MainActor @preconcurrency
public protocol DrawnStyle {}

extension DrawnStyle {
  public typealias Body = EmptyView
  public typealias _Body = EmptyView
  public func makeBody<Configuration>(configuration: Configuration) -> EmptyView { EmptyView() }
  public func _body<Configuration>(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// How fields look; its view is never asked for here.
///
/// Source: Apple, swiftui/textfieldstyle.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The view on a field that a style is for.
public struct _TextFieldStyleLabel: DrawnView {}

/// The usual style.
///
/// Source: Apple, swiftui/defaulttextfieldstyle.
public struct DefaultTextFieldStyle: TextFieldStyle, DrawnStyle { public nonisolated init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}

/// Without a frame.
///
/// Source: Apple, swiftui/plaintextfieldstyle.
public struct PlainTextFieldStyle: TextFieldStyle, DrawnStyle { public nonisolated init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}

/// With a round frame.
///
/// Source: Apple, swiftui/roundedbordertextfieldstyle.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, DrawnStyle {
  public nonisolated init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

/// How large controls are.
///
/// Source: Apple, swiftui/controlsize.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// When a button acts again while it is held.
///
/// Source: Apple, swiftui/buttonrepeatbehavior.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

// Styles: nothing is drawn here.
extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func labelsHidden() -> some View { self }
}
