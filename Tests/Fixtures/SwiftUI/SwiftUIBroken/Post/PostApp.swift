import SwiftUI

// @main, where the app stands alone.
struct PostApp: App {
  @State private var store = PostStore()

  var body: some Scene {
    WindowGroup {
      PostInboxView()
        .environment(store)
    }
    WindowGroup("Composer", id: "composer", for: PostDraft.ID.self) { $draft in
      PostComposerView(draft: draft)
        .environment(store)
    }
  }
}

struct PostComposerView: View {
  @Environment(PostStore.self) private var store
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var composer = PostComposer()
  let draft: PostDraft.ID?

  var body: some View {
    Form {
      TextField("Subject", text: $composer.subject)
      Button("Send") {
        store.send(composer.draft)
        if let draft {
          dismissWindow(id: "composer", value: draft)
        } else {
          dismissWindow(id: "composer")
        }
      }
    }
    .onAppear { composer.draft = draft ?? store.drafts.first?.id }
  }
}
