import SwiftUI

// @main, where the app stands alone.
struct MarketApp: App {
  var body: some Scene {
    WindowGroup {
      MarketView()
    }
  }
}

struct MarketStallView: View {
  let name: String
  let price: Int

  var body: some View {
    Text("\(name): \(price)")
      .navigationTitle(name)
  }
}
