/// An alert, as before iOS 15.
///
/// Source: Apple, swiftui/alert.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }
  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  ///
  /// Source: Apple, swiftui/alert/button.
  public struct Button {
    let label: Text
    let action: (@MainActor () -> Void)?

    /// A button.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    /// A button that gives up.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    /// A button that gives up.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), action: action)
    }
    /// A button that deletes.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }
}

/// A choice, as before iOS 15.
///
/// Source: Apple, swiftui/actionsheet.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// What an alert of the older kind shows.
struct AlertView: View {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  var body: some View {
    title
    message
    ForEach(Array(buttons.enumerated()), id: \.offset) { button in
      Button(action: { button.element.action?() }) { button.element.label }
    }
  }
}

extension View {
  /// Shows an alert while a value is true, as before iOS 15.
  ///
  /// Source: Apple, swiftui/view/alert(ispresented:content:).
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presents(.alert, while: isPresented) { Self.view(content()) }
  }
  /// Shows an alert while there is an item, as before iOS 15.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    presents(.alert, item, identity: { AnyHashable($0.id) }) { Self.view(content($0)) }
  }
  /// Asks the user to choose while a value is true, as before iOS 15.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  { presents(.dialog, while: isPresented) { Self.view(content()) } }
  /// Asks the user to choose while there is an item, as before iOS 15.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presents(.dialog, item, identity: { AnyHashable($0.id) }) { Self.view(content($0)) }
  }

  private static func view(_ alert: Alert) -> AlertView {
    AlertView(title: alert.title, message: alert.message, buttons: alert.buttons)
  }
  private static func view(_ sheet: ActionSheet) -> AlertView {
    AlertView(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
  }
}
