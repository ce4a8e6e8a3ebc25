public import UIKit

/// A program of SwiftUI's: a description, which nothing plays here.
///
/// What the program's delegate does is played where a test names its class. Source: Apple, app.
@MainActor @preconcurrency
public protocol App {
  /// The scenes that describe it.
  associatedtype Body: Scene
  /// What it consists of; read only where the app reads it.
  @SceneBuilder var body: Self.Body { get }
  /// Creates the program.
  init()
}

extension App {
  /// Where a program of a real app begins; here the host plays the app, so it returns at once.
  @MainActor public static func main() {}
}

/// A scene as SwiftUI describes it; nothing plays it here.
///
/// Source: Apple, scene.
@MainActor @preconcurrency
public protocol Scene {
  /// The scene that describes it.
  associatedtype Body: Scene
  /// What it consists of; never read here.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

/// Puts the scenes of a closure together.
///
/// Source: Apple, scenebuilder.
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows of one kind: a description.
///
/// Source: Apple, windowgroup.
public struct WindowGroup<Content: View>: Scene {
  let content: Content
  /// Creates windows that show a closure's view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Never read.
  public var body: Never { preconditionFailure("a scene that SwiftUI makes itself has no body") }
}

extension Scene {
  /// Looks at a value's changes; the action is never called here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
}

/// The application delegate of a SwiftUI program, made when it is first read.
///
/// Source: Apple, uiapplicationdelegateadaptor.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  private let type: Delegate.Type
  /// Creates a property of a delegate's class.
  public init(_ delegateType: Delegate.Type = Delegate.self) { type = delegateType }
  /// The delegate of the process that is played.
  public var wrappedValue: Delegate {
    guard let delegate = UIApplication.shared.delegate as? Delegate else {
      preconditionFailure("\(Delegate.self) is not the delegate of a process that is played")
    }
    return delegate
  }
}
