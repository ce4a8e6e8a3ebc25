import CommandKit
import CommandTrials
import Foundation
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

/// Pages and pictures that the command writes.
struct PictureTests {
  private static let failing =
    "scenefuzz 1\nplatform ipad-ios17\nscenes 1\ndefect connect-repeated\n"
    + "violates scene.connects-once\n\nlaunch 1\n"

  @Test func `A history is drawn as a page and as a picture, the same each time`() async throws {
    let session = try Session()
    try session.write(Self.failing, to: "a.scene")
    let line = "show DIR/a.scene --html DIR/a.html --svg DIR/a.svg"
    #expect(await session.run(line) == .holds)
    let ends: [Substring] = session.output.split(separator: "\n").map { $0.suffix(6) }
    #expect(ends == ["a.html", "/a.svg"])
    let (page, picture) = (try session.read("a.html"), try session.read("a.svg"))
    #expect(page.contains("✗ scene.connects-once (hard)"))
    #expect(page.contains("scenefuzz replay ") && page.contains("Nothing fails if "))
    #expect(page.contains("no event can be left out"))
    #expect(picture.hasPrefix("<?xml ") && XMLReader().elements(picture) != nil)
    #expect(await session.run(line) == .holds)
    #expect(try session.read("a.html") == page)
    #expect(try session.read("a.svg") == picture)
  }

