import CommandTrials
import Foundation
import Testing

/// Output of an app in a worker stands in reports at the callback that printed it.
struct AppOutputTests {
  private func shell() throws -> Shell {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = "speaks"
    return shell
  }

  private func file(_ shell: Shell) throws -> String {
    try shell.write("scenefuzz 1\nplatform iphone-ios17\nscenes 1\n\nlaunch 1\nhome\n")
  }

  @Test(arguments: ["replay", "show"])
  func `The text has it below its callback, a few lines as text`(verb: String) throws {
    let shell = try shell()
    let file = try file(shell)
    #expect(try shell.run("\(verb) \(file)") == 0)
    let lines = shell.output.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("prints: ") }, "\(shell.output)")
    #expect(lines[first - 1].contains("sceneDidEnterBackground"))
    #expect(lines[first].hasSuffix("prints: saves <b>7</b> drafts\\u{1b}[31m"), "\(lines[first])")
    #expect(lines[first + 1].hasSuffix("prints: has saved"), "\(lines[first + 1])")
    #expect(lines[first + 4].hasSuffix("prints: draft 3"))
    #expect(lines[first + 5].hasSuffix("prints 3 more lines"))
    #expect(try shell.run("\(verb) --no-output \(file)") == 0)
    #expect(!shell.output.contains("prints") && !shell.output.contains("drafts"))
  }

  @Test func `Objects and the page have it, and foreign text stays text`() throws {
    let shell = try shell()
    let file = try file(shell)
    #expect(try shell.run("show --format json \(file)") == 0)
    #expect(shell.output.contains("\"prints: has saved\""), "\(shell.output)")
    #expect(try shell.run("replay --format jsonl \(file)") == 0)
    #expect(shell.output.contains("\"draft 3\"],\"printedMore\":3"), "\(shell.output)")
    let page = shell.folder.appendingPathComponent("page.html").path
    #expect(try shell.run("show --html \(page) \(file)") == 0)
    let text = String(decoding: try shell.data("page.html"), as: UTF8.self)
    #expect(text.contains("prints: saves &lt;b&gt;7&lt;/b&gt; drafts"), "\(text)")
    #expect(text.contains("prints 3 more lines") && !text.contains("<b>7"))
  }

  @Test(arguments: [
    ("queues", "work on the main queue never ran"),
    ("schedules", "a timer on the run loop never fired"), ("steady", ""),
  ])
  func `Work that no case runs is not judged, by name`(roughness: String, unrun: String) throws {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = roughness
    let file = shell.folder.appendingPathComponent("run.json").path
    _ = try shell.run("run --seed 1 --cases 4 --events 4 --quiet --jobs 1 --json \(file)")
    let result = String(decoding: try shell.data("run.json"), as: UTF8.self)
    for sentence in ["work on the main queue never ran", "a timer on the run loop never fired"] {
      #expect(result.contains(sentence) == (sentence == unrun), "\(result)")
    }
  }
}
