import SwiftUI

// @main, where the app stands alone.
struct LibraryApp: App {
  @State private var store = LibraryStore()

  var body: some Scene {
    WindowGroup {
      LibraryRootView()
        .environment(store)
    }
  }
}

struct LibraryBookView: View {
  @Environment(LibraryStore.self) private var store
  let id: String

  var body: some View {
    Text(store.books.first { $0.id == id }?.title ?? "This book is not in the library.")
  }
}
