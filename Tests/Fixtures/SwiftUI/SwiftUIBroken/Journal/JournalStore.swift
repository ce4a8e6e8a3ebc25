import SwiftUI

@MainActor
final class JournalStore: ObservableObject {
  @Published var text = "" {
    didSet { isSaved = false }
  }
  private(set) var isSaved = true
  private(set) var log: [String] = []

  init() {
    text = UserDefaults.standard.string(forKey: "journal") ?? ""
    isSaved = true
  }

  func save() {
    UserDefaults.standard.set(text, forKey: "journal")
    isSaved = true
    log.append("saves journal")
  }
}
