import CommandKit
import Foundation
import SceneGate
import SceneReporting
import TestSupport
import Testing

/// Reports point to the line of the app in which its process ended.
@Suite struct SourceFinderTests {
  /// A package with one source in a folder of the module's name and one in another.
  private func withPackage(_ body: (SourceFinder, String) throws -> Void) throws {
    let scratch = try Scratch()
    for file in [
      "Package.swift", "Sources/Notes/Notes.swift", "App/Window.swift", "A/Two.swift",
      "B/Two.swift", ".build/checkouts/Other/Other.swift",
    ] {
      let url = scratch.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    try withExtendedLifetime(scratch) {
      try body(SourceFinder(CommandEnvironment(folder: scratch.path)), scratch.path)
    }
  }

  @Test(arguments: [
    ("Notes/Notes.swift:14: Fatal error: no window", "Sources/Notes/Notes.swift:14"),
    ("FOLDER/Sources/Notes/Notes.swift:14: Fatal error", "Sources/Notes/Notes.swift:14"),
    ("Renamed/Window.swift:3: Precondition failed", "App/Window.swift:3"),
    ("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", nil),
    ("Other/Other.swift:1: Fatal error", nil), ("Fatal error: no place", nil),
    ("/elsewhere/Sources/Notes/Notes.swift:14: Fatal error", nil),
  ])
  func `A trap is at the line of the app that it names`(trap: String, location: String?) throws {
    try withPackage { sources, folder in
      let found = sources.position(inTrap: trap.replacing("FOLDER", with: folder))
      #expect(found.map { "\($0.file):\($0.line)" } == location)
    }
  }

  @Test(arguments: [
    ("Window.swift:9:5", "App/Window.swift:9"), ("Two.swift:9:5", nil), ("Array.swift:1:1", nil),
    ("Window.swift", nil),
  ])
  func `A frame is at the one file of the package that has its name`(
    frame: String, location: String?
  ) throws {
    try withPackage { sources, _ in
      let found = sources.position(inFrame: frame)
      #expect(found.map { "\($0.file):\($0.line)" } == location)
    }
  }
}
