import Foundation
import SceneInvariants
import SceneLifecycle
import SceneModelVerbs
import SceneReporting
import TestSupport
import Testing

/// The page that says what is confirmed on which system.
@Suite struct EvidenceTests {
  @Test func `The page of the documentation is what recordings and sources say`() {
    var golden = Golden("Evidence.md")
    golden.file = checkout.appendingPathComponent(
      "Sources/Doors/SceneCommand/SceneCommand.docc/Evidence.md")
    let difference = golden.difference(from: EvidencePage.text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `The page of answers is what recordings and sources say`() {
    var golden = Golden("ChoicesOfUIKit.md")
    golden.file = checkout.appendingPathComponent(
      "Sources/Doors/SceneCommand/SceneCommand.docc/ChoicesOfUIKit.md")
    let difference = golden.difference(from: ChoicePage.text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: ChoiceKind.allCases)
  func `Each answer rests on something, and says how often it is given`(choice: ChoiceKind) {
    #expect(choice.answerSources.count == max(1, choice.answers.count))
    #expect(choice.answerSources.allSatisfy { !$0.isEmpty })
    let lines = ChoicePage.text.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| `\(choice.word)` |") }
    #expect(rows.count == max(1, choice.answers.count))
    #expect(rows.allSatisfy { !$0.hasSuffix("|  |") })
  }

  @Test(arguments: [
    ("blip", "yes", "rare", "recorded: cn-sceneless-states-notification-center-flicker (iOS"),
    ("responseToo", "no", "quirk", "ours: "), ("responseToo", "yes", "usual", "Apple: "),
    ("resignsWhileAttaching", "yes", "rare", "prose: miniquad"),
    ("pushAgain", "yes", "rare", "Apple: "), ("keyboardScene", "yes", "quirk", "prose: forum"),
    ("stateRequests", "never", "quirk", "ours: "), ("stateRequests", "twice", "rare", "Apple: "),
  ])
  func `An answer stands where its evidence puts it`(
    choice: String, answer: String, standing: String, evidence: String
  ) {
    #expect(ChoicePage.text.contains("\n| `\(choice)` | \(answer) | \(standing) | \(evidence)"))
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

  @Test func `What its author describes is said to be prose, and what was printed is not`() throws {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".trace") }
    var prose: [String] = []
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let name = String(file.dropLast(6).drop { $0.isNumber }.dropFirst())
      if text.contains("\n# kind: prose") { prose.append(name) }
    }
    #expect(RecordedSystems.prose == prose.sorted())
    #expect(RecordedChoices.evidence(of: .ghost) == "recorded on iOS 16-era")
    #expect(
      RecordedChoices.evidence(of: .resignsWhileAttaching)
        == "described in prose for iOS 27 beta")
    #expect(
      RecordedChoices.evidence(of: .pushAgain)
        == "recorded on iOS 11, described in prose for iOS 10")
    #expect(RecordedChoices.evidence(of: .entryCutOff) == "believed, no recording")
  }

  @Test func `Every recording of the repository has a system, once`() throws {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasSuffix(".trace") }.map { $0.dropLast(6) }
    #expect(names.count >= 78)
    let known = names.map { String($0.drop { $0.isNumber }.dropFirst()) }.sorted()
    #expect(RecordedSystems.all.map(\.recording) == known)
  }

  @Test(arguments: [
    // Recorded and cited; cited alone; a report alone; Apple alone; nothing but a decision; a quirk.
    ("pushAgain", "iOS 11, iOS 10 | yes | yes |  | "),
    ("killShape", "iOS 13+, iOS 13, iOS 13-15 |  | yes |  | "),
    ("lastWindowEnds", " |  | yes |  | "), ("registration", " | yes |  |  | "),
    ("together", " |  |  | yes | "), ("externalActive", " |  | yes |  | yes"),
  ])
  func `A choice has what stands for it`(choice: String, cells: String) {
    #expect(EvidencePage.text.contains("\n| `\(choice)` | \(cells) |\n"))
  }
}
