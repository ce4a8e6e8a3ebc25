import UIKit

/// A window of a program: what it shows, and what its session keeps.
@MainActor
package final class ProgramWindow {
  /// Its scene.
  package let scene: UIScene
  let graph: ViewGraph
  let values: SceneValues
  /// The group of which it is one; nil where the app no longer has it.
  weak var group: WindowsRole?
  /// The value that the window shows.
  let shown = WindowValue()
  private var window: UIWindow?
  private let location: EnvironmentScope

  init(_ scene: UIScene, _ group: WindowsRole, _ kept: [String: Any]) {
    self.scene = scene
    self.group = group
    values = SceneValues(kept)
    location = EnvironmentScope(below: group.node?.environment)
    graph = ViewGraph(location)
    graph.scene = scene
    location.set(SceneValues.key, values)
    if let data = values[Self.valueKey] as? Data { shown.value = group.values?.decode(data) }
    shown.keeps = { [weak self] value in
      guard let self else { return }
      values[Self.valueKey] = value.flatMap { self.group?.values?.encode($0) }
    }
  }

  /// The key by which a session keeps the window's value.
  static let valueKey = "SwiftUI.window"

  /// The phase of the scene, as its views read it.
  package var phase: ScenePhase {
    get { location.values.scenePhase }
    set {
      var values = location.values
      values.scenePhase = newValue
      location.set(values.changed)
    }
  }

  /// Hands an observable scene delegate to the views of its scene.
  func hands(_ object: AnyObject) {
    func hand<Object: ObservableObject>(_ object: Object) {
      location.set(EnvironmentScope.Key(object: Object.self), object)
    }
    if let object = object as? any ObservableObject { hand(object) }
    if object is any Observable {
      location.set(EnvironmentScope.Key(object: type(of: object)), object)
    }
  }

  /// Keeps the window, which a scene does not.
  func keeps(_ window: UIWindow) { self.window = window }

  /// The scene is gone: the views go with it.
  func ends() {
    if SwiftUIChoices.current.disappearsAtDisconnection { graph.shows(false) }
    graph.drops()
    window = nil
  }

  /// Sets what closes the window.
  func closes(_ close: @escaping () -> Void) {
    location.set([EnvironmentScope.dismissKey: close, EnvironmentValues.windowCloseScopeKey: close])
  }

  /// Whether it shows a value of the same type.
  func shows(_ value: AnyHashable) -> Bool {
    shown.value.map { $0 == value && type(of: $0.base) == type(of: value.base) } ?? false
  }

  /// The location of the value that the group's content reads and writes.
  func value<Value: Codable & Hashable>(_: Value.Type) -> Location<Value?> {
    WindowLocation<Value>(shown)
  }

  /// Shows what the group has for it.
  func update() {
    guard let group, let content = group.content else { return }
    graph.update(WindowContent(window: self, content: content))
  }

  /// The texts that it shows.
  package var texts: [String] { graph.texts }
  /// The controls that it shows and the user can use.
  package var controls: [ShownControl] { graph.controls }

  /// The objects of a class that its views and their surroundings hold, in the order of the tree.
  package func objects<Object>(_: Object.Type) -> [Object] { graph.objects(Object.self) }
}

/// The contents of a window: its group's content for its value.
private struct WindowContent: DrawnView {
  let window: ProgramWindow
  let content: (ProgramWindow?) -> AnyView

  static var _reads: Bool { true }
  func _update(_ node: ViewNode) { node.updateChild(0, content(window)) }
}

/// The value that a window shows, and who has read it.
final class WindowValue {
  var value: AnyHashable?
  var readers = Readers()
  /// Keeps a new value with the window's session.
  var keeps: (AnyHashable?) -> Void = { _ in }
}

/// The value of a window, as its group's content reads and writes it.
private final class WindowLocation<Value: Codable & Hashable>: Location<Value?> {
  private let shown: WindowValue

  init(_ shown: WindowValue) { self.shown = shown }

  override var current: Value? {
    shown.readers.note()
    return shown.value?.base as? Value
  }

  override func set(_ value: Value?) {
    let new = value.map { AnyHashable($0) }
    if shown.value == new { return }
    shown.value = new
    shown.keeps(new)
    shown.readers.invalidate()
    ViewTurn.here { ViewTurn.current.takesWrite() }
  }
}
