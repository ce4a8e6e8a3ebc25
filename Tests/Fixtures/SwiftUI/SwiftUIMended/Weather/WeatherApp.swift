import SwiftUI

// @main, where the app stands alone.
struct WeatherApp: App {
  @StateObject private var store: WeatherStore

  init() {
    let store = WeatherStore()
    store.scheduleRefresh()
    _store = StateObject(wrappedValue: store)
  }

  var body: some Scene {
    WindowGroup {
      WeatherView()
        .environmentObject(store)
    }
    .backgroundTask(.appRefresh(WeatherStore.refreshIdentifier)) {
      await store.scheduleRefresh()
      await store.refresh()
    }
  }
}
