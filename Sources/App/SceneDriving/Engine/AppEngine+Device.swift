import SceneLifecycle
import SceneSeam

extension AppContext.DeviceTraits {
  /// The traits of the device that a platform names.
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
      usesScenes: platform.usesScenes, system: Int(platform.system))
  }
}