  @Test func `The steps of a history are written alone, as text and as JSON`() async throws {
    let session = try Session()
    try session.write(Self.failing, to: "a.scene")
    #expect(await session.run("show DIR/a.scene --steps") == .holds)
    #expect(session.output.contains("  1. On an iPad, tap the icon of the app to start it.\n"))
    #expect(
      session.output.contains("  What to see: at step 1, where scene 1 receives willConnectTo"))
    #expect(await session.run("show DIR/a.scene --steps --format json") == .holds)
    #expect(session.output.contains("\"command\": \"xcrun simctl launch booted BUNDLE-ID\""))
    for other in ["--machine", "--html DIR/a.html", "--myth a"] {
      #expect(await session.run("show DIR/a.scene --steps \(other)") == .misused, "\(other)")
    }
  }

  @Test func `A case of a token is drawn with its seed`() async throws {
    let session = try Session()
    #expect(await session.run("show g4:ipad-ios17.e9:42:3 --html DIR/sub/a.html") == .holds)
    let page = try session.read("sub/a.html")
    #expect(page.contains("<dt>seed</dt>\n<dd>42</dd>"))
    #expect(page.contains("Nothing breaks in this history"))
  }

  @Test func `A picture beside a machine or a myth, and one that cannot be written, are mistakes`()
    async throws
  {
    let session = try Session()
    for line in [
      "show --machine --html DIR/a.html", "show --myth a --svg DIR/a.svg",
    ] {
      #expect(await session.run(line) == .misused)
      #expect(session.messages.contains("exclude each other"), "\(line): \(session.messages)")
    }
    #expect(await session.run("run --seed 1 --cases 1 --shard 1/2 --html DIR/a.html") == .misused)
    #expect(session.messages.contains("'--html' is about a verdict, and a shard has none"))
    try session.write("", to: "file")
    #expect(await session.run("show g4:ipad-ios17.e9:42:3 --html DIR/file/a.html") == .misused)
    #expect(session.messages.contains("cannot be written"))
  }

  @Test func `A campaign is drawn as a page, with any number of jobs the same, quiet or not`()
    async throws
  {
    let session = try Session()
    let line = "run --seed 1 --cases 60 --callbacks 200 --corpus DIR/c --html DIR/a.html --jobs "
    #expect(await session.run(line + "1") == .holds)
    let page = try session.read("a.html")
    #expect(page.contains("A campaign over the contract"))
    #expect(page.contains("How many coverage points were discovered"))
    #expect(page.contains("Which states events met") && page.contains(" there are<"))
    let conclusion = "No hard invariant of the model of UIKit was violated in 60 cases."
    #expect(page.contains(conclusion))
    #expect(await session.run(line + "3 --quiet") == .holds)
    #expect(try session.read("a.html") == page)
  }

  @Test func `The page of a campaign that judges nothing says so`() async throws {
    let session = try Session()
    let line = "run --platform sceneless-ios17 --only scene.connects-once --cases 5 --quiet --html "
    #expect(await session.run(line + "DIR/a.html") == .nothing)
    #expect(try session.read("a.html").contains("Nothing was judged in 5 cases."))
  }

  @Test
  func `A campaign that fails has its lanes in the page, and a page that is not written is told`()
    async throws
  {
    let session = try Session()
    let line = "run --seed 1 --cases 50 --defect connect-repeated --quiet --corpus DIR/c --html "
    #expect(await session.run(line + "DIR/a.html") == .violated)
    let page = try session.read("a.html")
    #expect(page.contains("href=\"#failure-1\"") && page.contains("id=\"failure-1-here-title\""))
    #expect(page.contains("shortest (proved, "))
    try session.write("", to: "file")
    #expect(await session.run(line + "DIR/file/a.html") == .violated)
    #expect(session.messages.contains("cannot be written"))
  }

  @Test func `An app's history is drawn by its workers, one that ends its process as well`() throws
  {
    let shell = try Shell("CrashyApp")
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\nviolates app.crashes\n\nlaunch 1\nhome\nmemoryWarning\n"
    )
    #expect(try shell.run("show \(file) --html FOLDER/a.html --svg FOLDER/a.svg") == 0)
    let page = try String(
      contentsOf: shell.folder.appendingPathComponent("a.html"), encoding: .utf8)
    #expect(page.contains("✗ app.crashes (hard)"), "\(shell.messages)")
    let picture = try String(
      contentsOf: shell.folder.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(picture.contains("app.crashes"))
    #expect(try shell.run("show \(file) --swift --html FOLDER/b.html") == 2)
  }

  @Test func `An app's campaign is drawn with what each worker drew of its failures`() throws {
    let shell = try Shell("CrashyApp")
    let line = "run --seed 7 --cases 100 --keep-going --quiet --html FOLDER/a.html"
    #expect(try shell.run(line) == 1)
    let page = try String(
      contentsOf: shell.folder.appendingPathComponent("a.html"), encoding: .utf8)
    #expect(page.contains("How often laws were put to the test"))
    for noun in ["callbacks in their states", "things that the app did"] {
      #expect(page.contains("How many \(noun) were discovered"))
    }
    #expect(page.contains("id=\"growth-2-title\""))
    for number in 1...4 {
      #expect(page.contains("id=\"failure-\(number)-here-title\""), "\(number)")
    }
    #expect(page.contains("4 ways of failing in 100 cases."))
    #expect(try shell.run("run --seed 7 --cases 9 --only openURL --html b.html --quiet") != 2)
    let narrow = try String(decoding: shell.data("b.html"), as: UTF8.self)
    #expect(narrow.contains("This campaign draws no "))
  }

  @Test func `A gate's page has its mutants, its callbacks and its failures`() throws {
    let shell = try Shell("SoundApp")
    let line = "ci --seed 7 --fixed 60 --cases 60 --quiet --kills 50% --html a.html --json a.json"
    #expect([0, 1, 3].contains(try shell.run(line)), "\(shell.messages)")
    let page = String(decoding: try shell.data("a.html"), as: UTF8.self)
    #expect(page.contains("<h2>Which laws notice which change ("))
    #expect(page.contains("<h2>Which callbacks came in which state ("))
    #expect(page.contains("<h2>How often laws were put to the test ("))
    #expect(page.contains("120 cases"), "both campaigns are in it")
    let conclusion = try #require(shell.output.split(separator: "\n").last)
    #expect(page.contains(conclusion))
  }

  @Test func `Mutants have a page of their own, those that survive first`() throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run("defects --cases 60 --quiet --html a.html --json a.json") != 2)
    let page = String(decoding: try shell.data("a.html"), as: UTF8.self)
    struct Matrix: Decodable {
      struct Row: Decodable { var id: String }
      var rows: [Row]
      var sentences: [String]
    }
    let matrix = try JSONDecoder().decode(Matrix.self, from: shell.data("a.json"))
    for law in matrix.sentences { #expect(page.contains("<th scope=\"col\">\(law)</th>")) }
    let heads = page.components(separatedBy: "scope=\"row\"").dropFirst()
    #expect(!heads.isEmpty && heads.count <= matrix.rows.count)
    let survive = heads.map { !$0.contains("■") }
    #expect(survive == survive.sorted { $0 && !$1 }, "survivors come first")
    #expect(survive.contains(true) && survive.contains(false))
  }
}
