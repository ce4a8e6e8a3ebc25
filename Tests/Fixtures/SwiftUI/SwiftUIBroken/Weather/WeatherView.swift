import SwiftUI

struct WeatherView: View {
  @EnvironmentObject private var store: WeatherStore
  @State private var city = "Bergen"
  private let cities = ["Bergen", "Quito", "Perth"]

  var body: some View {
    Form {
      Picker("City", selection: $city) {
        ForEach(cities, id: \.self) { city in
          Text(city).tag(city)
        }
      }
      Text(store.forecast)
    }
    .task(id: city) {
      await store.load(city)
    }
  }
}
