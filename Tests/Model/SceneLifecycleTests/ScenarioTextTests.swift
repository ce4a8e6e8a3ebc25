import SceneLifecycle
import Testing

@Suite struct `Scenario notation` {
  static let example = """
    scenefuzz 1
    platform ipad-ios17
    scenes 4
    quirks
    defect scene.drop-resign
    violates scene.active-in-foreground

    launch 1
      killShape = disconnectOnly
      requestTarget = 3
      2 resign before 1 background
      app discard before 1 connect
    return
    lock after 3

    """

  @Test func `a scenario is printed as people write it`() {
    var scenario = Scenario(
      platform: Platform.all.first { $0.name == "ipad-ios17" }?.platform
        ?? Platform.all[0].platform,
      scenes: 4, quirks: true, defect: "scene.drop-resign", violates: "scene.active-in-foreground")
    scenario.entries = [
      Scenario.Entry(
        Event(.launch, scene: 0),
        choices: [
          Choice(.killShape, answer: 3),
          Choice(.requestTarget, answer: 2),
          Choice(
            chosen: PendingItem(scope: 1, item: .resign),
            before: PendingItem(scope: 0, item: .background)),
          Choice(
            chosen: PendingItem(scope: PendingItem.process, item: .discard),
            before: PendingItem(scope: 0, item: .connect)),
        ]),
      Scenario.Entry(Event(.returnToApp)),
      Scenario.Entry(Event(.lock, delay: 3)),
    ]
    #expect(scenario.text == Self.example)
  }

  @Test func `what is printed is read back`() throws {
    var stream = RandomStream(key: 1)
    for _ in 0..<500 {
      let scenario = randomScenario(&stream)
      let read = try Scenario(parsing: scenario.text, file: "a.scene")
      #expect(read == scenario)
    }
  }

  @Test func `comments, blank lines, CRLF and a byte-order mark change nothing`() throws {
    let plain = try Scenario(parsing: Self.example, file: "a.scene")
    let dressed =
      "\u{FEFF}# by hand\r\n\r\n"
      + Self.example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\t" + $0 + "   # as it was" }.joined(separator: "\r\n")
    #expect(try Scenario(parsing: dressed, file: "a.scene") == plain)
    #expect(try Scenario(parsing: Array(dressed.utf8), file: "a.scene").text == Self.example)
  }

  @Test func `header lines come in any order`() throws {
    let text = "scenefuzz 1\nviolates a.b\nscenes 2\nquirks\nplatform vision-1\nhome"
    let scenario = try Scenario(parsing: text, file: "a.scene")
    #expect(scenario.violates == "a.b")
    #expect(scenario.entries == [Scenario.Entry(Event(.home))])
  }

  @Test func `a platform without a name is written out in words`() throws {
    let platform = Platform(
      family: .ipad, system: 17, sdk: 15, adoption: .both, supportsMultipleWindows: true,
      usesStoryboard: false, usesSwiftUI: true)
    #expect(platform.text == "ipad system 17 sdk 15 both multiple code swiftui")
    let text = "scenefuzz 1\nplatform \(platform.text)\nscenes 1"
    #expect(try Scenario(parsing: text, file: "a.scene").platform == platform)
  }

  @Test func `each callback kind has one word`() {
    for kind in CallbackKind.allCases { #expect(CallbackKind.named(kind.word) == kind) }
    #expect(CallbackKind.named("") == nil)
    #expect(CallbackKind.named("sceneDidBecomeActive") == nil)
  }

  @Test func `a long file and a long line are read in one walk`() throws {
    let events = String(repeating: "home\nreturn after 1\n", count: 10_000)
    let text = "scenefuzz 1\nplatform vision-1\nscenes 1\n" + events
    #expect(try Scenario(parsing: text, file: "a.scene").entries.count == 20_000)
    let words = text + String(repeating: "x ", count: 100_000)
    #expect(throws: NotationError.self) { try Scenario(parsing: words, file: "a.scene") }
    let word = text + String(repeating: "x", count: 300_000)
    #expect(throws: NotationError.self) { try Scenario(parsing: word, file: "a.scene") }
  }
}

@Suite struct `Scenario digest` {
  @Test func `the digest of an example does not change`() throws {
    let scenario = try Scenario(parsing: `Scenario notation`.example, file: "a.scene")
    #expect(scenario.digest8 == "c78c3df2")
    #expect(scenario.fileName == "scene.active-in-foreground-c78c3df2.scene")
  }

  @Test func `only what is played counts`() throws {
    let scenario = try Scenario(parsing: `Scenario notation`.example, file: "a.scene")
    var other = scenario
    other.violates = nil
    #expect(other.digest8 == scenario.digest8)
    #expect(other.fileName == scenario.digest8 + ".scene")
    other.defect = nil
    #expect(other.digest8 != scenario.digest8)
    other = scenario
    other.entries[0].choices.removeLast()
    #expect(other.digest8 != scenario.digest8)
  }

  @Test func `a digest has eight digits`() {
    var stream = RandomStream(key: 2)
    for _ in 0..<200 {
      let digest = randomScenario(&stream).digest8
      #expect(digest.utf8.count == 8)
      #expect(digest.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }
  }
}
