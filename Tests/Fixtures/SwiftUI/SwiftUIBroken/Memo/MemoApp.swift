import SwiftUI

// @main, where the app stands alone.
struct MemoApp: App {
  var body: some Scene {
    WindowGroup {
      MemoView()
    }
  }
}

struct MemoView: View {
  @SceneStorage("memo.text") private var saved = ""
  @State private var editor = MemoEditor()

  var body: some View {
    NavigationStack {
      MemoEditorView(editor: editor, saved: $saved)
        .navigationTitle("Memo")
    }
  }
}
