import CommandTrials
import Foundation
import Testing

/// `--redact` of an app's command: neither what the app holds nor where it lies is in what is written.
struct AppRedactionTests {
  /// What stands in the contents, the output and the traps of the app.
  private static let secret = "4711"

  private func shell() throws -> Shell {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = "secret"
    return shell
  }

  /// A history that loses a link, and one that traps.
  private func histories(_ shell: Shell) throws -> [String] {
    let head = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n"
    let folder = "outside/rough/regressions/"
    return [
      try shell.write(head + "openURL 1 with invoice\n", to: folder + "lost.scene"),
      try shell.write(head + "memoryWarning\n", to: folder + "trap.scene"),
    ]
  }

  /// Everything that a call wrote: results, messages and the files of some names.
  private func written(_ shell: Shell, _ files: [String]) throws -> String {
    let texts = try files.map { String(decoding: try shell.data($0), as: UTF8.self) }
    return ([shell.output, shell.messages] + texts).joined(separator: "\n")
  }

  private func lines(_ files: [String]) -> [String] {
    let campaign = "--seed 1 --cases 60 --jobs 1 --quiet"
    let each = files.map { "FOLDER/" + $0 }.flatMap {
      [
        "replay \($0)", "replay --format jsonl \($0)", "shrink --corpus FOLDER/small \($0)",
        "shrink --format json --corpus FOLDER/small \($0)", "explain \($0)",
        "explain --format json \($0)", "show \($0)", "show --format json \($0)",
      ]
    }
    return each + [
      "run --keep-going --corpus FOLDER/found \(campaign)",
      "ci --fixed 20 --corpus FOLDER/outside \(campaign)",
      "corpus check --corpus FOLDER/outside", "defects --cases 20 --only didReceiveMemoryWarning",
      "replay FOLDER/none.scene",
    ]
  }

  @Test func `No verb writes contents, what the app said or a path outside of the checkout`() throws
  {
    let shell = try shell()
    var open = 0
    for line in lines(try histories(shell)) {
      _ = try shell.run(line)
      let output = try written(shell, [])
      if output.contains(Self.secret) { open += 1 }
      _ = try shell.run(line + " --redact")
      let redacted = try written(shell, [])
      #expect(!redacted.contains(Self.secret), "\(line):\n\(redacted)")
      #expect(!redacted.contains(shell.folder.path), "\(line):\n\(redacted)")
      if output.contains(Self.secret) { #expect(redacted.contains("‹redacted›"), "\(line)") }
    }
    #expect(open > 10, "without the option the secret is told")
  }

  @Test
  func `Pages and reports for other tools are redacted, and name the law and the place of a trap`()
    throws
  {
    let shell = try shell()
    let files = try histories(shell)
    let reports = ["junit.xml", "report.sarif", "summary.md"]
    shell.variables["GITHUB_ACTIONS"] = "true"
    shell.variables["GITHUB_STEP_SUMMARY"] = shell.folder.appendingPathComponent(reports[2]).path
    let gate = "ci --fixed 60 --cases 60 --seed 1 --jobs 1 --quiet --corpus FOLDER/outside"
    let line = "\(gate) --junit \(reports[0]) --sarif \(reports[1]) --redact"
    #expect(try shell.run(line) == 1)
    let output = try written(shell, reports)
    #expect(!output.contains(Self.secret) && !output.contains(shell.folder.path), "\(output)")
    #expect(output.contains("payload.handled-once") && output.contains("app.crashes"))
    #expect(output.contains("RoughApp.swift:"), "the place of the trap stays")
    shell.variables = ["ROUGH": "secret"]
    for (index, file) in files.enumerated() {
      let pages = ["\(index).html", "\(index).svg"]
      #expect(try shell.run("show --redact --html \(pages[0]) --svg \(pages[1]) \(file)") == 0)
      #expect(try !written(shell, pages).contains(Self.secret))
    }
    _ = try shell.run("run --seed 1 --cases 60 --keep-going --html run.html --quiet --redact")
    #expect(try !written(shell, ["run.html"]).contains(Self.secret))
  }

  @Test func `A trap is told with its law, its signal and its frames, without its words`() throws {
    let shell = try shell()
    shell.hasBacktraces = true
    let file = try histories(shell)[1]
    #expect(try shell.run("replay --redact FOLDER/\(file)") == 1)
    let whole = try written(shell, [])
    #expect(!whole.contains(Self.secret) && !whole.contains(shell.folder.path), "\(whole)")
    #expect(shell.output.contains("x app.crashes (hard)"), "\(shell.output)")
    #expect(shell.output.contains("Fatal error: ‹redacted›"), "\(shell.output)")
    #expect(shell.output.contains("RoughApp.didReceiveMemoryWarning"), "\(shell.output)")
  }

  @Test func `A changed history that traps is not taken for the one that is explained`() throws {
    let shell = try shell()
    let file = try histories(shell)[0]
    #expect(try shell.run("explain \(file)") == 1)
    #expect(shell.output.hasPrefix("x payload.handled-once"), "\(shell.output)")
    #expect(shell.messages.contains("of the changed histories ended the app's process"))
  }
}
