import SwiftUI

@MainActor
final class TodoStore: ObservableObject {
  @Published private(set) var items = ["Water the plants"]
  /// The types of the quick actions that were carried out.
  private(set) var performed: [String] = []

  func perform(_ shortcut: String) {
    performed.append(shortcut)
    items.append("New item")
  }
}
