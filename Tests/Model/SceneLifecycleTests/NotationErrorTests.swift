import SceneLifecycle
import TestSupport
import Testing

@Suite struct `Scenario mistakes` {
  static let header = "scenefuzz 1\nplatform ipad-ios17\nscenes 4\n"

  /// What is read, and how its one mistake is named.
  static let table: [NotationMistake] = [
    NotationMistake("", .missingHeader, 1, 1, "the header 'scenefuzz 1' is missing"),
    NotationMistake("# nothing\n\n", .missingHeader, 3, 1, "the header 'scenefuzz 1' is missing"),
    NotationMistake("launch 1", .missingHeader, 1, 1, "'launch' is not the header 'scenefuzz 1'"),
    NotationMistake("scenefuzz", .missing, 1, 10, "the version of the notation is missing"),
    NotationMistake(
      "scenefuzz 2", .unknownVersion, 1, 11, "'2' is not a version that this program reads"),
    NotationMistake(
      "scenefuzz 1 1", .tooMuch, 1, 13, "'1' stands where the end of the line is expected"),
    NotationMistake(
      "scenefuzz 1\nhome", .misplaced, 2, 1,
      "'home' stands where a line 'platform NAME' is expected"
    ),
    NotationMistake("scenefuzz 1\nscenes 4", .missing, 3, 1, "a line 'platform NAME' is missing"),
    NotationMistake(
      "scenefuzz 1\nplatfrom x", .unknownWord, 2, 1, "'platfrom' is not a line of the header"),
    NotationMistake("scenefuzz 1\nplatform", .missing, 2, 9, "a platform is missing"),
    NotationMistake(
      "scenefuzz 1\nplatform ipad-ios71", .unknownWord, 2, 10, "'ipad-ios71' is not a platform"),
    NotationMistake(
      "scenefuzz 1\nplatform ipad system 9", .outOfRange, 2, 22,
      "'9' is not a system version from 12 to 27"
    ),
    NotationMistake(
      "scenefuzz 1\nplatform iphone system 12 sdk 13 scenes", .impossible, 2, 10,
      "'iphone system 12 sdk 13 scenes' is no world that exists: scenes begin with iOS 13"
    ),
    NotationMistake(
      "scenefuzz 1\nplatform iphone system 26 sdk 26 scenes multiple", .impossible, 2, 10,
      "'iphone system 26 sdk 26 scenes multiple' is no world that exists: an iPhone shows several"
        + " windows of an app from iOS 27.1 on"
    ),
    NotationMistake(
      "scenefuzz 1\nplatform ipad system 17 code storyboard", .duplicate, 2, 30,
      "'storyboard' stands a second time"
    ),
    NotationMistake(
      "scenefuzz 1\nplatform ipad system 17", .missing, 2, 24, "'sdk' with its version is missing"),
    NotationMistake(
      "scenefuzz 1\nscenes four", .badNumber, 2, 8, "'four' is not a number of scenes from 1 to 64"),
    NotationMistake(
      "scenefuzz 1\nscenes 65", .outOfRange, 2, 8, "'65' is not a number of scenes from 1 to 64"),
    NotationMistake(
      "scenefuzz 1\nscenes 1\nscenes 1", .duplicate, 3, 1, "'scenes' stands a second time"),
    NotationMistake(
      "scenefuzz 1\nscenefuzz 1", .duplicate, 2, 1, "'scenefuzz' stands a second time"),
    NotationMistake(
      "scenefuzz 1\ndefect a/b", .unknownWord, 2, 8, "'a/b' is not the identifier of a defect"),
    NotationMistake(
      header + "  ghost = yes", .misplaced, 4, 3, "'ghost = yes' stands where an event is expected"),
    NotationMistake(
      header + "home\nscenes 4", .misplaced, 5, 1,
      "'scenes' stands where an event or a choice is expected"
    ),
    NotationMistake(header + "lanch 1", .unknownWord, 4, 1, "'lanch' is not an event"),
    NotationMistake(header + "launch", .missing, 4, 7, "a scene from 1 to 4 is missing"),
    NotationMistake(header + "launch 5", .outOfRange, 4, 8, "'5' is not a scene from 1 to 4"),
    NotationMistake(
      header + "launch 99999999999999999999", .outOfRange, 4, 8,
      "'99999999999999999999' is not a scene from 1 to 4"
    ),
    NotationMistake(header + "launch one", .badNumber, 4, 8, "'one' is not a scene from 1 to 4"),
    NotationMistake(
      header + "home 1", .tooMuch, 4, 6,
      "'1' stands where 'after' or the end of the line is expected"
    ),
    NotationMistake(
      header + "openURL 1 note", .tooMuch, 4, 11,
      "'note' stands where 'after' or 'with' or the end of the line is expected"
    ),
    NotationMistake(
      header + "openURL 1 with", .missing, 4, 15, "the name of a content is missing"),
    NotationMistake(
      header + "home with note", .tooMuch, 4, 6,
      "'with' stands where 'after' or the end of the line is expected"
    ),
    NotationMistake(
      header + "openURL 1 with note after 3", .tooMuch, 4, 21,
      "'after' stands where the end of the line is expected"
    ),
    NotationMistake(
      header + "home after 65535", .outOfRange, 4, 12,
      "'65535' is not a number of callbacks from 0 to 65534"
    ),
    NotationMistake(header + "home\n  gost = yes", .unknownWord, 5, 3, "'gost' is not a choice"),
    NotationMistake(header + "home\n  ghost yes", .unknownWord, 5, 9, "'yes' is not '='"),
    NotationMistake(
      header + "home\n  ghost = oui", .unknownWord, 5, 11, "'oui' is not an answer to 'ghost'"),
    NotationMistake(
      header + "home\n  requestTarget = 5", .outOfRange, 5, 19, "'5' is not a scene from 1 to 4"),
    NotationMistake(header + "home\n  1 resign", .missing, 5, 11, "'before' is missing"),
    NotationMistake(
      header + "home\n  1 main before 1 resign", .unknownWord, 5, 5,
      "'main' is not a callback of a scene"
    ),
    NotationMistake(
      header + "home\n  app main before 1 resine", .unknownWord, 5, 21,
      "'resine' is not a callback of a scene"
    ),
    NotationMistake(header + "éé home", .unknownWord, 4, 1, "'éé' is not an event"),
    NotationMistake(
      header + "home ééé x", .tooMuch, 4, 6,
      "'ééé' stands where 'after' or the end of the line is expected"
    ),
    NotationMistake(
      header + "\u{1B}[31mred", .unknownWord, 4, 1, "'\\u{1b}[31mred' is not an event"),
  ]

