import SwiftUI

@main
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

    private var title: String {
        store.books.first { $0.id == id }?.title
            ?? String(localized: "The book \(id) is not in the library.")
    }

    var body: some View {
        Text(title)
            .transition(.scale(0.9).combined(with: .opacity))
    }
}
