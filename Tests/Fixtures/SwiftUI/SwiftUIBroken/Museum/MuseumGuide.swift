import SwiftUI

@MainActor
final class MuseumGuide: ObservableObject {
  @Published private(set) var room = "Entrance"
  /// The links that led to a room.
  private(set) var opened: [URL] = []

  func open(_ url: URL) {
    room = url.lastPathComponent
    opened.append(url)
  }
}

struct MuseumView: View {
  @ObservedObject var guide: MuseumGuide

  var body: some View {
    VStack {
      Image(systemName: "building.columns")
        .imageScale(.large)
      Text(guide.room)
    }
    .onOpenURL { url in
      guide.open(url)
    }
  }
}
