import SwiftUI

struct MemoEditorView: View {
  @Bindable var editor: MemoEditor
  @Binding var saved: String

  var body: some View {
    Form {
      TextField("Text", text: $editor.typed)
    }
    .onAppear { editor.load(saved) }
    .onDisappear { save() }
  }

  private func save() {
    guard editor.hasChanges else { return }
    saved = editor.text
    editor.didSave()
  }
}