  @Test(arguments: table)
  func `each mistake is named with its place`(_ mistake: NotationMistake) {
    let difference = mistake.difference(in: "a.scene") { (text, file) throws(NotationError) in
      try Scenario(parsing: text, file: file)
    }
    #expect(difference == nil, "\(mistake.text)")
  }

  /// Words of a platform, and the world that exists in its place.
  static let impossible = [
    ("iphone system 12 sdk 13 scenes", "write 'system 13' or later, or 'both', or 'sceneless'"),
    ("iphone system 13 sdk 12 both", "write 'sdk 13' or later, or 'sceneless'"),
    ("ipad system 12 sdk 13 both multiple", "leave 'multiple' out"),
    (
      "iphone system 26 sdk 27 scenes multiple",
      "leave 'multiple' out, or write 'ipad' or 'system 27'"
    ),
    (
      "ipad system 13 sdk 14 scenes swiftui",
      "write 'system 14' and 'sdk 14' or later, or leave 'swiftui' out"
    ),
    ("ipad system 17 sdk 17 sceneless swiftui", "write 'scenes'"),
    ("ipad system 17 sdk 17 scenes storyboard swiftui", "write 'code'"),
    ("vision system 16 sdk 17 scenes", "write 'system 17' or later"),
  ]

  @Test(arguments: impossible)
  func `a world that does not exist is refused with one that does`(
    words: String, advice: String
  ) throws {
    let text = "scenefuzz 1\nplatform \(words)\nscenes 1\n"
    let error = try #require(throws: NotationError.self) {
      try Scenario(parsing: text, file: "a.scene")
    }
    #expect(error.code == .impossible)
    #expect(error.place.line == 2 && error.place.column == 10)
    #expect(error.diagnostic.help == advice)
  }

  @Test func `every platform with a name exists`() {
    #expect(Platform.all.filter { $0.platform.impossibility != nil }.map(\.name) == [])
  }

  @Test func `a mistake that is named otherwise is noticed`() {
    let read = { (text: String, file: String) throws(NotationError) in
      try Scenario(parsing: text, file: file)
    }
    let sentence = "'lanch' is not an event"
    for other in [
      NotationMistake(Self.header + "lanch 1", .badNumber, 4, 1, sentence),
      NotationMistake(Self.header + "lanch 1", .unknownWord, 4, 2, sentence),
      NotationMistake(Self.header + "lanch 1", .unknownWord, 4, 1, sentence + "!"),
      NotationMistake(Self.header + "launch 1", .unknownWord, 4, 1, sentence),
    ] {
      #expect(other.difference(in: "a.scene", reading: read) != nil)
    }
  }

  @Test func `bytes that are no text are refused with their place`() throws {
    let bytes = Array((Self.header + "hé ").utf8) + [0xFF, 0x0A]
    let error = try #require(throws: NotationError.self) {
      try Scenario(parsing: bytes, file: "a.scene")
    }
    #expect(
      error.description == """
        error: the byte 0xFF is not UTF-8
        note: a.scene:4:4
        help: save the file as UTF-8
        """)
  }

  @Test func `an unknown word comes with the nearest and the list`() throws {
    let error = try #require(throws: NotationError.self) {
      try Scenario(parsing: Self.header + "home\n  killShape = backgroundonly", file: "a.scene")
    }
    #expect(error.nearest == "backgroundOnly")
    #expect(
      error.description == """
        error: 'backgroundonly' is not an answer to 'killShape'
        note: a.scene:5:15
        note: an answer to 'killShape' is one of resignDisconnect, backgroundDisconnect,
          backgroundOnly, disconnectOnly
        help: did you mean 'backgroundOnly'?
        """)
  }

  @Test func `a message says one thing to do`() throws {
    let error = try #require(throws: NotationError.self) {
      try Scenario(parsing: Self.header + "launch 9", file: "a.scene")
    }
    #expect(
      error.description == """
        error: '9' is not a scene from 1 to 4
        note: a.scene:4:8
        help: write a scene from 1 to 4
        """)
  }

  @Test func `the nearest word allows for slips and for a beginning`() {
    let known = ["launch", "lock", "unlock", "controlCenter", "home"]
    #expect(nearestWord(to: "luanch", in: known) == "launch")
    #expect(nearestWord(to: "LOCK", in: known) == "lock")
    #expect(nearestWord(to: "control", in: known) == "controlCenter")
    #expect(nearestWord(to: "xyzzy", in: known) == nil)
    #expect(nearestWord(to: "", in: known) == nil)
    #expect(nearestWord(to: "a", in: []) == nil)
  }

  @Test func `near words come in the order of their edits, then beginnings, then insides`() {
    let known = ["open", "opens", "other.opened", "openURL", "closed"]
    #expect(
      nearWords(to: "open", in: known, atMost: 9) == ["open", "opens", "openURL", "other.opened"])
    #expect(nearWords(to: "oppen", in: known, atMost: 9) == ["open", "opens"])
    #expect(nearWords(to: "opened", in: known, atMost: 1) == ["open"])
    #expect(nearWords(to: "", in: known, atMost: 9).isEmpty)
  }

  @Test func `a short list of words is shown in full`() {
    let known = (1...12).map { "word\($0)" }
    let message = Diagnostic.unknown("wort1", isNot: "a word", of: known, listedBy: "program list")
    #expect(message.notes == [Diagnostic.list("a word is one of", known)])
    #expect(message.help == "did you mean 'word1'?")
    let stranger = Diagnostic.unknown("xyz", isNot: "a word", of: known, listedBy: "program list")
    #expect(stranger.notes == message.notes && stranger.help == nil)
  }

  @Test func `a long list of words is named by the command that lists it, behind what is near`() {
    let known = (1...13).map { "word\($0)" } + ["other"]
    let message = Diagnostic.unknown("wort13", isNot: "a word", of: known, listedBy: "program list")
    #expect(
      message.description == """
        error: 'wort13' is not a word
        note: near it are word13, word1, word3, word10
        note: 'program list' names them all
        help: did you mean 'word13'?
        """)
    let lonely = Diagnostic.unknown("othr", isNot: "a word", of: known, listedBy: "program list")
    #expect(lonely.notes == ["'program list' names them all"])
    let stranger = Diagnostic.unknown("xyz", isNot: "a word", of: known, listedBy: "program list")
    #expect(stranger.notes.isEmpty && stranger.help == "'program list' names them all")
  }

  @Test func `a long list that no command names is shown where nothing is near`() {
    let known = (1...13).map { "word\($0)" }
    let stranger = Diagnostic.unknown("xyz", isNot: "a word", of: known)
    #expect(stranger.notes == [Diagnostic.list("a word is one of", known)])
    #expect(Diagnostic.unknown("wort13", isNot: "a word", of: known).notes.count == 1)
    #expect(Diagnostic.unknown("wort13", isNot: "a word", of: known).help != nil)
  }

  @Test func `a long word is cut where it is quoted`() {
    let quoted = Diagnostic.quote(String(repeating: "x", count: 1_000))
    #expect(quoted == "'" + String(repeating: "x", count: 60) + "…'")
  }
}
