#if os(Linux)
  import CommandTrials
  import SceneFuzzing
  import SceneLifecycle
  import Testing

  /// The command of a program of SwiftUI's whose views never settle.
  @Suite struct SwingingProgramTests {
    private let sentence =
      "SwiftUI's views never settle: they swing between SwingingView.isDark = false and "
      + "SwingingView.isDark = true"

    /// The output without line breaks.
    private func words(_ shell: Shell) -> String {
      shell.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test
    func `Views that never settle are a crash that names both states, and the campaign goes on`()
      throws
    {
      let shell = try Shell("swinging-fuzz")
      #expect(try shell.run("run --seed 1 --cases 60 --keep-going --quiet --jobs 2") == 1)
      let lines = shell.output.split(separator: "\n")
      let heads = lines.filter { $0.hasPrefix("x ") }
      // The link comes to a program that runs, and to one that it starts.
      #expect(Set(heads) == ["x app.crashes (hard)"], "\(shell.output)")
      #expect(words(shell).contains(sentence), "\(shell.output)")
      #expect(shell.output.contains("played 60 cases,"))
      let kept = try shell.written().map { $0.entries.map(\.event.kind.word) }
      #expect(kept.contains(["openURL"]))
    }

    @Test func `A replay ends with the same sentence`() throws {
      let shell = try Shell("swinging-fuzz")
      let file = try shell.write(
        "scenefuzz 1\nplatform swiftui-iphone-ios17\nscenes 1\n\nopenURL 1 with dark\n",
        to: "swings.scene")
      #expect(try shell.run("replay \(file)") == 1)
      #expect(words(shell).contains(sentence), "\(shell.output)")
    }
  }
#endif
