import UIKit

/// Windows of one kind: each has its own state.
///
/// Source: Apple, swiftui/windowgroup.
public struct WindowGroup<Content>: DrawnScene {
  private let id: String?
  private let values: WindowValues?
  private let content: (ProgramWindow?) -> AnyView

  private init(
    _ id: String?, _ values: WindowValues?, _ content: @escaping (ProgramWindow?) -> AnyView
  ) {
    self.id = id
    self.values = values
    self.content = content
  }

  public func _update(_ node: ViewNode) {
    let role = node.keptRole { WindowsRole(node) }
    role.id = id
    role.values = values
    role.content = content
    node.environment.values.windows?.changes(role)
  }
}

extension WindowGroup where Content: View {
  /// Creates windows that show a closure's view.
  ///
  /// Source: Apple, swiftui/windowgroup/init(makecontent:).
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(nil, nil) { _ in AnyView(makeContent()) }
  }
  /// Creates windows that show a closure's view, as before iOS 18.
  @_disfavoredOverload
  public init(@ViewBuilder content: @escaping () -> Content) { self.init(makeContent: content) }
  /// Creates windows that show a closure's view.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, nil) { _ in AnyView(content()) }
  }
  /// Creates windows with a title.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil) { _ in AnyView(content()) }
  }
  /// Creates windows with a title.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, nil) { _ in AnyView(content()) }
  }
}

extension WindowGroup {
  /// Creates windows that each show a value, which is saved and restored with the window.
  ///
  /// Source: Apple, swiftui/windowgroup/init(for:content:).
  public init<Value: Codable & Hashable, Root: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(nil, WindowValues(Value.self)) { AnyView(content(Self.value(of: $0))) }
  }

  /// Creates windows with an identifier that each show a value.
  public init<Value: Codable & Hashable, Root: View>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(id, WindowValues(Value.self)) { AnyView(content(Self.value(of: $0))) }
  }

  /// Creates windows with a title that each show a value.
  public init<Value: Codable & Hashable, Root: View>(
    _ title: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> { self.init(for: type, content: content) }

  /// Creates windows with a title and an identifier that each show a value.
  public init<Value: Codable & Hashable, Root: View>(
    _ title: String, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(id: id, for: type, content: content)
  }

  /// Creates windows that each show a value; without one there is a default.
  public init<Value: Codable & Hashable, Root: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Root,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(nil, WindowValues(Value.self)) { window in
      let value: Binding<Value?> = Self.value(of: window)
      if value.wrappedValue == nil { value.wrappedValue = defaultValue() }
      return AnyView(
        content(
          Binding(
            get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 })))
    }
  }

  private static func value<Value: Codable & Hashable>(
    of window: ProgramWindow?
  ) -> Binding<Value?> {
    window.map { Binding($0.value(Value.self)) } ?? .constant(nil)
  }
}

/// The content of a window that shows a value.
///
/// Source: Apple, swiftui/presentedwindowcontent.
public struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: DrawnView {}

/// One window of its kind.
///
/// Source: Apple, swiftui/window.
public struct Window<Content: View>: Scene {
  private let id: String
  private let content: () -> Content

  /// Creates a window with a title.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.content = content
  }

  /// Windows of its kind, of which there is one.
  public var body: some Scene { WindowGroup(id: id, content: content) }
}

/// The values that a group's windows show, and which value each of them has.
@MainActor
struct WindowValues {
  /// The type of the values.
  let type: Any.Type
  /// Reads a value from what a session keeps.
  let decode: (Data) -> AnyHashable?
  /// Writes a value for a session.
  let encode: (AnyHashable) -> Data?

  init<Value: Codable & Hashable>(_: Value.Type) {
    type = Value.self
    decode = { data in
      (try? JSONDecoder().decode([Value].self, from: data))?.first.map { AnyHashable($0) }
    }
    encode = { ($0.base as? Value).flatMap { try? JSONEncoder.steady.encode([$0]) } }
  }
}

extension JSONEncoder {
  /// Writes equal values as equal bytes.
  static var steady: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

/// A group of windows in the program's tree.
final class WindowsRole: ViewRole {
  weak var node: ViewNode?
  var id: String?
  var values: WindowValues?
  var content: ((ProgramWindow?) -> AnyView)?

  init(_ node: ViewNode) { self.node = node }

  /// For which events a new window is, as `handlesExternalEvents(matching:)` says; nil where nothing does.
  var matching: Set<String>? { node?.around(MatchingRole.self)?.conditions }
}

/// For which events new windows are.
final class MatchingRole: ViewRole {
  var conditions: Set<String> = []
}

/// Work that a scene does in the background.
final class BackgroundWorkRole: ViewRole {
  var task: BackgroundTaskKind?
  var action: (@Sendable (String) async -> Void)?
}
