import SwiftUI

struct SketchView: View {
  @StateObject private var session = SketchSession()

  var body: some View {
    VStack {
      if session.isFullScreen {
        SketchPadView { session.didDraw() }
      } else {
        Text("Sketch")
          .font(.headline)
        SketchPadView { session.didDraw() }
          .padding()
      }
      Toggle("Full screen", isOn: $session.isFullScreen)
    }
  }
}
