import Foundation
import SceneConformance
import SceneLifecycle
import Testing
import TestSupport

/// The recordings of real devices that the repository carries.
let fixtures: [String] = {
  let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
  return (names ?? []).filter { $0.hasSuffix(".trace") }.sorted()
}()

private func recording(_ name: String) throws -> Recording {
  let file = checkout.appendingPathComponent("Tests/Fixtures/traces/\(name)")
  return try Recording(parsing: String(contentsOf: file, encoding: .utf8), file: name)
}

@Test func `There are recordings`() {
  #expect(fixtures.count >= 49)
}

@Test(arguments: fixtures)
func `Each recording of a real device is explained`(_ name: String) throws {
  for part in Conformance.check(try recording(name)) {
    if case .refuted(let why) = part.conclusion {
      Issue.record(
        "\(part.line?.number ?? 0): \(part.line?.text ?? ""); possible: \(why.possible.kinds)")
    }
  }
}

/// A recording with one state callback dropped, doubled or swapped with the next of its object.
private struct Corruption {
  static let states: [CallbackSet] = [
    CallbackSet(.foreground, .appForeground), CallbackSet(.active, .appActive),
    CallbackSet(.resign, .appResign), CallbackSet(.background, .appBackground),
  ]

  static func state(_ line: Recording.RecordedLine) -> Int? {
    guard line.binding == .required else { return nil }
    return states.firstIndex { !($0 & line.kinds).isEmpty }
  }

  /// Whether some object's state callbacks follow each other as no hard rule allows.
  static func breaksHardRule(_ lines: [Recording.RecordedLine]) -> Bool {
    let lawful: [[Int]] = [[1, 3], [2], [1, 3], [0], [0, 3]]
    var last: [String: Int] = [:]
    for line in lines {
      if line.beginsProcess { last = [:] }
      let object = line.label?.description ?? "app"
      if line.binding == .required && line.kinds.contains(.connect) { last[object] = 4 }
      // What may have come or not leaves open what may follow.
      if line.binding == .optional { last[object] = nil }
      guard let now = state(line) else { continue }
      if let before = last[object], !lawful[before].contains(now) { return true }
      last[object] = now
    }
    return false
  }

  static func all(of recording: Recording) -> [Recording] {
    var corrupted: [Recording] = []
    for (part, lines) in recording.parts.map(\.lines).enumerated() {
      for (index, line) in lines.enumerated() where state(line) != nil {
        var dropped = lines
        dropped.remove(at: index)
        var doubled = lines
        doubled.insert(line, at: index)
        var variants = [dropped, doubled]
        if let other = lines[(index + 1)...].firstIndex(where: {
          state($0) != nil && $0.label == line.label
        }) {
          var swapped = lines
          swapped.swapAt(index, other)
          variants.append(swapped)
        }
        for variant in variants where breaksHardRule(variant) {
          var copy = recording
          copy.parts = [Recording.Section(name: recording.parts[part].name, lines: variant)]
          corrupted.append(copy)
        }
      }
    }
    return corrupted
  }
}

@Test func `A recording that breaks a hard rule is refuted`() throws {
  var checked = 0
  for name in fixtures {
    for corrupted in Corruption.all(of: try recording(name)) {
      checked += 1
      for part in Conformance.check(corrupted) {
        if case .explained(let how) = part.conclusion {
          let text = corrupted.parts[0].lines.map(\.text).joined(separator: "\n")
          Issue.record("\(name)\n\(text)\n\(how.history.joined(separator: "\n"))")
        }
      }
    }
  }
  #expect(checked > 150)
}
