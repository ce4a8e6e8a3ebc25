import Foundation
import Observation

struct LibraryBook: Identifiable, Hashable {
    let id: String
    let title: String
}

/// What the store asks for its books, so that a test can give it others.
protocol LibraryLoading {
    func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: LibraryLoading {}

@MainActor
@Observable
final class LibraryStore {
    private(set) var books: [LibraryBook] = []
    private(set) var isLoaded = false
    /// The links that led to a book.
    private(set) var opened: [URL] = []

    private let loader: LibraryLoading
    private let kept = URL.cachesDirectory.appendingPathComponent("books.json")

    init(loader: LibraryLoading = URLSession.shared) {
        self.loader = loader
    }

    func load() async {
        guard !isLoaded else { return }
        if let url = URL(string: "https://library.example/books.json"),
            let (data, _) = try? await loader.data(from: url)
        {
            try? data.write(to: kept, options: .atomicWrite)
        }
        try? await Task.sleep(for: .seconds(1))
        books = [
            LibraryBook(id: "walden", title: "Walden"),
            LibraryBook(id: "emma", title: "Emma"),
        ]
        isLoaded = true
    }

    func didOpen(_ url: URL) {
        opened.append(url)
    }
}
