/// How fields look; its view is never asked for here.
///
/// Source: Apple, swiftui/textfieldstyle.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view that it makes.
  associatedtype _Body: View
  /// The view on the field.
  typealias _Label = _TextFieldStyleLabel
  /// Makes the view.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The view on a field that a style is for.
public struct _TextFieldStyleLabel: DrawnView {}

/// The usual style.
///
/// Source: Apple, swiftui/defaulttextfieldstyle.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without a frame.
///
/// Source: Apple, swiftui/plaintextfieldstyle.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a round frame.
///
/// Source: Apple, swiftui/roundedbordertextfieldstyle.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a round frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
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
  /// The usual.
  public static let automatic = ButtonRepeatBehavior()
  /// It does.
  public static let enabled = ButtonRepeatBehavior()
  /// It does not.
  public static let disabled = ButtonRepeatBehavior()
}

// Styles: nothing is drawn here.
extension View {
  /// Sets a style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// Sets a style.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  /// Sets a style.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  /// Sets how large controls are.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Sets the shape of the frames of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Sets when buttons act again while they are held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Hides the labels of controls.
  public func labelsHidden() -> some View { self }
}
