import UIKit

/// A program of SwiftUI's: its scenes, and what it keeps for all of them.
///
/// Source: Apple, swiftui/app.
@MainActor @preconcurrency
public protocol App {
  /// The scenes that describe it.
  associatedtype Body: Scene
  /// The scenes that it consists of.
  @SceneBuilder var body: Self.Body { get }
  /// Creates the program.
  init()
}

extension App {
  /// Where a program of a real app begins; here the host plays the app, so it returns at once.
  @MainActor public static func main() {}
}

/// A part of a program that shows windows, or works in the background.
///
/// Source: Apple, swiftui/scene.
@MainActor @preconcurrency
public protocol Scene {
  /// The scene that describes it.
  associatedtype Body: Scene
  /// The scenes that it consists of.
  @SceneBuilder var body: Self.Body { get }
  /// Brings a node of the program's tree up to date; SwiftUI's own scenes have their own way.
  static func _updateScene(_ node: ViewNode, with scene: Self)
}

extension Scene {
  public static func _updateScene(_ node: ViewNode, with scene: Self) {
    let known = node.evaluator as? SceneEvaluator<Self>
    let evaluator = known ?? SceneEvaluator(scene)
    evaluator.scene = scene
    node.evaluator = evaluator
    evaluator.evaluate(node)
  }
}

extension Never: Scene {}

/// Keeps the last value of a scene of the app's own.
@MainActor
final class SceneEvaluator<Content: Scene>: NodeEvaluator {
  var scene: Content

  init(_ scene: Content) { self.scene = scene }

  nonisolated var isOfTheApp: Bool { true }

  func evaluate(_ node: ViewNode) {
    var bound = scene
    let body = node.reads {
      FieldTable.bind(&bound, to: node)
      return bound.body
    }
    node.updateScene(0, body)
  }
}

/// The scene behind a delegate of UIKit's, as the root of a tree.
struct RootScene<Content: Scene>: Scene {
  let content: Content
  var body: some Scene { content }
}

/// Keeps the program, which is one value for the whole process.
@MainActor
final class AppEvaluator<Program: App>: NodeEvaluator {
  private let program: Program

  init(_ program: Program) { self.program = program }

  nonisolated var isOfTheApp: Bool { true }

  func evaluate(_ node: ViewNode) {
    var bound = program
    let body = node.reads {
      FieldTable.bind(&bound, to: node)
      return bound.body
    }
    node.updateScene(0, body)
  }
}

extension ViewNode {
  /// Reads a body, and notes what it reads.
  @MainActor
  func reads<Body>(_ body: () -> Body) -> Body {
    isDirty = false
    evaluation &+= 1
    let outer = ViewTurn.current.evaluating
    ViewTurn.current.evaluating = self
    defer { ViewTurn.current.evaluating = outer }
    return withObservationTracking(body) { [weak self] in
      ViewTurn.here { self?.invalidate() }
    }
  }

  /// Brings a child up to date with a scene.
  @MainActor
  func updateScene<Content: Scene>(
    _ index: Int, _ scene: Content, environment: EnvironmentScope? = nil
  ) {
    let child = child(
      index, Content.self, ChildKey(), environment ?? self.environment, isShown)
    Content._updateScene(child, with: scene)
  }
}

/// A scene that SwiftUI makes itself.
@MainActor @preconcurrency
public protocol DrawnScene: Scene where Body == Never {
  /// Brings its node up to date.
  func _update(_ node: ViewNode)
}

extension DrawnScene {
  /// Never read.
  public var body: Never { preconditionFailure("a scene that SwiftUI makes itself has no body") }
  public func _update(_ node: ViewNode) {}
  public static func _updateScene(_ node: ViewNode, with scene: Self) { scene._update(node) }
}

/// Puts the scenes of a closure together.
///
/// Source: Apple, swiftui/scenebuilder.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    ScenesInOrder { node in
      var index = 0
      for scene in repeat each content {
        node.updateScene(index, scene)
        index += 1
      }
    }
  }
  /// A scene that may be missing.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    ScenesInOrder { node in
      guard let content else { return node.removeChildren(from: 0) }
      node.updateScene(0, content)
    }
  }
  /// A scene that only newer systems have.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    ScenesInOrder { $0.updateScene(0, content) }
  }
}

/// Scenes, each at its position.
struct ScenesInOrder: DrawnScene {
  let updates: @MainActor (ViewNode) -> Void

  func _update(_ node: ViewNode) { updates(node) }
}
