import SceneFuzzing
import SceneGeneration
import SceneLifecycle

/// The world of all stages, and its first case.
enum World {
  /// A platform with several windows.
  static var platform: Platform {
    guard let platform = Platform.named("ipad-ios18") else {
      preconditionFailure("the platform has a name")
    }
    return platform
  }

  /// The generator of cases with eight scenes and a number of callbacks.
  static func generator(callbacks: Int, defect: String? = nil) -> Generator {
    let shape = Shape(
      platform: platform, scenes: 8, length: .callbacks(callbacks), defect: defect)
    return Generator(shape: shape, seed: Seed(1))
  }
}
