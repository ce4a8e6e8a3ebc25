package import Foundation
import SceneSeam
package import UIKit

// What the app opens itself, and what the device keeps of it.
extension HostedProcess {
  private static let badgeKey = "UIKit/badge"

  /// The number on the icon, in the device of the case; 0 where none was set.
  package var iconBadgeNumber: Int {
    get { context.store.files[Self.badgeKey].flatMap { Int($0) } ?? 0 }
    set {
      if newValue == iconBadgeNumber { return }
      context.store.files.replace(Self.badgeKey, "\(newValue)")
    }
  }

  /// Whether the app declares the scheme as its own: no other app is there.
  package func opens(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return manifest.urlSchemes.contains(scheme)
  }

  /// Sends a link of the app's own scheme to the app, where it arrives once nothing is under way.
  ///
  /// The system opens nothing for an app in the background.
  package func open(
    _ url: URL, for scene: UIScene?, completion: @escaping (Bool) -> Void
  ) {
    guard opens(url), context.applicationState != .background else {
      completion(false)
      return
    }
    let target = scene.flatMap(identity) ?? current
    opened.append(OpenedLink(url: url, scene: target, asker: current, completion: completion))
  }

  /// Delivers the links that are on their way; what these open comes the next time.
  func deliversOpened(_ delegate: any UIApplicationDelegate) {
    let links = opened
    opened = []
    for link in links {
      delivers(link, delegate)
      during(link.asker) { link.completion(true) }
    }
  }

  private func delivers(_ link: OpenedLink, _ delegate: any UIApplicationDelegate) {
    let options = UIScene.OpenURLOptions(sourceApplication: nil, openInPlace: false)
    if context.connectedScenes.isEmpty {
      remember(.own(link.payload))
      during(nil) { _ = delegate.application(application, open: link.url, options: [:]) }
    } else if let id = target(of: link), let scene = scene(id) {
      remember(.own(link.payload), in: id)
      during(id) {
        if program(of: scene)?.opens(link.url, in: scene) == true { return }
        let context = UIOpenURLContext(url: link.url, options: options)
        scene.delegate?.scene(scene, openURLContexts: [context])
      }
    }
  }

  /// The scene that has asked, if it is in the foreground; otherwise a window that is, active ones first.
  private func target(of link: OpenedLink) -> SceneID? {
    let states = slots.compactMap(\.sceneID).map {
      (id: $0, state: context.activationState(of: $0))
    }
    let shown = states.filter { $0.state == .foregroundActive || $0.state == .foregroundInactive }
    if let own = shown.first(where: { $0.id == link.scene }) { return own.id }
    let windows = shown.filter { scene($0.id)?.session.role == .windowApplication }
    return (windows.first { $0.state == .foregroundActive } ?? windows.first)?.id
  }
}
