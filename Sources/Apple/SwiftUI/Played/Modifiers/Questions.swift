/// The contents of an alert or a dialog: a title, a message and buttons.
private struct QuestionView<Actions: View, Message: View>: View {
  let title: Text
  let message: Message?
  let actions: Actions?

  var body: some View {
    title
    message
    actions
    if Actions.self == EmptyView.self { Button("OK") {} }
  }
}

extension View {
  /// Asks something while a value is true; each button closes it.
  ///
  /// The question is made with the view that asks it, as Apple's closures do not escape.
  ///
  /// - Parameters:
  ///   - kind: An alert or a dialog.
  ///   - title: What it is about.
  ///   - isPresented: Whether it is shown.
  ///   - actions: Its buttons; nil where what it is about is not there.
  ///   - message: What stands below its title.
  func asks<Actions: View, Message: View>(
    _ kind: QuestionKind, _ title: Text, while isPresented: Binding<Bool>, _ actions: Actions?,
    _ message: Message?
  ) -> some View {
    let question = QuestionView(title: title, message: message, actions: actions)
    return presents(
      kind == .alert ? .alert : .dialog,
      while: actions == nil ? .constant(false) : isPresented
    ) { question }
  }

  /// Asks something without a message.
  func asks<Actions: View>(
    _ kind: QuestionKind, _ title: Text, while isPresented: Binding<Bool>, _ actions: Actions?
  ) -> some View {
    asks(kind, title, while: isPresented, actions, EmptyView?.none)
  }
}

/// How something is asked.
enum QuestionKind {
  case alert, dialog
}
