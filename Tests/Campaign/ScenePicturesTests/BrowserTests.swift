import Foundation
import ScenePictures
import SceneReporting
import TestSupport
import Testing

/// A browser that shows no window.
private enum Browser {
  /// The program; nil where none is on the path.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-headless-shell", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Opens a file.
  ///
  /// - Returns: The document as the browser understood it, and what it said.
  static func open(_ file: URL, _ path: String) throws -> (document: String, messages: String) {
    let folder = file.deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--enable-logging=stderr",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
    ]
    let (output, messages) = (
      folder.appendingPathComponent("out"), folder.appendingPathComponent("err")
    )
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return (
      try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: messages, encoding: .utf8)
    )
  }
}

@Suite struct `Pages in a browser` {
  @Test(
    .enabled(
      if: Browser.path != nil, "no Chromium is on the PATH, so no page is opened in a browser"),
    arguments: ["history", "campaign", "lanes"])
  func `open without a message on the console`(name: String) throws {
    let scratch = try Scratch()
    let report = PictureExample.report()
    let text =
      switch name {
      case "history": HistoryPage(report).html
      case "campaign": CampaignPageTests.example().html
      default: LanePicture(report.transcript, report.explanation).svg
      }
    let file = scratch.url.appendingPathComponent(name + (name == "lanes" ? ".svg" : ".html"))
    try Data(text.utf8).write(to: file)
    let path = try #require(Browser.path)
    let (document, messages) = try Browser.open(file, path)
    #expect(document.contains("<svg") && document.contains("scene.resigns-once"))
    #expect(!messages.contains("CONSOLE"), "\(messages)")
  }
}
