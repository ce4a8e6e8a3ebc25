import SceneLifecycle
import SceneSeam

extension AppContext.DeviceTraits {
  /// What a platform has.
  init(_ platform: Platform) {
    let idiom: Idiom =
      switch platform.family {
      case .iphone: .phone
      case .ipad: .pad
      case .vision: .vision
      case .mac: .mac
      }
    self.init(
      idiom: idiom, hasKeyWindowPerScene: platform.hasKeyWindowPerScene,
      usesScenes: platform.usesScenes)
  }
}
