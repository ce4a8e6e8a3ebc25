#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import TestSupport
  import Testing

  /// Whole folders of apps, as their developers have them.
  ///
  /// What is made of them is built and played in `make folders`.
  struct FixtureFolderTests {
    private static func folders() throws -> [FixtureFolder] { try FixtureFolder.all() }

    @Test func `There are apps of many kinds, and each has a bug that is told in words`() throws {
      let folders = try Self.folders()
      #expect(folders.count >= 11)
      for folder in folders { #expect(!(try folder.expected()).isEmpty, "\(folder.name)") }
    }

    @Test(arguments: try folders())
    func `The package of an app is made without a line by hand, right and with its bug`(
      folder: FixtureFolder
    ) async throws {
      let session = try Session()
      // Swift's own macros lie beside the compiler that the path finds.
      session.environment.variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
      let app = URL(fileURLWithPath: session.folder + "/App")
      try folder.copyApp(to: app)
      for line in ["init --delegates DIR/App", "init --update --into DIR/LifecycleTests"] {
        let before = try FixtureFolder.files(in: app)
        #expect(await session.run(line) == .holds, "\(session.messages)\(session.output)")
        #expect(session.output.contains("no life-cycle method is lost"), "\(session.output)")
        #expect(session.output.contains("replaced: 0 of "), "\(session.output)")
        #expect(try FixtureFolder.files(in: app) == before, "something was written in the app")
        try folder.plantBug(in: app)
      }
    }
  }
#endif
