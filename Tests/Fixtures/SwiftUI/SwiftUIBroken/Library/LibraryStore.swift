import Foundation
import Observation

struct LibraryBook: Identifiable, Hashable {
  let id: String
  let title: String
}

@MainActor
@Observable
final class LibraryStore {
  private(set) var books: [LibraryBook] = []
  private(set) var isLoaded = false
  /// The links that led to a book.
  private(set) var opened: [URL] = []

  func load() async {
    guard !isLoaded else { return }
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
