import Foundation
import SceneSeam

/// A link of the app's own scheme that the app has opened.
@MainActor
struct OpenedLink {
  var url: URL
  /// The scene that has asked, or for which code of the app ran as it was opened.
  var scene: SceneID?
  /// For which scene the app hears that it was opened.
  var asker: SceneID?
  var completion: (Bool) -> Void

  /// The link as it comes back, which no law asks for.
  var payload: ScenePayload {
    ScenePayload(.url, id: ScenePayload.firstOfApp, content: .url(OpenURLContext(url)))
  }
}
