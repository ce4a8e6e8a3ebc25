import Foundation
import SceneSeam

/// The life-cycle logic of a document app: its UIKit delegates and its SwiftUI scenes drive it.
///
/// A window shows one document and comes back with it. A link opens in the window that shows what it
/// names, if there is one.
struct Editor: SceneApp {
  private let context: AppContext
  private let shows: (SceneID, String) -> Void
  private let hasBug: Bool
  /// The name of each window's document.
  private(set) var names: [SceneID: String] = [:]
  /// What is on the screen, by a document's name.
  private var texts: [String: String] = [:]

  /// Makes the app's object.
  ///
  /// - Parameters:
  ///   - context: The system as the app sees it.
  ///   - hasBug: Whether the planted bug is in it; only a test says so.
  ///   - shows: Shows a document in a window.
  init(
    _ context: AppContext, hasBug: Bool = false,
    shows: @escaping (SceneID, String) -> Void = { _, _ in }
  ) {
    self.context = context
    self.hasBug = hasBug
    self.shows = shows
  }

  // MARK: Scenes

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if hasBug, let payload = options.payload { open(payload, in: scene) }
    // The bug: what the window showed last takes the place of what the user has just opened.
    restore(scene)
    if !hasBug, let payload = options.payload { open(payload, in: scene) }
    if names[scene] == nil { show("untitled-\(scene.session.identifier)", in: scene) }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    open(payload, in: scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) { save(scene) }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    save(scene)
    context.store.defaults[Self.key(scene.session)] = names[scene]
    context.saves("window", of: scene.session)
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    save(scene)
    names[scene] = nil
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions { context.store.defaults[Self.key(session)] = nil }
  }

  // MARK: What the user does

  mutating func type(_ text: String, in scene: SceneID) {
    guard let name = names[scene] else { return }
    texts[name, default: ""] += text
  }

  /// Whether a window's document is in its file as it is on the screen.
  func isSaved(_ scene: SceneID) -> Bool {
    guard let name = names[scene] else { return true }
    return texts[name] ?? "" == context.store.files[Self.file(name)] ?? ""
  }
}

// MARK: - Documents

extension Editor {
  private mutating func restore(_ scene: SceneID) {
    guard let name = context.store.defaults[Self.key(scene.session)] else { return }
    show(name, in: scene)
    context.restores("window", of: scene.session)
  }

  private mutating func show(_ name: String, in scene: SceneID) {
    save(scene)
    if names[scene] != name { context.changes("window", of: scene.session) }
    names[scene] = name
    if texts[name] == nil { texts[name] = context.store.files[Self.file(name)] ?? "" }
    context.setActivationConditions(
      ActivationConditions(prefers: .equals("paper://\(name)")), for: scene)
    shows(scene, name)
  }

  private func save(_ scene: SceneID) {
    guard let name = names[scene], let text = texts[name] else { return }
    context.store.files[Self.file(name)] = text
  }

  private static func file(_ name: String) -> String { "\(name).paper" }

  private static func key(_ session: SessionID) -> String { "window-\(session.identifier)" }
}

// MARK: - What the world brings

extension Editor {
  static let handoff = "example.paper.editing"

  private mutating func open(_ payload: ScenePayload, in scene: SceneID) {
    context.handles(payload, in: scene)
    if let name = Self.document(in: payload.content) { show(name, in: scene) }
  }

  /// Reads the name of a document: `paper://report`, an activity, a quick action, a share.
  static func document(in content: PayloadContent?) -> String? {
    switch content {
    case .url(let context): context.url.host
    case .activity(let activity): activity.userInfo["document"]?.text
    case .shortcut(let item): item.userInfo["document"]?.text ?? "scratch"
    case .share(let share): share.identifier
    default: nil
    }
  }
}
