import SwiftUI

struct ScannerCameraView: View {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var camera = ScannerCamera()
  let onCode: (String) -> Void

  var body: some View {
    VStack {
      Text(camera.isRunning ? "Point at a code" : "Camera is off")
      Button("Use sample code") { onCode("4006381333931") }
    }
    .onDisappear { camera.stop() }
    .onChange(of: scenePhase, initial: true) { _, phase in
      switch phase {
      case .active: camera.start()
      case .background: camera.stop()
      default: break
      }
    }
  }
}
