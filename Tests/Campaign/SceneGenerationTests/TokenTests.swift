import SceneGeneration
import SceneLifecycle
import Testing

struct TokenTests {
  @Test(arguments: [
    "any", "ipad-ios17.s4.c1000", "any.e50.quirks", "iphone-ios13.only-launch-home",
    "both-ios12.s64.c10.skip-touch-pressKey.defect-drop-active", "own-ipad-17-16-scenes-wu.s2",
  ])
  func `A shape reads back as itself`(text: String) throws {
    #expect(try Shape(parsing: text).text == text)
  }

  @Test func `A long list of kinds is a few digits, and both read back as the same shape`() throws {
    let long = "any.s3.e60.skip-requestActivation-requestNewWindow-requestDestruction-handoff"
    let listed = try Shape(
      parsing: Shape(
        scenes: 3, length: .events(60),
        kinds: .all - [.requestActivation, .requestNewWindow, .requestDestruction, .handoff]
      ).text)
    #expect(listed.text.count == long.count && listed.brief.count < 40)
    #expect(listed.brief.hasPrefix("any.s3.e60.kinds\(EventKind.worldCount)-"))
    #expect(try Shape(parsing: listed.brief) == listed)
    let token = Token(shape: listed, seed: Seed(7), index: 9)
    #expect(try Token(parsing: token.text) == token)
    #expect(try Token(parsing: "g4:\(listed.text):7:9") == token)
    let few = Shape(kinds: .all - [.touch])
    #expect(few.brief == few.text)
  }

  @Test(arguments: EventKind.allCases)
  func `Digits keep every kind`(kind: EventKind) throws {
    let some: EventSet = [.launch, .home, .requestDestruction]
    let sets: [EventSet] = [[kind], .all - [kind], some | [kind]]
    for kinds in sets {
      let shape = Shape(kinds: kinds)
      #expect(try Shape(parsing: shape.brief).kinds == kinds)
    }
  }

  @Test func `Digits of a version with other kinds are refused as such`() {
    let error = #expect(throws: GenerationError.self) {
      try Shape(parsing: "any.kinds\(EventKind.worldCount + 1)-vvvvvvvvvvvvvv")
    }
    #expect(error?.code == .version)
  }

  @Test(arguments: ["v", "", "vvvvvvvvvvvvvvv", "vvvvvvvvvvvvvw", "vvvvvv-vvvvvvv"])
  func `Other digits are refused`(digits: String) {
    let error = #expect(throws: GenerationError.self) {
      try Shape(parsing: "any.kinds\(EventKind.worldCount)-\(digits)")
    }
    #expect(error?.code == .shape)
  }

  @Test(arguments: [
    "", "ipad", "any.s0", "any.s65", "any.c9", "any.x5", "any.only-launch-fly", "any.c10.s4",
    "any.s04",
  ])
  func `Anything else is refused with the part that is wrong`(text: String) {
    let error = #expect(throws: GenerationError.self) { try Shape(parsing: text) }
    #expect(error?.code == .shape)
  }

  @Test(arguments: ["g4:any.:1:0", "g4:any..s4:1:0", "g4:.any.s4:1:0"])
  func `A word of a shape that is empty is quoted with its shape`(text: String) {
    let error = #expect(throws: GenerationError.self) { try Token(parsing: text) }
    #expect(error?.message.contains("any.") == true)
  }

  @Test func `A long text is cut in the message`() {
    let error = #expect(throws: GenerationError.self) {
      try Token(parsing: "g4:any:" + String(repeating: "7", count: 100_000) + ":0")
    }
    #expect((error?.message.utf8.count ?? .max) < 200)
  }

  @Test func `A token reads back as itself`() throws {
    let token = try Token(parsing: "g4:ipad-ios17.s4.c1000:42:7")
    #expect(token.text == "g4:ipad-ios17.s4.c1000:42:7")
    #expect(token.index == 7)
    #expect(token.seed.value == 42)
  }

  @Test(arguments: ["g1:any:1:0", "g2:any:1:0", "g7:any:1:0"])
  func `A token of another generator is refused with advice`(text: String) {
    let error = #expect(throws: GenerationError.self) { try Token(parsing: text) }
    #expect(error?.code == .version)
    #expect(error?.help.contains("replay the file") == true)
  }

  @Test(arguments: ["g4:any:1", "g4:any:1:x", "any", "g:any:1:0", "C:x:y:z"])
  func `Other texts are no tokens`(text: String) {
    #expect(throws: GenerationError.self) { try Token(parsing: text) }
  }

  @Test func `Seeds are decimal, hex, or a commit`() throws {
    #expect(try Seed(parsing: "18446744073709551615").value == .max)
    #expect(try Seed(parsing: "0xff").text == "255")
    let commit = "0123456789abcdef0123456789abcdef01234567"
    #expect(try Seed(parsing: commit.uppercased()).text == commit)
    #expect(try Seed(parsing: commit).value != Seed(parsing: String(commit.reversed())).value)
    #expect(try Seed(parsing: "42ABF29").text == "42abf29")
    #expect(try Seed(parsing: "1234567").value == 1_234_567)
  }

  @Test(arguments: [
    "", "-1", "+1", "abc", "0x", "0x+1", "18446744073709551616", "1e5", "42abf2", "42abg29",
  ])
  func `Other texts are no seeds`(text: String) {
    let error = #expect(throws: GenerationError.self) { try Seed(parsing: text) }
    #expect(error?.code == .seed)
  }
}
