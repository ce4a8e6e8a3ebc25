import HouseReading
import Testing

/// Each rule that keeps room to grow, held against text that breaks it.
@Suite struct GrowthRuleTests {
  private func file(_ path: String, _ text: String = "") -> SourceFile {
    SourceFile(path: "Sources/" + path, text: text)
  }

  @Test func `A circle of files and folders is found, with a name for each arrow`() {
    let files = [
      file("Room/M/A.swift", "struct A { var b: B, c: C }\nextension B {}"),
      file("Room/M/X/B.swift", "/// A\nenum B { case \"A\" }\nstruct Inner { var c: C.Nested }"),
      file("Room/M/Y/C.swift", "public final class C {\n  struct A {}\n}\nlet a: A"),
      file("Room/N/D.swift", "struct D { var a: A }"),
    ]
    let found = Circles.findings(files)
    #expect(found.map(\.name) == ["M folders", "M files"])
    #expect(
      found.map(\.message) == [
        "M: folders in a circle: . –C→ Y –A→ .",
        "M: files in a circle: A.swift –C→ Y/C.swift –A→ A.swift",
      ])
    #expect(Circles.findings(Array(files.dropLast(2))).isEmpty)
  }

  @Test func `An extension belongs to the file that it stands in`() {
    let whole = file("Room/M/A.swift", "struct A {}")
    let part = file(
      "Room/M/A+B.swift", "extension A { var b: B }\nprivate struct P {}\nstruct Q {}")
    let arrows = ReferenceGraph([whole, part], .files).arrows
    #expect(arrows.map { "\($0.from) –\($0.name)→ \($0.to)" } == ["A+B.swift –A→ A.swift"])
    let back = file("Room/M/A.swift", "struct A { var p: P, q: Q }")
    #expect(
      ReferenceGraph([back, part], .files).circles.map(\.sentence) == [
        "A+B.swift –A→ A.swift –Q→ A+B.swift"
      ])
  }

  @Test func `A drawing says what points to what, and whether there is a circle`() {
    let files = [
      file("Room/M/A.swift", "struct A { var b: B }"), file("Room/M/X/B.swift", "struct B {}"),
    ]
    let graph = GraphText(module: "M", files)
    #expect(graph.text.contains("graph TD\n  n0[\"M (1)\"]\n  n1[\"X (1)\"]\n  n0 -->|B| n1\n"))
    #expect(graph.text.contains("folders: no circle\nfiles: no circle\n2 lines of Swift"))
    #expect(!graph.hasCircle)
    #expect(GraphText(module: "M", files + [file("Room/M/X/C.swift", "let a: A")]).hasCircle)
  }

  @Test func `A type name that is declared twice is found, nested and private ones too`() {
    let first = file("Room/M/A.swift", "struct Outer {\n  private final class Entry: P {\n  }\n}")
    let second = file(
      "Room/N/B.swift", "fileprivate indirect enum Entry {}\n// struct Outer\nclass func f()")
    let found = TypeNames.duplicates([first, second])
    #expect(found.map(\.name) == ["Entry"])
    #expect(found[0].message.hasSuffix("Sources/Room/M/A.swift:2, Sources/Room/N/B.swift:1"))
    #expect(TypeNames.duplicates([first]).isEmpty)
    #expect(TypeNames.modules([file("Room/Outer/A.swift", "  actor Outer {}")]).count == 1)
    #expect(TypeNames.modules([first]).isEmpty)
  }

  @Test(arguments: [
    "var kinds: UInt64 = 0", "func f(_ legalKinds: inout UInt64) {}", "let agendas: [UInt64]",
    "package func mask(_ kinds: [EventKind]) -> UInt64 {", "let x = kind.bit | other",
    "if visible & EventKind.home.bit != 0 {}",
  ])
  func `A bare mask is found`(text: String) {
    #expect(Masks.findings([file("Model/SceneEngine/A.swift", text)]).count == 1)
    #expect(Masks.findings([file("Model/SceneLifecycle/EventSet.swift", text)]).isEmpty)
    #expect(Masks.findings([file("Model/SceneLifecycle/CallbackSet+Words.swift", text)]).isEmpty)
  }

  @Test(arguments: [
    "var seed: UInt64", "var kinds: EventSet", "let count: UInt64 // kinds: UInt64",
    "func hash(_ events: [Event]) -> UInt64 {", "word.bits += 1", "x.bitWidth",
    "program.bit(of: x)",
    "var facts: UInt64Pair",
  ])
  func `A number that is no mask is left alone`(text: String) {
    #expect(Masks.findings([file("Model/SceneEngine/A.swift", text)]).isEmpty)
  }

  @Test func `The fields of a packed word are numbers`() {
    let text = "struct ProcessFields {\n  var facts: UInt64 = 0\n}"
    #expect(Masks.findings([file("Model/SceneEngine/State/StateFields.swift", text)]).isEmpty)
    #expect(Masks.findings([file("Model/SceneEngine/State/Fields.swift", text)]).count == 1)
  }

  @Test func `An exception is of a type, wherever its file lies`() {
    let text = "mutating func skip(_ bits: UInt64) {}"
    #expect(Masks.findings([file("Room/M/X/PackedWord+Reading.swift", text)]).isEmpty)
    #expect(Masks.findings([file("Room/M/X/Agenda.swift", text)]).map(\.name) == ["M bits"])
  }

  @Test func `A word that names no actor is found in prose, and not in code`() {
    let text =
      "/// Nobody knows.\nlet nobody = x.nobody // whoever\nlet t = \"a somebody \\(nobody)\""
    let locations = Prose.locations(
      [file("Room/M/A.swift", text)], pages: [("Sources/Room/N/N.docc/N.md", "Well,\nnobody's.")])
    #expect(locations["M"]?.count == 3)
    let named = Prose.locations(
      [file("Room/M/A.swift", "let id = \"discard-of-nobody\"")], pages: [])
    #expect(named.isEmpty, "an identifier is no sentence")
    #expect(locations["N"] == ["Sources/Room/N/N.docc/N.md:2: says 'nobody'"])
    #expect(Prose.findings(locations, allowed: ["M 3", "N 1"]) == [])
    #expect(Prose.findings(locations, allowed: ["M 2", "N 1"]).count == 3)
    #expect(Prose.findings(locations, allowed: ["M 4", "N 1", "O 2"]).count == 1)
  }

  @Test func `What has no tests of its name is found`() {
    let rules = [
      file("Model/SceneEngine/Rules/UIKitEngine+Kill.swift"),
      file("Model/SceneEngine/Rules/Plausible.swift"),
      file("Model/SceneEngine/Rules/Roles/Displays.swift"),
      file("Model/SceneEngine/State/Facts.swift"),
    ]
    let path = "Tests/Model/SceneEngineTests/Rules/KillTests.swift"
    let tests = [SourceFile(path: path, text: "")]
    #expect(Mirrors.topics(rules, tests: tests).map(\.name) == ["Plausible", "Roles"])
    let plan = HousePlan(
      manifest: """
        let rooms = \"""
          Model: the rules.
          SceneEngine |
          SceneGeneration |

          Doors: the command.
          scenefuzz SceneEngine
          \"""

        """)
    #expect(Mirrors.modules(plan, tests: tests).map(\.name) == ["SceneGeneration"])
  }

  @Test func `An arrow upwards, a name twice and a circle are faults of the table`() {
    let plan = HousePlan(
      manifest: """
        let rooms = \"""
          Model: the rules.
          A B D
          B C
          C |

          Campaign: above.
          D A B | C
          E \
          X
          \"""

        """)
    #expect(plan.rooms == ["Model", "Campaign"])
    #expect(plan.modules.map(\.name) == ["A", "B", "C", "D", "E"])
    #expect(plan.modules.filter(\.isTested).map(\.name) == ["C", "D"])
    #expect(
      plan.faults == [
        "A of Model stands on D of Campaign, a higher room", "E stands on X, which is no module",
        "A names B, on which another of its names stands",
        "D names B, on which another of its names stands", "A stands on itself",
        "D stands on itself",
      ])
  }

  @Test func `A pass without a test that fails without it is found`() {
    let pass = file(
      "Campaign/SceneShrinking/Passes/WholeScenes.swift",
      "struct WholeScenes: Pass {\n  let name = \"whole scenes\"\n}")
    let test = { (name: String, text: String) in
      [SourceFile(path: "Tests/Campaign/SceneShrinkingTests/Passes/\(name).swift", text: text)]
    }
    let text = "Way(pass: \"whole scenes\")\n#expect(way.isTakenByItsPassAlone())"
    #expect(Mirrors.passes([pass], tests: test("WholeScenesTests", text)).isEmpty)
    #expect(Mirrors.passes([pass], tests: test("OtherTests", text)).map(\.name) == ["WholeScenes"])
    #expect(Mirrors.passes([pass], tests: test("WholeScenesTests", "// \(text)")).count == 1)
    let two = file("Campaign/SceneShrinking/Passes/A.swift", "struct A: Pass {}\nstruct B: Pass {}")
    #expect(Mirrors.passes([two], tests: []).count == 1)
  }

  @Test func `The list lets findings pass, and shrinks`() {
    let allowed = Allowed("# why\na | x\nb | x y\n")
    #expect(allowed.disorder == [] && allowed.rules == ["a", "b"])
    #expect(allowed.judge("a", [("x", "first")]) == [])
    #expect(allowed.judge("b", [("x", "first")]).count == 2)
    #expect(Allowed("b | x\na | x").disorder.count == 1)
  }

  @Test
  func `Text that is put between quotes by hand is found, in a text of several lines as well`() {
    let lines = [
      ##"let a = "name: \"\(name)\"""##, ##"let b = "\(name), \(other)""##,
      ##"// "\"\(name)\"" is a remark"##, ##"let c = """"##, ##"  name: "\(name)""##,
      ##"  \(SwiftText.literal(name))"##, ##"  """"##,
      ##"let d = text.replacing("<", with: "&lt;")"##,
    ]
    let found = Literals.findings(file("Doors/SceneGate/A.swift", lines.joined(separator: "\n")))
    let locations = found.map { $0.split(separator: ":")[1] }
    #expect(locations == ["1", "5", "8"])
    #expect(Literals.findings(file("Campaign/SceneReporting/Notations/A.swift", lines[0])) == [])
  }
}
