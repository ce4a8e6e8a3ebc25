public import Foundation

// The forms of titles that are no plain text.
extension View {
  /// Shows an alert while a value is true; each button closes it.
  @_disfavoredOverload
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title.text, isPresented: isPresented, actions: actions) }
  /// Shows an alert while a value is true; each button closes it.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title.content, isPresented: isPresented, actions: actions) }
  /// Shows an alert while a value is true; each button closes it.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(title.text, isPresented: isPresented, actions: actions, message: message) }
  /// Shows an alert while a value is true; each button closes it.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(title.content, isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert while a value is true; each button closes it.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(title.text, isPresented: isPresented, presenting: data, actions: actions) }
  /// Shows an alert while a value is true; each button closes it.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title.content, isPresented: isPresented, presenting: data, actions: actions)
  }
  /// Shows an alert while a value is true; each button closes it.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title.text, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Shows an alert while a value is true; each button closes it.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title.content, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Asks the user to choose while a value is true; each button closes it.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View { confirmationDialog(title.text, isPresented: isPresented, actions: actions) }
  /// Asks the user to choose while a value is true; each button closes it.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { confirmationDialog(title.content, isPresented: isPresented, actions: actions) }
  /// Asks the user to choose while a value is true; each button closes it.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(title.text, isPresented: isPresented, actions: actions, message: message)
  }
  /// Asks the user to choose while a value is true; each button closes it.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(title.content, isPresented: isPresented, actions: actions, message: message)
  }
  /// Asks the user to choose while a value is true; each button closes it.
  public func confirmationDialog<A: View, T>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(title, isPresented: isPresented, presenting: data, actions: actions) }
  /// Asks the user to choose while a value is true; each button closes it.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Asks the user to choose while a value is true; each button closes it.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(title.text, isPresented: isPresented, presenting: data, actions: actions) }
  /// Asks the user to choose while a value is true; each button closes it.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title.text, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Asks the user to choose while a value is true; each button closes it.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title.content, isPresented: isPresented, presenting: data, actions: actions)
  }
  /// Asks the user to choose while a value is true; each button closes it.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      title.content, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Shows an alert of an error while a value is true.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(error?.errorDescription ?? "", isPresented: isPresented, actions: actions)
  }
  /// Shows an alert of an error while a value is true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }
}
