#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import SceneFuzzing
  import SceneTesting
  import Testing

  /// An app goes on changing: each update brings its copies to what it is.
  struct InitEditTests {
    private static let package = "LifecycleTests"
    private static let mine = "let mine = 1 // stays\n"

    /// What the files of the package hold, by their paths.
    private func contents(_ session: Session, below folder: String = "") -> [String: Data] {
      let root = "\(session.folder)/\(Self.package)\(folder)"
      let paths = FileManager.default.subpaths(atPath: root) ?? []
      let files = paths.compactMap { path in
        FileManager.default.contents(atPath: root + "/" + path).map { (path, $0) }
      }
      return Dictionary(uniqueKeysWithValues: files)
    }

    /// Whether the package says that its copies are of the app as it is.
    private func expectCurrent(_ isCurrent: Bool, _ session: Session, _ edit: String) {
      let test = "\(session.folder)/\(Self.package)/Tests/NotesTests/NotesTests.swift"
      if isCurrent { return SceneFuzz.expectCurrentCopies(filePath: test) }
      withKnownIssue("\(edit)") { SceneFuzz.expectCurrentCopies(filePath: test) }
    }

    @Test(arguments: [(seed: 40, edits: EditedFolder.Edit.allCases)])
    func `Edits are seen, an update follows them, and undone ones leave nothing`(
      seed: Int, edits: [EditedFolder.Edit]
    ) async throws {
      let session = try Session.recorded()
      var folder = EditedFolder(seed: UInt64(seed))
      let app = session.folder + "/Notes"
      try folder.write(to: app)
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      try session.make(Self.mine, at: Self.package + "/ByHand/Mine.swift")
      let byHand = contents(session, below: "/ByHand")
      for (number, edit) in edits.enumerated() {
        let before = contents(session)
        let whole = folder
        folder.make(edit)
        try folder.write(to: app)
        expectCurrent(false, session, "\(edit)")
        let status = await session.run("init --update --into DIR/\(Self.package)")
        #expect(status == (edit.isSeenInTest ? .inconclusive : .holds), "\(edit) \(session.output)")
        if edit.isSeenInTest {
          #expect(session.output.contains("what stands in ByHand does not: ByHand/NotesTest.swift"))
          #expect(session.output.contains("cannot find 'SceneDelegate' in scope"))
        }
        expectCurrent(true, session, "\(edit)")
        #expect(contents(session, below: "/ByHand") == byHand, "\(edit)")
        // Every fourth edit, and one that the test cannot follow, is undone.
        guard number % 4 == 3 || edit.isSeenInTest else { continue }
        folder = whole
        try folder.write(to: app)
        expectCurrent(false, session, "\(edit), undone")
        #expect(await session.run("init --update --into DIR/\(Self.package)") == .holds)
        #expect(contents(session) == before, "\(edit)")
      }
    }
  }
#endif
