import SceneSeam
import UIKit

/// A request of the app to which the history has given no answer yet.
@MainActor
struct AskedRequest {
  /// Which request of the case.
  var number: UInt32
  /// The scene for which code of the app has asked.
  var scene: SceneID?
  /// The activity that it hands on; nil for nothing.
  var activity: NSUserActivity?
  /// The handler that hears of a refusal.
  var errorHandler: ((any Error) -> Void)?
  /// Why a refusal comes.
  var code = UISceneError.Code.requestDenied
}
