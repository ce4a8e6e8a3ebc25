import SwiftUI

@MainActor
final class ScannerCamera: ObservableObject {
  @Published private(set) var isRunning = false
  private(set) var log: [String] = []

  func start() {
    guard !isRunning else { return }
    isRunning = true
    log.append("starts camera")
  }

  func stop() {
    guard isRunning else { return }
    isRunning = false
    log.append("stops camera")
  }
}
