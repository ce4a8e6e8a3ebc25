import SceneFuzzing

/// P18: a SwiftUI camera that runs in each window by the window's scene phase.
struct Camera: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var running: [SceneID] = []

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  func isRunning(_ scene: SceneID) -> Bool { running.contains(scene) }

  mutating func didReceive(_ callback: LifecycleCallback) {
    let scene = callback.scene
    switch callback.name {
    case .phaseActive: if let scene, !isRunning(scene) { running.append(scene) }
    case .phaseBackground: if isFixed { running.removeAll { $0 == scene } }
    // The bug: the phase that the App observes stays as it is while any window is in front.
    case .appPhaseBackground: running.removeAll()
    default: break
    }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) { running.removeAll { $0 == scene } }

  static func test(isFixed: Bool) -> AppTest<Camera> {
    let stops = AppLaw<Camera>("No camera runs in the background.", id: "camera.stops") {
      AppHappening.entersBackground.leads(
        to: eachScene { app, scene in !app.isRunning(scene) }, within: .rest, unless: .disconnects)
    }
    return AppTest(
      "camera", laws: [stops],
      platforms: ["swiftui-ipad-ios18"].compactMap { Platform.named($0) }
    ) { Camera($0, isFixed: isFixed) }
  }
}
