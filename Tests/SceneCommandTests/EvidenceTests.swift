import Foundation
import SceneCommand
import SceneInvariants
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// The page that says what is confirmed on which system.
@Suite struct EvidenceTests {
  @Test func `The page of the documentation is what recordings and sources say`() {
    var golden = Golden("Evidence.md")
    golden.file = checkout.appendingPathComponent(
      "Sources/SceneCommand/SceneCommand.docc/Evidence.md")
    let difference = golden.difference(from: EvidencePage.text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `The page has a row for each choice and each invariant that binds`() {
    let rows = EvidencePage.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let words = ChoiceKind.allCases.map(\.word) + Contract.binding.map(\.id)
    #expect(rows.map { $0.dropFirst(3).prefix { $0 != "`" } } == words.map { Substring($0) })
  }

  @Test func `The system of a recording is what its head says`() throws {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for (recording, system) in RecordedSystems.all {
      let file = try #require(files.first { $0.hasSuffix("-\(recording).trace") }, "\(recording)")
      #expect(RecordedSystems.system(of: String(file.dropLast(6))) == system)
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(text.contains("# platform: \(system)"), "\(recording)")
    }
  }

  @Test func `Every recording of a choice has a system`() {
    for (choice, recordings) in RecordedChoices.all {
      for name in recordings {
        #expect(RecordedSystems.system(of: name) != nil, "\(choice.word): \(name)")
      }
    }
  }
}
