import SwiftUI

@MainActor
final class KitchenStore: ObservableObject {
  @Published private(set) var favourites: [String] = []
  /// The links that led to a recipe.
  private(set) var opened: [URL] = []

  func didOpen(_ url: URL) {
    opened.append(url)
  }

  func toggleFavourite(_ recipe: String) {
    if let index = favourites.firstIndex(of: recipe) {
      favourites.remove(at: index)
    } else {
      favourites.append(recipe)
    }
  }

  func clear() {
    favourites.removeAll()
  }
}
