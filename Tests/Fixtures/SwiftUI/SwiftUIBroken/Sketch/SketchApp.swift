import SwiftUI

// @main, where the app stands alone.
struct SketchApp: App {
  var body: some Scene {
    WindowGroup {
      SketchView()
    }
  }
}

struct SketchPadView: View {
  @StateObject private var pad = SketchPad()
  let onDraw: () -> Void

  var body: some View {
    VStack {
      Text("\(pad.strokes) strokes")
      Button("Draw") {
        pad.draw()
        onDraw()
      }
    }
  }
}
