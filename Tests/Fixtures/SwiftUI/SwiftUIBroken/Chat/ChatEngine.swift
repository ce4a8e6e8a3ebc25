import SwiftUI

struct ChatMessage: Identifiable, Hashable {
  let id: Int
  let text: String
}

/// The connection to the server, one for all windows.
@MainActor
final class ChatEngine: ObservableObject {
  @Published private(set) var messages = [ChatMessage(id: 0, text: "Welcome")]
  @Published private(set) var isOnline = false
  private(set) var log: [String] = []

  func connect() {
    guard !isOnline else { return }
    isOnline = true
    log.append("starts sync")
  }

  func disconnect() {
    guard isOnline else { return }
    isOnline = false
    log.append("stops sync")
  }

  func send(_ text: String) {
    messages.append(ChatMessage(id: messages.count, text: text))
  }
}
