#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import SceneSeam
  import UIKit

  /// Which of UIKit's objects has which of the seam's identities.
  @MainActor
  final class SceneIdentities {
    /// A scene object, as long as something keeps it.
    private struct KnownScene {
      weak var scene: UIScene?
      let id: SceneID
    }

    let numbers: InstallationNumbers
    private var known: [KnownScene] = []
    /// Sessions that were closed for good while a scene of theirs was connected.
    private var closed: [String] = []

    init(_ numbers: InstallationNumbers) { self.numbers = numbers }

    // MARK: From objects to identities

    /// The identity of a session: the same in every process.
    func id(of session: UISceneSession) -> SessionID {
      let numbers = numbers.session(session.persistentIdentifier)
      return SessionID(
        identifier: UInt32(truncatingIfNeeded: numbers.identifier), slot: numbers.slot)
    }

    /// The identity of a scene object; that of the session's next connection at first sight.
    func id(of scene: UIScene) -> SceneID {
      if let known = known.first(where: { $0.scene === scene }) { return known.id }
      let session = id(of: scene.session)
      let id = SceneID(
        session: session, connection: numbers.connect(scene.session.persistentIdentifier))
      known.removeAll { $0.scene == nil }
      known.append(KnownScene(scene: scene, id: id))
      return id
    }

    /// The identity of a scene object that was seen before; nil for any other.
    func id(ofKnown object: ObjectIdentifier) -> SceneID? {
      known.first { $0.scene.map { ObjectIdentifier($0) } == object }?.id
    }

    /// The identity of the last scene object of a session, number 0 where there was none.
    func idOfLastScene(_ session: UISceneSession) -> SceneID {
      let numbers = numbers.session(session.persistentIdentifier)
      return SceneID(
        session: id(of: session),
        connection: UInt16(truncatingIfNeeded: numbers.connections))
    }

    // MARK: From identities to objects

    /// The scene object of an identity; nil where it is gone.
    func scene(_ id: SceneID) -> UIScene? { known.first { $0.id == id }?.scene }

    /// The session of an identity; nil where it is closed.
    func session(_ id: SessionID) -> UISceneSession? {
      UIApplication.shared.openSessions.first { self.id(of: $0) == id }
    }

    // MARK: The end

    /// Forgets a session that was closed for good, once no scene of it is connected.
    func close(_ session: UISceneSession) {
      let name = session.persistentIdentifier
      if session.scene == nil { numbers.forget(name) } else { closed.append(name) }
    }

    /// Forgets the session of a scene that has disconnected, if it was closed.
    func disconnect(_ scene: UIScene) {
      let name = scene.session.persistentIdentifier
      guard let index = closed.firstIndex(of: name) else { return }
      closed.remove(at: index)
      numbers.forget(name)
    }
  }
#endif
