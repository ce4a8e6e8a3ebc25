#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import Testing

  /// Folders that no developer has: each ends with a sentence that has its place, and nothing is left half.
  struct HostileFolderTests {
    private static let package = "LifecycleTests"

    /// An app of two delegates.
    private func app() throws -> Session {
      let session = try Session.recorded()
      try session.make(
        "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        at: "Notes/AppDelegate.swift")
      try session.make(
        "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n",
        at: "Notes/Scenes/SceneDelegate.swift")
      return session
    }

    /// What is done to the folder.
    enum Harm: CaseIterable {
      case linkOut, linkRound, pipes, longSource, longDelegate, longList, binary, nestedList
      case entities, names, deep, projectIsFolder, projectIsPipe, fileForFolder

      /// How it ends, and what is said of it.
      var end: (status: CommandKit.ExitStatus, words: [String]) {
        switch self {
        case .linkOut: (.misused, ["Out.swift: this leads out of the folder, to '/etc/passwd'"])
        case .linkRound: (.misused, ["Round.swift: links lead round in a circle"])
        case .pipes: (.holds, ["Pipe.swift: this is no ordinary file", "Info.plist: this is no"])
        case .longSource: (.holds, ["Long.swift: the bytes of 'Long.swift' are more"])
        case .longDelegate:
          (.inconclusive, ["adopts UIApplicationDelegate", "AppDelegate.swift: the bytes of"])
        case .longList: (.holds, ["Info.plist: the file has more than 4 MB"])
        case .binary: (.holds, ["Noise.swift:1: the source is no text", "Info.plist"])
        case .nestedList: (.holds, ["Info.plist:1: "])
        case .entities: (.holds, ["Info.plist:1: this is no property list"])
        case .names: (.holds, ["no directive can name a path with a quote"])
        case .deep: (.misused, ["more than 48 folders lie in each other"])
        case .projectIsFolder, .projectIsPipe:
          (.misused, ["N.xcodeproj/project.pbxproj: this is no ordinary file"])
        case .fileForFolder: (.misused, ["there is no folder"])
        }
      }
    }

    private func harm(_ harm: Harm, _ session: Session) throws {
      let folder = session.folder + "/Notes/"
      let files = FileManager.default
      let list = "Notes/Info.plist"
      let link = { (name: String, target: String) in
        try files.createSymbolicLink(atPath: folder + name, withDestinationPath: target)
      }
      switch harm {
      case .linkOut: try link("Out.swift", "/etc/passwd")
      case .linkRound: try link("Round.swift", "Round.swift")
      case .pipes:
        for name in ["Pipe.swift", "Info.plist"] { #expect(mkfifo(folder + name, 0o600) == 0) }
      case .longSource:
        try session.make(String(repeating: "x", count: 50 << 20), at: "Notes/Long.swift")
      case .longDelegate:
        try session.make(String(repeating: "/", count: 50 << 20), at: "Notes/AppDelegate.swift")
      case .longList: try session.make(String(repeating: " ", count: 5 << 20), at: list)
      case .binary:
        let noise = Data((0..<9_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 / 7) })
        for name in ["Noise.swift", "Info.plist", "Main.storyboard"] {
          try noise.write(to: URL(fileURLWithPath: folder + name))
        }
      case .nestedList:
        try session.make(Self.nested("<array>", "</array>", 50_000), at: list)
      case .entities: try session.make(Self.entities, at: list)
      case .names:
        for name in ["a\nb", "q\"u'", "back\\slash", "ünï🙂", "\u{202E}", "a\r\n", "\u{301}"] {
          try session.make("class Named {}\n", at: "Notes/\(name).swift")
        }
      case .deep:
        try session.make("", at: "Notes/" + String(repeating: "d/", count: 60) + "D.swift")
      case .projectIsFolder: try session.make("", at: "Notes/N.xcodeproj/project.pbxproj/x")
      case .projectIsPipe:
        try session.make("", at: "Notes/N.xcodeproj/x")
        #expect(mkfifo(folder + "N.xcodeproj/project.pbxproj", 0o600) == 0)
      case .fileForFolder:
        try files.removeItem(atPath: folder)
        try session.make("x", at: "Notes")
      }
    }

    private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
      "<plist version=\"1.0\">" + String(repeating: open, count: count)
        + String(repeating: close, count: count) + "</plist>"
    }

    /// Each of the names stands for ten of the one before.
    private static let entities: String = {
      let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
      let all = zip(names, names.dropFirst()).map { old, new in
        "<!ENTITY \(new) \"" + String(repeating: "&\(old);", count: 10) + "\">"
      }
      return "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\">" + all.joined()
        + "]><plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>&h;</string></dict>"
        + "</plist>"
    }()

    @Test(arguments: Harm.allCases)
    func `A hostile folder ends with a sentence that has the place`(harm: Harm) async throws {
      let session = try app()
      try self.harm(harm, session)
      let status = await session.run("init --delegates DIR/Notes --verbose")
      let said = session.output + session.messages
      #expect(status == harm.end.status, "\(said)")
      for words in harm.end.words { #expect(said.contains(words), "\(said)") }
      let made = FileManager.default.subpaths(atPath: session.folder + "/" + Self.package) ?? []
      #expect(!made.contains { $0.hasPrefix("Made.half") || $0.hasPrefix("Made.old") })
      #expect(made.isEmpty == (status != .holds), "\(made)")
      #expect(made.contains("Made.digest") == (status == .holds))
    }

    @Test func `A name with a line break stays one line of the digest, which stays current`()
      async throws
    {
      let session = try app()
      try harm(.names, session)
      #expect(await session.run("init --delegates DIR/Notes") == .holds)
      let digest = try session.read(Self.package + "/Made.digest")
      #expect(digest.contains(" ../Notes/a\\nb.swift\n"))
      #expect(await session.run("init --update --into DIR/\(Self.package)") == .holds)
      #expect(try session.read(Self.package + "/Made.digest") == digest)
    }

    @Test func `A folder that cannot be written ends with its place`() async throws {
      let session = try app()
      let status = await session.run("init --delegates DIR/Notes --into /proc/scenefuzz")
      #expect(status == .misused)
      #expect(session.messages.contains("'/proc/scenefuzz/Package.swift' cannot be written"))
    }

    @Test func `Where the copies cannot be put, those made before stay`() async throws {
      let session = try app()
      #expect(await session.run("init --delegates DIR/Notes") == .holds)
      let folder = session.folder + "/" + Self.package
      let report = folder + "/.scenefuzz"
      try FileManager.default.removeItem(atPath: report)
      try session.make("no folder", at: Self.package + "/.scenefuzz")
      let before = FileManager.default.subpaths(atPath: folder)?.sorted()
      try session.make("class Added {}\n", at: "Notes/Added.swift")
      #expect(await session.run("init --update --into DIR/\(Self.package)") == .misused)
      #expect(session.messages.contains("be written: Not a directory"), "\(session.messages)")
      #expect(FileManager.default.subpaths(atPath: folder)?.sorted() == before)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read all"))
    func `A folder and a file that may not be read are named`() async throws {
      let session = try app()
      let scenes = session.folder + "/Notes/Scenes"
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scenes)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scenes)
      }
      #expect(await session.run("init --delegates DIR/Notes") == .misused)
      #expect(session.messages.contains("Scenes: the folder cannot be read"))
    }
  }
#endif
