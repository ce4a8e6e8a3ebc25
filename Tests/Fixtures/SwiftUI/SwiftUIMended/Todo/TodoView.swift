import SwiftUI

struct TodoView: View {
  @EnvironmentObject private var sceneDelegate: TodoSceneDelegate
  @EnvironmentObject private var store: TodoStore

  var body: some View {
    TodoList(items: store.items)
      .onChange(of: sceneDelegate.shortcut, initial: true) { _, shortcut in
        guard let shortcut else { return }
        sceneDelegate.shortcut = nil
        store.perform(shortcut)
      }
  }
}
