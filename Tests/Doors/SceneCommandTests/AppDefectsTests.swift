import CommandTrials
import Foundation
import SceneFuzzing
import SceneLifecycle
import SceneMutants
import Testing

/// `defects` of an app's own command: mutants of its handlers, played in other processes.
@Suite struct AppDefectsTests {
  private let line = "defects --cases 12 --quiet --timeout 1s"

  @Test func `Mutants are killed by laws, by crashes and by hangs`() throws {
    let shell = try Shell("SoundApp")
    let only =
      "sceneWillConnect-skipped,sceneDidBecomeActive-skipped,sceneWillResignActive-skipped,"
      + "sceneDidEnterBackground-skipped,configure"
    #expect(try shell.run("\(line) --json matrix.json --only \(only)") == 1)
    let matrix = try JSONDecoder().decode(
      KillMatrix<MutantStudy>.self, from: shell.data("matrix.json"))
    let study = matrix.study
    #expect(study.cases == 12 && study.seed == "1" && study.unsteady == nil && !matrix.isWhole)
    #expect(study.broken == ["payload.handled-once"])
    let killers = Dictionary(uniqueKeysWithValues: matrix.rows.map { ($0.id, $0.killers) })
    #expect(killers["sceneWillConnect-skipped"] == ["app.crashes"])
    #expect(killers["sceneDidBecomeActive-skipped"]?.last == "app.hangs")
    #expect(killers["sceneWillResignActive-skipped"] == ["levels.paired"])
    #expect(matrix.rows(.survived).map(\.id) == ["sceneDidEnterBackground-skipped"])
    #expect(matrix.rows(.equivalent).map(\.id) == ["configure-skipped", "configure-run-twice"])
    #expect(shell.output.contains("'sceneDidEnterBackground' is never called."))
  }

  @Test func `The matrix is the same for any number of workers`() throws {
    let one = try Shell("SoundApp")
    let three = try Shell("SoundApp")
    let only = " --only sceneWillConnect,sceneDidEnterBackground --format json --jobs "
    #expect(try one.run(line + only + "1") == 1)
    #expect(try three.run(line + only + "3") == 1)
    #expect(one.output == three.output)
    #expect(one.output.contains("app.crashes"))
  }

  @Test func `An app that ends its own process is compared in its other cases`() throws {
    let shell = try Shell("CrashyApp")
    #expect(try shell.run("defects --seed 7 --cases 12 --quiet --only configure") == 0)
    #expect(shell.output.contains("left out, because the app ends its process without a mutant: "))
    let broken = shell.output.split(separator: "\n").first { $0.contains("so they kill none: ") }
    #expect(broken?.contains("app.crashes") == true)
    #expect(shell.output.contains("configure: skipped, run-twice"))
  }

  @Test func `An app that does not do the same twice says nothing of its laws`() throws {
    let shell = try Shell("FlakyApp")
    #expect(try shell.run("defects --cases 5 --quiet --only configure") == 3)
    #expect(shell.output.contains("twice in the same way"))
  }

  @Test(arguments: [
    ("defects --only configur", "'configur' is not a mutant or a handler"),
    ("defects --cases many", "'many' is not a number for '--cases'"),
    ("defects --format xml", "'xml' is not a format"),
  ])
  func `Wrong use is told in one sentence`(line: String, sentence: String) throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run(line) == 2)
    #expect(shell.messages.contains(sentence))
  }

  @Test func `It explains itself`() throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run("help defects") == 0)
    #expect(shell.output.contains("usage: swift run SoundApp defects [options]"))
    #expect(shell.output.contains("An ID is a mutant or a handler"))
  }
}
