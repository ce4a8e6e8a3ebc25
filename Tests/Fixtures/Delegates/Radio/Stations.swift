import UIKit

/// The stations that the user has kept, in a file of the app's documents.
@MainActor
class Stations {
  private(set) var kept: [String] = []

  private var file: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("stations.txt")
  }

  /// What the file has.
  var saved: [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  func load() { kept = saved }

  func keep(_ station: String) { kept.append(station) }

  func save() {
    try? kept.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  func free() { precondition(kept.isEmpty, "a kept station is freed") }
}
