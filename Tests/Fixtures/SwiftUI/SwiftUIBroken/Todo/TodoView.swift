import SwiftUI

struct TodoView: View {
  @EnvironmentObject private var appDelegate: TodoAppDelegate
  @EnvironmentObject private var store: TodoStore

  var body: some View {
    TodoList(items: store.items)
      .onChange(of: appDelegate.shortcut, initial: true) { _, shortcut in
        guard let shortcut else { return }
        appDelegate.shortcut = nil
        store.perform(shortcut)
      }
  }
}
