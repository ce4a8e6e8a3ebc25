import SwiftUI

struct LibraryRootView: View {
  @Environment(LibraryStore.self) private var store
  @State private var path: [String] = []

  var body: some View {
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
      .onOpenURL { url in
        path = [url.lastPathComponent]
        store.didOpen(url)
      }
    } else {
      ProgressView("Loading")
        .task { await store.load() }
    }
  }
}
