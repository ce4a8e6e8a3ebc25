import Foundation
import SceneSeam

/// The life-cycle logic of a mail app: its UIKit delegates and its SwiftUI scenes drive it.
///
/// A window shows the inbox, a message or a letter that is being written. The account's token is
/// unreadable while the device is locked; pushes come all the same.
struct Mailbox: SceneApp {
  /// What a window shows.
  enum Screen: Equatable {
    case inbox
    case message(String)
    case letter(to: String, text: String)
  }

  private let context: AppContext
  private let shows: (SceneID, Screen) -> Void
  private let hasBug: Bool
  private var screens: [SceneID: Screen] = [:]
  private var lastOpened: ScenePayload?
  /// The message that is marked in a window's list: SwiftUI's scene storage brings it back.
  private(set) var selections: [SceneID: String] = [:]
  private(set) var isSignedOut = false
  /// Answers that wait for the server.
  private(set) var outbox: [String] = []

  /// Makes the app's object.
  ///
  /// - Parameters:
  ///   - context: The system as the app sees it.
  ///   - hasBug: Whether the planted bug is in it; only a test says so.
  ///   - shows: Shows a screen in a window.
  init(
    _ context: AppContext, hasBug: Bool = false,
    shows: @escaping (SceneID, Screen) -> Void = { _, _ in }
  ) {
    self.context = context
    self.hasBug = hasBug
    self.shows = shows
  }

  func screen(in scene: SceneID) -> Screen { screens[scene] ?? .inbox }

  // MARK: The process

  mutating func performBackgroundWork(_ cause: BackgroundCause) {
    switch (cause, context.content) {
    case (.notificationAction, .notification(let response)): answer(response)
    case (.silentPush, _), (.backgroundFetch, _): fetch()
    default: break
    }
  }

  mutating func protectedDataDidBecomeAvailable() { fetch() }

  /// Fetches new messages, if the account's token can be read.
  private mutating func fetch() {
    if isSignedOut { return }
    if hasBug {
      // The bug: `try?` makes one answer of two, "there is none" and "not now".
      if (try? context.store.keychain.read("token")) ?? nil == nil { signOut() }
      return
    }
    do {
      if try context.store.keychain.read("token") == nil { signOut() }
    } catch {
      // The device is locked: the next fetch comes when it is not.
    }
  }

  private mutating func signOut() {
    isSignedOut = true
    context.decides(.signedOut)
  }

  private mutating func answer(_ response: NotificationResponse) {
    guard response.actionIdentifier == "reply", let text = response.userText else { return }
    outbox.append(text)
  }

  // MARK: Scenes

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    let draft = context.store.files[Self.file(scene.session)]
    show(draft.map { .letter(to: "", text: $0) } ?? .inbox, in: scene)
    if draft != nil { context.restores("letter", of: scene.session) }
    if let payload = options.payload { open(payload, in: scene) }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    open(payload, in: scene)
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) { save(scene) }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    screens[scene] = nil
    selections[scene] = nil
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions { context.store.files[Self.file(session)] = nil }
  }

  // MARK: What the user does

  mutating func compose(in scene: SceneID) { show(.letter(to: "", text: ""), in: scene) }

  mutating func type(_ text: String, in scene: SceneID) {
    guard case .letter(let receiver, let old) = screen(in: scene) else { return }
    show(.letter(to: receiver, text: old + text), in: scene)
    context.changes("letter", of: scene.session)
  }

  /// Marks a message of the list, or none.
  mutating func select(_ message: String?, in scene: SceneID) { selections[scene] = message }

  /// Whether what was written in a window survives the process.
  func isSaved(_ scene: SceneID) -> Bool {
    guard case .letter(_, let text) = screen(in: scene) else { return true }
    return context.store.files[Self.file(scene.session)] == text
  }
}

// MARK: - What the world brings

extension Mailbox {
  static let handoff = "example.postbox.letter"

  private mutating func open(_ payload: ScenePayload, in scene: SceneID) {
    // The answer to a notification may come with the connection and in a call as well.
    if payload == lastOpened { return }
    lastOpened = payload
    context.handles(payload, in: scene)
    guard let screen = Self.screen(for: payload.content) else { return }
    save(scene)
    show(screen, in: scene)
  }

  /// Reads what a window is to show: `mailto:`, `postbox://message/7`, an activity, a notification.
  static func screen(for content: PayloadContent?) -> Screen? {
    switch content {
    case .url(let context) where context.url.scheme == "mailto":
      return .letter(to: String(context.url.absoluteString.dropFirst(7)), text: "")
    case .url(let context): return .message(context.url.lastPathComponent)
    case .activity(let activity):
      return .letter(to: activity.userInfo["to"]?.text ?? "", text: "")
    case .shortcut: return .letter(to: "", text: "")
    case .notification(let response):
      return response.userInfo["message"]?.text.map { .message($0) }
    default: return nil
    }
  }

  private mutating func show(_ screen: Screen, in scene: SceneID) {
    screens[scene] = screen
    shows(scene, screen)
  }

  private func save(_ scene: SceneID) {
    guard case .letter(_, let text) = screen(in: scene) else { return }
    context.store.files[Self.file(scene.session)] = text
    context.saves("letter", of: scene.session)
  }

  private static func file(_ session: SessionID) -> String { "letter-\(session.identifier)" }
}
