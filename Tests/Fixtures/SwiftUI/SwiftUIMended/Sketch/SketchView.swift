import SwiftUI

struct SketchView: View {
  @StateObject private var session = SketchSession()

  var body: some View {
    VStack {
      if !session.isFullScreen {
        Text("Sketch")
          .font(.headline)
      }
      SketchPadView { session.didDraw() }
        .padding(session.isFullScreen ? 0 : 16)
      Toggle("Full screen", isOn: $session.isFullScreen)
    }
  }
}
