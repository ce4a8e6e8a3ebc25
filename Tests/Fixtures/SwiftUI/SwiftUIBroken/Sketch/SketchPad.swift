import SwiftUI

/// What is on the paper.
@MainActor
final class SketchPad: ObservableObject {
  @Published private(set) var strokes = 0

  func draw() {
    strokes += 1
  }
}

/// What one window knows of its drawing.
@MainActor
final class SketchSession: ObservableObject {
  @Published var isFullScreen = false
  @Published private(set) var drawn = 0

  func didDraw() {
    drawn += 1
  }
}
