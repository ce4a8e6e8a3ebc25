import Foundation
import SceneConformance
import TestSupport
import Testing

/// Recordings of SwiftUI's phases with one `PHASE` line changed.
@Suite struct PhaseCorruptionTests {
  /// Changed lines by what became of them, as file, line, change and the line itself.
  private struct Tally {
    var refuted = 0
    var explained: [String] = []
    var undecided: [String] = []
  }

  private func tally() throws -> Tally {
    var tally = Tally()
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    for name in fixtures {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      guard text.contains("\nPHASE ") else { continue }
      for corruption in Corruption.all(of: text) where corruption.original.hasPrefix("PHASE ") {
        let recording = try Recording(parsing: corruption.text, file: name)
        let conclusions = Conformance.check(recording).map(\.conclusion)
        let place = "\(name.prefix { $0 != "-" }):\(corruption.line)"
        let words = "\(place) \(corruption.words)"
        if conclusions.contains(where: { if case .refuted = $0 { true } else { false } }) {
          tally.refuted += 1
        } else if conclusions.contains(where: { if case .undecided = $0 { true } else { false } }) {
          tally.undecided.append(words)
        } else {
          tally.explained.append(words)
        }
      }
    }
    return tally
  }

  @Test func `each is refuted, or is possible for a reason`() throws {
    let tally = try tally()
    print("PHASETALLY", tally.refuted, tally.explained.count, tally.undecided)
    for line in tally.explained { print("PHASEWORD", line) }
    #expect(tally.undecided == [])
  }
}
