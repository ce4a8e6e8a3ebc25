import SwiftUI

// Programs that several tests play.

/// Shows the phase of its scene.
struct PhaseTextView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("\(phase)").onChange(of: phase, initial: true) { ProgramLog.add("view \($1)") }
  }
}

/// Notes the phase of its scenes, and shows that of each scene.
struct PhaseProgram: SwiftUI.App {
  @Environment(\.scenePhase) private var phase

  var body: some SwiftUI.Scene {
    WindowGroup { PhaseTextView() }
      .onChange(of: phase, initial: true) { ProgramLog.add("app \($1)") }
  }
}

/// A number of its own, and one of the scene's.
struct OwnNumbersView: View {
  @State private var own = 0
  @SceneStorage("number") private var kept = 0

  var body: some View {
    Text("own \(own)")
    Text("kept \(kept)")
    Button("own") { own += 1 }
    Button("keep") { kept += 1 }
  }
}

struct NumbersProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { OwnNumbersView() } }
}
