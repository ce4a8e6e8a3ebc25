package import UIKit

/// One process of a SwiftUI program: the value, its scenes, and its windows.
@MainActor
package final class ProgramRuntime: PlayedProgram {
  private let scope = EnvironmentScope(below: nil)
  let graph: ViewGraph
  private let windows = ProgramWindows()
  private let evaluator: any NodeEvaluator
  let node: ViewNode
  /// The windows that are there, in the order in which they came.
  package private(set) var open: [ProgramWindow] = []
  /// The class of the delegate that the program's adaptor names; nil for none.
  package let adaptedClass: (any UIApplicationDelegate.Type)?

  /// Creates the program, as SwiftUI does at the launch.
  package convenience init<Program: App>(
    _ type: Program.Type, choices: SwiftUIChoices = .usual
  ) {
    SwiftUIChoices.current = choices
    let adaptors = FieldTable.of(Program.self).fields.compactMap {
      $0.property as? any DelegateAdapting.Type
    }
    if adaptors.count > 1 {
      ViewFault.raise("\(Program.self) has several application delegate adaptors; one is allowed")
    }
    self.init(Program.self, AppEvaluator(Program()), adaptors.first?.adaptedClass)
  }

  /// Creates what shows a scene behind a delegate of UIKit's.
  convenience init<Root: Scene>(hosting root: Root) {
    self.init(Root.self, SceneEvaluator(RootScene(content: root)), nil)
  }

  private init(
    _ type: Any.Type, _ evaluator: any NodeEvaluator,
    _ adaptedClass: (any UIApplicationDelegate.Type)?
  ) {
    graph = ViewGraph(scope)
    self.evaluator = evaluator
    self.adaptedClass = adaptedClass
    node = ViewNode(
      type, ViewNode.ChildKey(), in: graph, below: nil, environment: scope, isShown: true)
    windows.all = { [weak self] in self?.open ?? [] }
    windows.changes = { [weak self] group in self?.changes(group) }
    set { $0.windows = self.windows }
  }

  private func set(_ change: (inout EnvironmentValues) -> Void) {
    var values = scope.values
    change(&values)
    scope.set(values.changed)
  }

  /// Begins with the delegate of the adaptor: the scenes are read.
  package func begins(with delegate: (any UIApplicationDelegate)?, inBackground: Bool) {
    AdaptedDelegate.current = delegate
    if let object = delegate as? any ObservableObject { hand(object) }
    if let delegate, delegate is any Observable {
      scope.set(EnvironmentScope.Key(object: type(of: delegate)), delegate)
    }
    set { $0.scenePhase = inBackground ? .background : .inactive }
    node.evaluator = evaluator
    ViewTurn.current.during { evaluator.evaluate(node) }
    ViewTurn.settle()
    if groups.isEmpty { ViewFault.raise("\(node.type) has no scene with windows") }
  }

  private func hand<Object: ObservableObject>(_ object: Object) {
    scope.set(EnvironmentScope.Key(object: Object.self), object)
  }

  /// The groups of windows, in the order in which the program has them.
  private var groups: [WindowsRole] { node.roles(WindowsRole.self).map(\.role) }

  private func changes(_ group: WindowsRole) {
    for window in open where window.group === group { window.update() }
  }

  // MARK: Windows

  /// Makes the window of a scene that connects.
  package func connects(
    _ scene: UIWindowScene, _ options: UIScene.ConnectionOptions.Contents, kept: [String: Any],
    inBackground: Bool
  ) {
    let request = options.userActivities.first { $0.activityType == ProgramWindows.activityType }
    guard let group = group(for: options, request, kept) else { return }
    var kept = kept
    kept[Self.groupKey] = groups.firstIndex { $0 === group }
    if let value = request?.userInfo?["value"] as? Data { kept[ProgramWindow.valueKey] = value }
    let window = ProgramWindow(scene, group, kept)
    window.phase = inBackground ? .background : .inactive
    window.closes { [weak scene] in
      guard let session = scene?.session else { return }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }
    if let delegate = scene.delegate { window.hands(delegate) }
    open.append(window)
    window.update()
    let shown = UIWindow(windowScene: scene)
    shown.rootViewController = ProgramController(window.graph)
    (scene.delegate as? any UIWindowSceneDelegate)?.window = shown
    window.keeps(shown)
    shown.makeKeyAndVisible()
    ViewTurn.settle()
  }

  private static let groupKey = "SwiftUI.group"

  /// The group of a new window: that of the session, else the one that is asked for.
  ///
  /// Without either what comes decides.
  private func group(
    for options: UIScene.ConnectionOptions.Contents, _ request: NSUserActivity?,
    _ kept: [String: Any]
  ) -> WindowsRole? {
    let groups = groups
    if let index = kept[Self.groupKey] as? Int, groups.indices.contains(index) {
      return groups[index]
    }
    if let request {
      let info = request.userInfo ?? [:]
      let named = groups.filter { $0.id == info["id"] as? String }
      let fitting = groups.filter { group in
        group.values.map { "\($0.type)" } == info["type"] as? String
      }
      if info["id"] != nil { return named.first ?? groups.first }
      if info["type"] != nil { return fitting.first ?? groups.first }
      return groups.first
    }
    let words =
      options.urlContexts.map(\.url.absoluteString)
      + options.userActivities.map {
        $0.targetContentIdentifier ?? $0.webpageURL?.absoluteString ?? $0.activityType
      }
    if let word = words.first,
      let fitting = groups.first(where: { Self.fits(word, $0.matching) })
    {
      return fitting
    }
    return groups.first { $0.matching == nil } ?? groups.first
  }

  /// Whether it has windows with an identifier, or for values of a type, as far as they are asked for.
  func hasGroup(_ id: String?, of type: Any.Type?) -> Bool {
    groups.contains { group in
      (id == nil || group.id == id) && (type == nil || group.values?.type == type)
    }
  }

  /// Whether a word has one of the conditions in it; `*` fits all.
  private static func fits(_ word: String, _ conditions: Set<String>?) -> Bool {
    conditions.map { ContentPredicate(matching: $0).holds(of: word) } ?? false
  }

  /// Lets the window of a scene go.
  package func disconnects(_ scene: UIScene) {
    guard let index = open.firstIndex(where: { $0.scene === scene }) else { return }
    let window = open.remove(at: index)
    window.ends()
    ViewTurn.settle()
  }

  /// The values that the views of a scene keep with its session.
  package func kept(by scene: UIScene) -> [String: Any]? { window(scene)?.values.all }

  /// The window of a scene; nil for one that is none of the program's.
  package func window(_ scene: UIScene) -> ProgramWindow? { open.first { $0.scene === scene } }

  // MARK: What the host tells

  /// Hands the phase of a scene to its views.
  package func phases(_ scene: UIScene, _ state: UIApplication.State) {
    window(scene)?.phase = ScenePhase(state)
    ViewTurn.settle()
  }

  /// Hands the phase of the app to the program.
  package func phases(_ state: UIApplication.State) {
    set { $0.scenePhase = ScenePhase(state) }
    ViewTurn.settle()
  }

  /// As the test has chosen.
  package var answersComeFirst: Bool { SwiftUIChoices.current.answersComeFirst }
  /// As the test has chosen.
  package var linksComeBeforeActive: Bool { SwiftUIChoices.current.linksComeBeforeActive }

  /// Hands a link to the views of a scene.
  package func opens(_ url: URL, in scene: UIScene) -> Bool {
    window(scene)?.graph.opens(url) ?? false
  }

  /// Hands an activity to the views of a scene.
  package func continues(_ activity: NSUserActivity, in scene: UIScene) -> Bool {
    window(scene)?.graph.continues(activity) ?? false
  }

  /// The objects of a class that the program and its windows hold, each once, in the order of the trees.
  package func objects<Object>(_: Object.Type) -> [Object] {
    var known: Set<ObjectIdentifier> = []
    // What the program hands to its windows is held by their views, too.
    return open.reduce(into: node.objects(Object.self)) { $0 += $1.objects(Object.self) }
      .filter { known.insert(ObjectIdentifier($0 as AnyObject)).inserted }
  }
}

extension ScenePhase {
  /// A state of UIKit's as a phase.
  init(_ state: UIApplication.State) {
    self =
      switch state {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
