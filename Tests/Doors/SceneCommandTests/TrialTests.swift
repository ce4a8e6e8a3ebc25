import CommandKit
import CommandTrials
import Foundation
import SceneGate
import SceneLifecycle
import SceneStarting
import TestSupport
import Testing

/// Files that no program wrote, and processes that are killed; the benchmark has the long forms.
struct TrialTests {
  @Test(arguments: ReaderKind.allCases)
  func `A reader answers any file with its content or with the place of the mistake`(
    kind: ReaderKind
  ) async throws {
    let session = try Session()
    let trial = try await ReaderTrial(kind, checkout: checkout.path, folder: session.folder)
    #expect(!trial.samples.isEmpty)
    let count: UInt64 =
      kind.isSlow ? TestTier.choose(100, nightly: 200) : TestTier.choose(400, nightly: 1_500)
    let report = trial.run(0..<count)
    #expect(report.broken == [])
    #expect(kind.canRefuse ? report.refused > count / 16 : report.refused == 0)
    #expect(report.read > 0)
  }

  @Test(arguments: ReaderKind.allCases)
  func `What libFuzzer kept is read, or refused with its place`(kind: ReaderKind) throws {
    let kept = try kind.kept(in: checkout.path)
    #expect(!kept.isEmpty)
    for (path, bytes) in kept {
      if case .broken(let sentence) = kind.outcome(of: bytes) {
        Issue.record("\(path): \(sentence)")
      }
    }
  }

  @Test func `Every reader has a folder, and no folder holds a scenario of the corpus`() throws {
    let root = checkout.appendingPathComponent("corpus/readers").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: root).sorted()
    #expect(folders == ReaderKind.allCases.map(\.rawValue).sorted())
    #expect(try Disk.scenes(below: root) == [])
  }

  @Test func `A message without a place breaks the promise of a reader`() {
    let bytes = Array("a\nb".utf8)
    let line = { (line: Int, file: String) in
      Diagnostic("it is wrong", at: Diagnostic.Location(file: file, line: line, column: 1))
    }
    #expect(ReaderKind.scenario.isLocated(line(2, "file"), in: bytes))
    #expect(!ReaderKind.scenario.isLocated(line(9, "file"), in: bytes))
    #expect(!ReaderKind.scenario.isLocated(line(2, "other"), in: bytes))
    #expect(!ReaderKind.scenario.isLocated(Diagnostic("'a' is wrong"), in: bytes))
    #expect(ReaderKind.arguments.isLocated(Diagnostic("'a' is wrong"), in: bytes))
    #expect(ReaderKind.arguments.isLocated(Diagnostic("'--cases' is wrong"), in: bytes))
    #expect(!ReaderKind.arguments.isLocated(Diagnostic("it is wrong"), in: bytes))
  }

  @Test(arguments: StartingCommand.program.verbs.map(\.name))
  func `The words of each verb are read`(verb: String) {
    let outcome = ReaderKind.arguments.outcome(of: Array(verb.utf8))
    if case .broken(let sentence) = outcome { Issue.record("\(sentence)") }
  }

  @Test func `What a killed campaign has written is whole`() throws {
    let session = try Session()
    let command = try #require(Self.command, "the command is not built")
    let trial = CrashTrial(command: command, folder: URL(fileURLWithPath: session.folder))
    let report = try trial.run(kills: 6)
    #expect(report.wrong == [])
    #expect(report.killed == 6)
  }

  /// The command beside the running tests.
  private static var command: URL? {
    let bundles = (Bundle.allBundles + [Bundle.main]).map(\.bundleURL)
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    let files = (folders + [checkout.appendingPathComponent(".build/release")])
      .map { $0.appendingPathComponent("scenefuzz") }
    return files.first {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
  }
}
