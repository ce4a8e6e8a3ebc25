import CommandTrials
import Foundation
import TestSupport
import Testing

/// Files that no program wrote, and processes that are killed; the benchmark has the long forms.
struct TrialTests {
  @Test(arguments: FileKind.allCases)
  func `A reader answers any file with its content or with the place of the mistake`(
    kind: FileKind
  ) async throws {
    let session = try Session()
    let trial = try await ReaderTrial(kind, checkout: checkout.path, folder: session.folder)
    #expect(!trial.samples.isEmpty)
    let report = trial.run(0..<(kind == .result ? 200 : 1_500))
    #expect(report.unplaced.isEmpty)
    #expect(report.refused > 100)
    #expect(report.read > 0)
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
