import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting
import Testing

/// The last line of a gate says what a green rests on.
@Suite struct VerdictBasisTests {
  private func basis(_ words: [String], given: [GivenValue] = []) throws -> VerdictBasis {
    let options: [Option] = [
      .fixed, .cases, .duration, .events, .callbacks, .platform, .scenes, .only, .skip, .suite,
    ]
    let arguments =
      try given.isEmpty
      ? Arguments("ci", words, options) : Arguments("ci", given: given, options)
    return VerdictBasis(arguments, usual: .init(cases: 1_000, time: .seconds(60), events: 60))
  }

  private func line(
    _ basis: VerdictBasis, cases: UInt64 = 2_000, _ entries: [ReplayedScenario] = [],
    baseline: Baseline? = nil
  ) -> String {
    GateConclusion(
      .holds, judge: "law", entries, Triage(baseline), cases: cases, fault: nil,
      inconclusive: nil, isCut: false, basis: basis, callbacks: 20 * cases
    ).text
  }

  @Test func `A green of the usual work says no more`() throws {
    #expect(try line(basis([])) == "green: no law was violated in 2,000 cases")
    let more = ["--fixed", "1000", "--cases", "5000", "--for", "5m"]
    #expect(try line(basis(more)) == "green: no law was violated in 2,000 cases")
  }

  @Test func `What was left out is named with the option, the variable and the file`() throws {
    let location = Diagnostic.Location(file: "scenefuzz.settings", line: 3, column: 1)
    let narrowed = try basis(
      [],
      given: [
        GivenValue(name: "only", value: "a.law", origin: .commandLine),
        GivenValue(name: "skip", value: "touch", origin: .variable("SCENEFUZZ_SKIP")),
        GivenValue(name: "fixed", value: "1", origin: .file(location)),
      ])
    #expect(
      line(narrowed)
        == "green: no law was violated in 2,000 cases; narrowed by '--only a.law',"
        + " '--skip touch' (SCENEFUZZ_SKIP), '--fixed 1' (\(location.description))")
  }

  @Test func `One case says that it is little work`() throws {
    #expect(
      try line(basis([]), cases: 1)
        == "green: no law was violated in 1 case; little work: 1 case of 1,000 and more")
    #expect(try basis([]).text(cases: 1_000, callbacks: 999).contains("999 callbacks in all"))
    #expect(try basis([]).text(cases: 1_000, callbacks: 1_000).isEmpty)
  }

  @Test func `A kept scenario that was not played as written and a baseline are told`() throws {
    let loose = ReplayedScenario(path: "a.scene", verdict: "good", remarks: ["line 5 is left out"])
    let whole = ReplayedScenario(path: "b.scene", verdict: "good", remarks: [])
    #expect(
      try line(basis([]), [loose, whole], baseline: Baseline([]))
        .hasSuffix("; the baseline knows 0 bugs; 1 kept scenario not played as written"))
    #expect(try !line(basis([]), [whole]).contains("kept"))
  }

  /// The least that narrows nothing, and one less.
  @Test(arguments: [
    (["--fixed", "1000"], false), (["--fixed", "999"], true), (["--fixed", "1_000"], false),
    (["--cases", "\(StoppingRule.firstRound)"], false),
    (["--cases", "\(StoppingRule.firstRound - 1)"], true), (["--for", "60s"], false),
    (["--for", "59s"], true), (["--events", "60"], false), (["--events", "1"], true),
    (["--callbacks", "999"], true), (["--callbacks", "1000"], false),
    (["--platform", "ipad-ios26"], true), (["--scenes", "3"], true),
  ])
  func `An option narrows where the gate would play more without it`(
    words: [String], isNarrowed: Bool
  ) throws {
    let narrowed = try basis(words).narrowed
    #expect(narrowed == (isNarrowed ? ["'\(words.joined(separator: " "))'"] : []))
  }

  @Test func `What a green rests on is said in one order, and hints come last`() throws {
    var basis = try basis(["--only", "a.law"])
    basis.knownBugs = 1
    basis.hints = ["a hint", "another"]
    basis.unseen = "not seen: 1 stand-in"
    #expect(
      basis.text(cases: 10, callbacks: 9)
        == "; narrowed by '--only a.law'; little work: 10 cases of 1,000 and more;"
        + " little work: 9 callbacks in all; the baseline knows 1 bug; not seen: 1 stand-in; a hint; another"
    )
    #expect(!basis.text(cases: 0, callbacks: 0).contains("in all"), "no case delivers nothing")
  }
}
