import SwiftUI

// @main, where the app stands alone.
struct TravelApp: App {
  var body: some Scene {
    WindowGroup {
      TravelView()
    }
  }
}
