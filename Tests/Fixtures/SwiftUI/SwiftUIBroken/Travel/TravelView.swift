import SwiftUI

struct TravelView: View {
  @Environment(\.scenePhase) private var scenePhase
  @SceneStorage("travel.path") private var saved = ""
  @State private var guide = TravelGuide()

  var body: some View {
    NavigationStack(path: $guide.path) {
      List(guide.trips, id: \.self) { trip in
        NavigationLink(trip, value: trip)
      }
      .navigationTitle("Trips")
      .navigationDestination(for: String.self) { trip in
        Text(trip)
      }
    }
    .task {
      await guide.load()
      guide.restore(saved)
    }
    .onOpenURL { url in
      guide.open(url)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { saved = guide.leave() }
    }
  }
}
