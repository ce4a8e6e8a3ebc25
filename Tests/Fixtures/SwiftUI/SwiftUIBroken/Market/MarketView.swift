import SwiftUI

struct MarketView: View {
  @StateObject private var prices = MarketPrices()

  var body: some View {
    NavigationStack {
      List(prices.prices.keys.sorted(), id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("Market")
      .navigationDestination(for: String.self) { name in
        MarketStallView(name: name, price: prices.prices[name] ?? 0)
      }
      .onAppear {
        prices.reload()
        prices.follow()
      }
    }
  }
}
