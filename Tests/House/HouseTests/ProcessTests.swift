import Foundation
import Testing

/// Campaigns of the built command, each in processes of its own: hashing is seeded per process.
@Suite struct ProcessTests {
  @Test(arguments: [
    ["--seed", "7", "--cases", "30", "--callbacks", "200"],
    ["--seed", "7", "--cases", "30", "--defect", "foreground-dropped-on-reconnect"],
    ["--seed", "7", "--cases", "30", "--callbacks", "200", "--keep-going", "--soft"],
  ])
  func `One campaign says the same bytes in every process`(options: [String]) throws {
    let tool = try Tool()
    let first = try tool.run(["run", "--verbose"] + options + ["--jobs", "1"])
    #expect(first.output.count > 1_000)
    #expect(try tool.run(["run", "--verbose"] + options + ["--jobs", "1"]) == first)
    #expect(try tool.run(["run", "--verbose"] + options + ["--jobs", "2"]) == first)
  }

  @Test func `Another seed says something else, and a failure is told by the exit status`() throws {
    let tool = try Tool()
    let outputs = try ["7", "8"].map {
      try tool.run(["run", "--seed", $0, "--cases", "5", "--callbacks", "100"])
    }
    #expect(outputs[0].output != outputs[1].output)
    let defect = try tool.run(["run", "--seed", "7", "--defect", "active-dropped"])
    #expect(defect.status == 1)
    #expect(try tool.run(["run", "--seed", "none"]).status == 2)
  }

  #if os(Linux)
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset")))
    func `A request to stop is heard while a proof holds the only processor`() throws {
      let folder = Scratch()
      try folder.create()
      let history = """
        scenefuzz 1
        platform ipad-ios27
        scenes 2
        defect active-late-in-split-view
        violates scene.resigns-before-background

        launch 2
        open 1
        home after 0
          1 keyWindow before 1 foregrounding

        """
      try Data(history.utf8).write(to: folder.url.appendingPathComponent("long.scene"))
      let result = try Tool().run(["shrink", "long.scene"], in: folder, stopAfter: 8)
      #expect(result.status == 130)
    }
  #endif
}
