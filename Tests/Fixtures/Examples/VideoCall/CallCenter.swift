import Foundation
import SceneSeam

/// The life-cycle logic of a video-call app: its UIKit delegates and its SwiftUI scenes drive it.
///
/// A window shows the lobby or a room. There is one call at a time: who joins in one window leaves
/// the call of another. A call goes on in the background without its picture.
struct CallCenter: SceneApp {
  /// The call under way.
  struct Call: Equatable {
    var room: String
    var scene: SceneID
    /// What the user wants, also while the window cannot film.
    var wantsCamera: Bool
    var isFilming = false
  }

  /// What a link or a notification invites to.
  struct Invitation: Equatable {
    var room: String
    var hasCamera = true
  }

  private let context: AppContext
  private let shows: (SceneID, String?) -> Void
  private let hasBug: Bool
  private(set) var call: Call?
  private(set) var lastOpened: ScenePayload?
  /// The room that the user has left last, while nothing else invites.
  private(set) var left: String?

  /// Makes the app's object.
  ///
  /// - Parameters:
  ///   - context: The system as the app sees it.
  ///   - hasBug: Whether the planted bug is in it; only a test says so.
  ///   - shows: Shows a room in a window, or the lobby.
  init(
    _ context: AppContext, hasBug: Bool = false,
    shows: @escaping (SceneID, String?) -> Void = { _, _ in }
  ) {
    self.context = context
    self.hasBug = hasBug
    self.shows = shows
  }

  // MARK: Scenes

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    shows(scene, nil)
    if let payload = options.payload { open(payload, in: scene) }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    open(payload, in: scene)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    guard let call, call.scene == scene else { return }
    // The bug: the camera comes back after every interruption, also for who had switched it off.
    if hasBug || call.wantsCamera { film() }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if call?.scene == scene { stopFilming() }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if call?.scene == scene { hangUp() }
  }

  // MARK: What the user does

  mutating func join(_ invitation: Invitation, in scene: SceneID) {
    hangUp()
    context.takes("microphone")
    left = nil
    call = Call(room: invitation.room, scene: scene, wantsCamera: invitation.hasCamera)
    shows(scene, invitation.room)
    let isActive = context.activationState(of: scene) == .foregroundActive
    if isActive && invitation.hasCamera { film() }
  }

  mutating func toggleCamera() {
    guard let call else { return }
    self.call?.wantsCamera.toggle()
    if call.wantsCamera {
      stopFilming()
    } else if context.activationState(of: call.scene) == .foregroundActive {
      film()
    }
  }

  mutating func hangUp() {
    guard let call else { return }
    stopFilming()
    context.givesBack("microphone")
    self.call = nil
    left = call.room
    shows(call.scene, nil)
  }

  // MARK: The camera

  private mutating func film() {
    guard let call, !call.isFilming else { return }
    self.call?.isFilming = true
    context.takes("camera", for: call.scene)
  }

  private mutating func stopFilming() {
    guard let call, call.isFilming else { return }
    self.call?.isFilming = false
    context.givesBack("camera", for: call.scene)
  }
}

// MARK: - What the world brings

extension CallCenter {
  static let handoff = "example.huddle.call"

  private mutating func open(_ payload: ScenePayload, in scene: SceneID) {
    // The answer to a notification may come with the connection and in a call as well.
    if payload == lastOpened { return }
    lastOpened = payload
    context.handles(payload, in: scene)
    if let invitation = Self.invitation(payload.content) { join(invitation, in: scene) }
  }

  /// Reads an invitation: `huddle://room/daily?camera=off`, a page, an activity, a notification.
  static func invitation(_ content: PayloadContent?) -> Invitation? {
    switch content {
    case .url(let context):
      let isSilent = context.url.query == "camera=off"
      return Invitation(room: context.url.lastPathComponent, hasCamera: !isSilent)
    case .activity(let activity):
      let room = activity.webpageURL?.lastPathComponent ?? activity.userInfo["room"]?.text
      return room.map { Invitation(room: $0) }
    case .shortcut: return Invitation(room: "personal")
    case .notification(let response):
      if response.actionIdentifier == "decline" { return nil }
      return response.userInfo["room"]?.text.map { Invitation(room: $0) }
    default: return nil
    }
  }
}
