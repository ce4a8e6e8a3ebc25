import SwiftUI

struct LibraryRootView: View {
  @Environment(LibraryStore.self) private var store
  @State private var path: [String] = []

  var body: some View {
    Group {
      if store.isLoaded {
        NavigationStack(path: $path) {
          List(store.books) { book in
            NavigationLink(book.title, value: book.id)
          }
          .navigationTitle("Library")
          .navigationDestination(for: String.self) { id in
            LibraryBookView(id: id)
          }
        }
      } else {
        ProgressView("Loading")
      }
    }
    .task { await store.load() }
    .onOpenURL { url in
      path = [url.lastPathComponent]
      store.didOpen(url)
    }
  }
}
