import CommandTrials
import Foundation
import Testing

/// An app's command plays what is kept, in a corpus and beside unit tests, or says why not.
@Suite struct AppKeptTests {
  private static let head = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n"
  private static let gate = "ci --seed 1 --fixed 1 --cases 1 --quiet --only levels.paired"

  @Test(arguments: [
    ("\nlaunch 1\ndo nothing 1\n", "'do nothing 1' is left out"),
    ("\nhome\nlock\n", "event 1 'home' is left out"),
    ("violates nothing.here\n\nlaunch 1\n", "it violates 'nothing.here', which is no law"),
  ])
  func `A kept history that shows nothing by holding is not green`(
    text: String, reason: String
  ) throws {
    let shell = try Shell("SoundApp")
    let file = try shell.write(Self.head + text, to: "corpus/sound/regressions/a.scene")
    for line in ["corpus check", Self.gate] {
      #expect(try shell.run(line) == 3, "\(shell.output)\(shell.messages)")
      #expect(shell.output.contains(file) || shell.output.contains("a.scene"))
    }
    #expect(try shell.run("corpus check") == 3)
    #expect(shell.output.contains("BAD   \(file)"))
    #expect(shell.output.contains(reason), "\(shell.output)")
  }

  @Test func `A corpus that is given one level off is an error`() throws {
    let shell = try Shell("SoundApp")
    _ = try shell.write(Self.head + "\nlaunch 1\n", to: "c/sound/regressions/a.scene")
    for line in ["corpus check", Self.gate] {
      #expect(try shell.run(line + " --corpus c/sound") == 2, "\(shell.output)")
      #expect(shell.messages.contains("a.scene' stands where nothing is played"))
    }
    #expect(try shell.run("corpus check --corpus c") == 0)
    try FileManager.default.createDirectory(
      at: shell.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
    _ = try shell.run(Self.gate + " --corpus empty")
    #expect(shell.messages.contains("note: no history of 'sound' is kept in 'empty'"))
  }

  @Test func `A test that was renamed is told whose histories are there`() throws {
    let shell = try Shell("SoundApp")
    _ = try shell.write(Self.head + "\nlaunch 1\n", to: "corpus/sounds/regressions/a.scene")
    _ = try shell.run(Self.gate)
    #expect(
      shell.messages.contains(
        "'corpus' has some of 'sounds': if the test was renamed, rename 'corpus/sounds'"),
      "\(shell.messages)")
    _ = try shell.write(Self.head + "\nlaunch 1\n", to: "corpus/sound/regressions/a.scene")
    _ = try shell.run(Self.gate)
    #expect(!shell.messages.contains("renamed"))
  }

  @Test func `What looks like a history beside a unit test is named`() throws {
    let shell = try Shell("SoundApp")
    _ = try shell.write("", to: "Package.swift")
    _ = try shell.write("secret line\n", to: "target")
    _ = try shell.write(Self.head + "\nlaunch 1\n", to: "Tests/A/Scenes/sound/a.scene")
    let link = shell.folder.appendingPathComponent("Tests/A/Scenes/sound/b.scene")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: shell.folder.appendingPathComponent("target"))
    #expect(try shell.run("corpus check") == 2)
    #expect(shell.output.contains("b.scene' is a link"), "\(shell.output)")
    #expect(!shell.output.contains("secret"))
    #expect(shell.output.contains("good  Tests/A/Scenes/sound/a.scene"))
  }

  @Test func `An app's command says what each of its laws asks`() throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run("why app.crashes") == 0)
    #expect(shell.output.hasPrefix("law app.crashes (hard)\n  The app's process ends only"))
    #expect(try shell.run("why sound.two-songs") == 0)
    #expect(shell.output.contains("Two windows play at once."))
    #expect(shell.output.contains("SoundApp.swift:"), "\(shell.output)")
    #expect(
      shell.output.hasSuffix("Check it alone: swift run SoundApp run --only sound.two-songs\n"))
    #expect(try shell.run("why levels.paired") == 0)
    #expect(shell.output.contains("AppLaw.pairsLevels"))
    #expect(try shell.run("why sound.two-song") == 2)
    #expect(shell.messages.contains("did you mean 'sound.two-songs'?"))
  }
}
