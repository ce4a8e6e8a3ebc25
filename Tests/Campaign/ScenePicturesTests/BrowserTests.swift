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

  /// A page around one of ours, which measures it in frames of three widths: ours has no script.
  private static let measuring = """
    <!DOCTYPE html><html><body><p id="found"></p><script>
    const lines = [];
    const widths = [390, 800, 1200];
    let left = widths.length;
    for (const width of widths) {
      const frame = document.createElement('iframe');
      frame.width = width;
      frame.height = 900;
      frame.onload = () => {
        const page = frame.contentDocument;
        const view = frame.contentWindow;
        const root = page.documentElement;
        const shown = e => view.getComputedStyle(e).display !== 'none';
        const top = e => Math.round(e.getBoundingClientRect().top);
        const steps = [...page.querySelectorAll('.step:not(.head)')];
        const cut = steps.filter(s => [...s.querySelectorAll('label')].some(
          l => shown(l) && l.scrollWidth > l.clientWidth + 1)).length;
        const level = steps.filter(s => {
          const [here, there] = [s.querySelector('.here'), s.querySelector('.there')];
          return shown(there) && top(here) === top(there);
        }).length;
        const last = steps[steps.length - 1];
        const before = shown(last.querySelector('.reading'));
        last.querySelector('input').checked = true;
        const open = steps.filter(s => shown(s.querySelector('.reading'))).length;
        lines.push(`${width}: wide ${root.scrollWidth > root.clientWidth + 1}, cut ${cut},`
          + ` level ${level === steps.length}, before ${before},`
          + ` after ${shown(last.querySelector('.reading'))}, open ${open}`);
        left -= 1;
        if (left === 0) document.getElementById('found').textContent = lines.sort().join('; ');
      };
      frame.srcdoc = SOURCE;
      document.body.append(frame);
    }
    </script></body></html>
    """

  @Test(
    .enabled(
      if: Browser.path != nil, "no Chromium is on the PATH, so no page is opened in a browser"))
  func `show both histories whole and side by side, at three widths`() throws {
    let scratch = try Scratch()
    // A script may hold any text but the end of its own element.
    let source = String(
      decoding: try JSONEncoder().encode(HistoryPage(PictureExample.report()).html), as: UTF8.self
    ).replacing("</", with: "<\\/")
    let file = scratch.url.appendingPathComponent("widths.html")
    try Data(Self.measuring.replacing("SOURCE", with: source).utf8).write(to: file)
    let (document, _) = try Browser.open(file, try #require(Browser.path))
    for (width, isLevel) in [(390, false), (800, true), (1_200, true)] {
      let line =
        "\(width): wide false, cut 0, level \(isLevel), before false, after true, open 1"
      #expect(document.contains(line), "\(document.suffix(2_000))")
    }
  }
}
