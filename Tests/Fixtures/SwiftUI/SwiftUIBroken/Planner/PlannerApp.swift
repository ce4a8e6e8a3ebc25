import SwiftUI

enum PlannerTab: Hashable {
  case today, calendar
}

// @main, where the app stands alone.
struct PlannerApp: App {
  @StateObject private var store = PlannerStore()

  var body: some Scene {
    WindowGroup {
      PlannerView()
        .environmentObject(store)
    }
  }
}

struct PlannerView: View {
  @EnvironmentObject private var store: PlannerStore
  @State private var tab = PlannerTab.today

  var body: some View {
    TabView(selection: $tab) {
      PlannerTodayView()
        .tabItem { Label("Today", systemImage: "sun.max") }
        .tag(PlannerTab.today)
      Text("\(store.events.count) events")
        .tabItem { Label("Calendar", systemImage: "calendar") }
        .tag(PlannerTab.calendar)
    }
    .onOpenURL { url in
      tab = .today
      store.accept(url)
    }
  }
}
