import Foundation
import SceneFuzzing
import SceneHosting
import SceneLifecycle
import Testing

/// The doubt about a program that reads phases in worlds that send none.
@Suite struct ProgramPhaseTests {
  private static let view = """
    import SwiftUI

    struct NotesView: View {
      @Environment(\\.scenePhase) private var phase
    }

    """

  /// A package with one source of the program's, and the file of its test.
  private func package(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("phases-\(UUID().uuidString)", isDirectory: true)
    for (path, text) in [
      "Package.swift": "", "Made/Real/NotesView.swift": source, "ByHand/NotesTest.swift": "",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path + "/ByHand/NotesTest.swift"
  }

  private func doubt(_ source: String, _ names: [String]) throws -> AppDoubt? {
    let file = try package(source)
    return ProgramPhases.doubt(
      about: "Notes.NotesApp", besides: file, on: names.compactMap(Platform.named))
  }

  @Test func `A phase that is read and never sent is a doubt with its file and line`() throws {
    let doubt = try #require(try doubt(Self.view, ["iphone-ios17"]))
    #expect(doubt.cause == .unsentCallback && doubt.name == "scenePhase")
    #expect(doubt.description.contains("NotesView.swift:4:1"))
    #expect(doubt.description.contains("swiftui-iphone-ios17"))
  }

  @Test func `One world that sends phases is enough`() throws {
    #expect(try doubt(Self.view, ["iphone-ios17", "swiftui-iphone-ios17"]) == nil)
  }

  @Test(arguments: [
    "let scenePhase = 1\n", "// \\.scenePhase\n", "let a = \"\\\\.scenePhase\"\n", "",
  ])
  func `A name that only reads like it is no phase`(source: String) throws {
    #expect(try doubt(source, ["iphone-ios17"]) == nil)
  }
}
