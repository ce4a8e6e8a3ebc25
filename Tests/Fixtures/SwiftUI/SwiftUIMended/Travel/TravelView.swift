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
    .onAppear {
      // A link that came before is newer than what was saved.
      if guide.path.isEmpty { guide.restore(saved) }
    }
    .task { await guide.load() }
    .onOpenURL { url in
      guide.open(url)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { saved = guide.leave() }
    }
  }
}
