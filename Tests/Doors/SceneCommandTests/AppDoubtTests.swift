import CommandTrials
import Foundation
import Testing

/// What an app's own command says of a campaign that shows nothing, and what it lets choose.
@Suite struct AppDoubtTests {
  @Test
  func `An app that shows nothing passes neither a run nor a gate, and each doubt has a name`()
    throws
  {
    let shell = try Shell("HollowApp")
    for verb in ["run", "ci --fixed 0"] {
      #expect(try shell.run("\(verb) --seed 1 --cases 100 --quiet") == 3, "\(shell.messages)")
      #expect(shell.output.contains("no law was violated in 100 cases"))
      for words in [
        "'sceneDidBecomActive(_:)' is never called",
        "'sceneWillResignActive(scene:)' is never called",
        "the law 'levels.paired' was never put to the test in 100 cases",
        "the law 'hollow.impossible' can never be judged",
      ] {
        #expect(shell.messages.contains(words), "\(shell.messages)")
      }
    }
    #expect(try shell.run("run --seed 1 --cases 100 --quiet --only levels.paired") == 3)
    #expect(!shell.messages.contains("hollow.impossible"))
  }

  @Test func `Events are chosen like laws, and quirks are switched on`() throws {
    let shell = try Shell("SoundApp")
    let verbose = "run --seed 1 --cases 60 --quiet --verbose "
    #expect(try shell.run(verbose + "--only roles,levels.paired") == 0)
    #expect(shell.output.contains("--only roles,levels.paired"))
    #expect(!shell.output.contains("payload.handled-once"))
    #expect(shell.output.contains("connectCar"))
    #expect(try shell.run(verbose + "--skip payloads,connectCar") == 0)
    #expect(!shell.output.contains("\n  connectCar"))
    let calm = shell.output
    #expect(try shell.run(verbose + "--skip payloads,connectCar --quirks") == 0)
    #expect(shell.output.contains("--skip payloads,connectCar --quirks"))
    #expect(shell.output.replacing(" --quirks", with: "") != calm, "other histories")
    let again = try #require(shell.output.split(separator: "\n").first)
    let line = try #require(again.components(separatedBy: "SoundApp ").last)
    let first = shell.output
    #expect(try shell.run(line + " --quiet --verbose") == 0)
    #expect(shell.output == first)
  }

  @Test func `What an app does not support cannot be chosen, and what there is is listed`() throws {
    let shell = try Shell("HollowApp")
    #expect(try shell.run("run --only connectCar --cases 1") == 2)
    #expect(shell.messages.contains("the app does not support 'connectCar'"))
    #expect(try shell.run("run --only opnURL --cases 1") == 2)
    #expect(shell.messages.contains("did you mean 'openURL'?"))
    #expect(try shell.run("list") == 0)
    #expect(shell.output.contains("openURL") && !shell.output.contains("connectCar"))
    let file = try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n")
    #expect(try shell.run("replay --only openURL \(file)") == 2)
    #expect(shell.messages.contains("'openURL' is not a law"))
  }
}
