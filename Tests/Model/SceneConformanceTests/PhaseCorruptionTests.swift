import Foundation
import SceneConformance
import TestSupport
import Testing

/// Recordings of SwiftUI's phases with one `PHASE` line changed.
@Suite struct PhaseCorruptionTests {
  /// The changes that leave a possible log, by file, line and change, with the reason.
  private static let possible: [(reason: String, changes: [String])] = [
    (
      "A log may begin a line later.",
      [
        "152:10 dropped",
        "161:10 dropped",
        "163:11 dropped",
        "163:16 dropped",
        "164:9 dropped",
        "182:9 dropped",
      ]
    ),
    (
      "A log may end a line earlier.",
      [
        "45:8 dropped",
        "47:10 dropped",
        "137:22 dropped",
        "152:21 dropped",
        "161:17 dropped",
        "163:13 dropped",
        "163:19 dropped",
        "164:15 dropped",
        "182:13 dropped",
      ]
    ),
    (
      "SwiftUI may leave out a short inactive phase.",
      [
        "137:15 dropped",
        "137:20 dropped",
        "152:16 dropped",
        "163:16 told as background->active",
        "164:11 dropped",
        "164:14 dropped",
        "164:14 swapped",
        "182:9 told as background->active",
      ]
    ),
    (
      "A phase comes before the delegate's call or after it.",
      [
        "47:8 swapped",
        "137:12 swapped",
        "137:15 swapped",
        "137:17 swapped",
        "137:20 swapped",
        "137:22 swapped",
      ]
    ),
    (
      "A view and the app may both print, and the log end between the two.",
      [
        "47:8 doubled",
        "47:8 told as active",
        "47:10 doubled",
        "163:11 swapped",
        "163:12 dropped",
        "163:12 swapped",
        "163:18 dropped",
        "163:18 swapped",
      ]
    ),
    (
      "A log of one value may be by code that asks for the value.",
      [
        "43:8 doubled",
        "45:8 doubled",
      ]
    ),
    (
      "A view may appear at any time.",
      [
        "182:9 swapped",
        "182:13 swapped",
      ]
    ),
    (
      "A person may do this, too: cover the app or leave it, and come back.",
      [
        "43:8 told as background",
        "43:8 told as inactive",
        "45:8 told as background",
        "45:8 told as inactive",
        "47:8 dropped",
        "47:10 told as inactive",
        "152:10 swapped",
        "152:10 told as background",
        "152:11 dropped",
        "152:13 told as inactive",
        "152:14 told as inactive",
        "152:15 dropped",
        "152:15 swapped",
        "152:17 told as background",
        "152:18 told as background",
        "152:19 dropped",
        "152:20 told as inactive",
        "152:21 told as inactive",
        "161:10 told as background->inactive",
        "161:17 told as inactive->active",
        "163:11 told as background",
        "163:11 told as inactive",
        "163:12 told as background",
        "163:13 told as background",
        "163:13 told as inactive",
        "163:19 told as inactive->background",
        "164:9 told as background",
        "164:12 told as active",
        "164:15 told as background",
        "182:13 told as inactive->active",
      ]
    ),
  ]

  private typealias Judged = (change: String, parts: [Conformance.Conclusion])

  /// The conclusions on every change of a `PHASE` line.
  private func conclusions() throws -> [Judged] {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    var all: [Judged] = []
    for name in fixtures {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for corruption in Corruption.all(of: text) where corruption.original.hasPrefix("PHASE ") {
        // A file whose only line is gone is none.
        let recording = try? Recording(parsing: corruption.text, file: name)
        guard let recording else { continue }
        let change = "\(name.prefix { $0 != "-" }):\(corruption.line) \(corruption.words)"
        all.append((change, Conformance.check(recording).map(\.conclusion)))
      }
    }
    return all
  }

  @Test func `each is refuted, or is possible for a reason`() throws {
    var refuted = 0
    var undecided: [String] = []
    var explained: [String] = []
    for (change, parts) in try conclusions() {
      let words = parts.map { part in
        switch part {
        case .refuted: "refuted"
        case .undecided: "undecided"
        case .explained: "explained"
        }
      }
      if words.contains("refuted") {
        refuted += 1
      } else if words.contains("undecided") {
        undecided.append(change)
      } else {
        explained.append(change)
      }
    }
    #expect(undecided == [])
    #expect(explained.sorted() == Self.possible.flatMap(\.changes).sorted())
    #expect(refuted == 114)
  }
}
