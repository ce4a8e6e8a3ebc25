/// An alert, as before iOS 15.
///
/// Source: Apple, swiftui/alert.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }
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

    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }
}

/// A choice, as before iOS 15.
///
/// Source: Apple, swiftui/actionsheet.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The contents of an alert of the older kind.
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

// What is shown is made with the view that shows it, as Apple's closures do not escape.
extension View {
  /// Shows an alert while a value is true, as before iOS 15.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = AlertView(content())
    return presents(.alert, while: isPresented) { alert }
  }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map { AlertView(content($0)) }
    return presents(.alert, item, identity: { AnyHashable($0.id) }) { _ in alert }
  }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = AlertView(content())
    return presents(.dialog, while: isPresented) { sheet }
  }
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map { AlertView(content($0)) }
    return presents(.dialog, item, identity: { AnyHashable($0.id) }) { _ in sheet }
  }
}

extension AlertView {
  fileprivate init(_ alert: Alert) {
    self.init(title: alert.title, message: alert.message, buttons: alert.buttons)
  }
  fileprivate init(_ sheet: ActionSheet) {
    self.init(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
  }
}
