import SwiftUI

struct PostInboxView: View {
  @Environment(PostStore.self) private var store
  @Environment(\.openWindow) private var openWindow
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack {
      List(store.drafts) { draft in
        Text(draft.subject.isEmpty ? "New message" : draft.subject)
      }
      .navigationTitle("Drafts")
      .toolbar {
        Button("New draft") { _ = store.newDraft() }
      }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active, !store.drafts.isEmpty {
        openWindow(id: "composer")
      }
    }
  }
}
