import SwiftUI

// @main, where the app stands alone.
struct TodoApp: App {
  @UIApplicationDelegateAdaptor(TodoAppDelegate.self) private var appDelegate
  @StateObject private var store = TodoStore()

  var body: some Scene {
    WindowGroup {
      TodoView()
        .environmentObject(store)
    }
  }
}

struct TodoList: View {
  let items: [String]

  var body: some View {
    List(Array(items.enumerated()), id: \.offset) { _, item in
      Text(item)
    }
  }
}
