public import CoreTransferable
public import UniformTypeIdentifiers

// Files that a user chooses, and what is dragged; nothing is chosen and nothing is dropped here.

extension View {
  /// Asks for a file while a value is true; it can only be closed here.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { asksForFiles(while: isPresented) {} }

  /// Asks for files while a value is true; it can only be closed here.
  ///
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { asksForFiles(while: isPresented) {} }

  /// Asks for files while a value is true; it can only be closed here, which the app hears.
  ///
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { asksForFiles(while: isPresented, whenCancelled: onCancellation) }

  private func asksForFiles(
    while isPresented: Binding<Bool>, whenCancelled: @escaping () -> Void
  ) -> some View {
    presents(.dialog, while: isPresented) {
      Button("Cancel", role: .cancel) { whenCancelled() }
    }
  }

  /// Takes what is dropped on the view; nothing is.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Lets the view be dragged; it is not.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Lets the view be dragged, with another one under the finger; it is not.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
}

extension Image: Transferable {
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { _ in Image("") }
  }
}
