public import UIKit

// What a view can ask for through its surroundings.

/// Closes what shows the view: a sheet, a screen of a stack, or a window.
///
/// Source: Apple, swiftui/dismissaction.
@MainActor @preconcurrency
public struct DismissAction {
  let dismiss: () -> Void

  /// Closes it.
  public func callAsFunction() { dismiss() }
}

/// Whether a view is presented, as before iOS 15.
///
/// Source: Apple, swiftui/presentationmode.
public struct PresentationMode {
  /// Whether it is presented.
  public private(set) var isPresented: Bool
  let close: () -> Void

  /// Closes it.
  public mutating func dismiss() {
    close()
    isPresented = false
  }
}

/// Opens a URL.
///
/// Source: Apple, swiftui/openurlaction.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The outcome of an app's own handler.
  ///
  /// Source: Apple, swiftui/openurlaction/result.
  public struct Result {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// Nothing opens it.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  let handler: ((URL) -> Result)?

  /// Creates an action of the app's own.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  init() { handler = nil }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and says whether something opened it.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
    }
  }
}

/// Opens windows of the app.
///
/// Source: Apple, swiftui/openwindowaction.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let open: (_ id: String?, _ value: (any Codable & Hashable)?) -> Void

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { open(id, nil) }
  /// Opens the window that shows a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) { open(nil, value) }
  /// Opens the window of the scene with an identifier that shows a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    open(id, value)
  }
}

/// Closes windows of the app.
///
/// Source: Apple, swiftui/dismisswindowaction.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let dismissOwn: () -> Void
  let dismiss: (_ id: String?, _ value: (any Codable & Hashable)?) -> Void

  /// Closes the window of the view.
  public func callAsFunction() { dismissOwn() }
  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) { dismiss(id, nil) }
  /// Closes the window that shows a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) { dismiss(nil, value) }
  /// Closes the window of the scene with an identifier that shows a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    dismiss(id, value)
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }
  private enum WindowCloseKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }
  private enum PresentedKey: EnvironmentKey { static let defaultValue = false }
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: ((URL) -> OpenURLAction.Result)? { nil }
  }

  /// How far the scene is in the foreground; in the `App`, how far its scenes are.
  ///
  /// Source: Apple, swiftui/environmentvalues/scenephase.
  public var scenePhase: ScenePhase {
    get { self[default: .background] }
    set { self[default: .background] = newValue }
  }

  /// The key of the closure that dismisses the view.
  static let dismissScopeKey = EnvironmentScope.Key(DismissKey.self)

  /// The key of the closure that closes the view's window, whatever the view presents.
  static let windowCloseScopeKey = EnvironmentScope.Key(WindowCloseKey.self)

  /// Closes the sheet, the screen or the window that shows the view; nil for none.
  var closes: (() -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Closes what shows the view.
  @MainActor public var dismiss: DismissAction {
    let closes = closes
    return DismissAction { closes?() }
  }

  /// The key that says whether the view is presented.
  static let presentedScopeKey = EnvironmentScope.Key(PresentedKey.self)

  /// Whether a sheet, a cover or a stack presents the view.
  public var isPresented: Bool { self[PresentedKey.self] }

  /// Whether the view is presented, as before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let closes = closes
    return .constant(PresentationMode(isPresented: isPresented) { closes?() })
  }

  /// Opens a URL.
  @MainActor public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].map { OpenURLAction(handler: $0) } ?? OpenURLAction() }
    set { self[OpenURLKey.self] = newValue.handler }
  }

  /// The windows of the program; nil outside of one.
  var windows: ProgramWindows? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }

  /// Opens windows of the app.
  @MainActor public var openWindow: OpenWindowAction {
    let windows = windows
    return OpenWindowAction { windows?.open($0, $1) }
  }

  /// Closes windows of the app.
  @MainActor public var dismissWindow: DismissWindowAction {
    let (windows, close) = (windows, self[WindowCloseKey.self])
    return DismissWindowAction(dismissOwn: { close?() }) { windows?.dismiss($0, $1) }
  }

  /// Whether the app can open several windows.
  public var supportsMultipleWindows: Bool {
    CurrentHost.here { CurrentHost.host?.supportsMultipleScenes ?? false }
  }
}
