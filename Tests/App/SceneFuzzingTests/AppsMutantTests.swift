import SceneMutants
import SceneFuzzing
import Testing

/// Mutants of an app's handlers: which of its laws notice.
@Suite struct `A mutant` {
  /// Plays while a window is active, and counts something that no law is about.
  struct Radio: SceneApp {
    let context: AppContext
    private(set) var isOn = false

    init(_ context: AppContext) { self.context = context }

    mutating func sceneDidBecomeActive(_ scene: SceneID) { context.starts("radio", for: scene) }
    mutating func sceneWillResignActive(_ scene: SceneID) { context.stops("radio", for: scene) }
    mutating func sceneDidEnterBackground(_ scene: SceneID) { context.counts("rests") }
    mutating func didReceiveMemoryWarning() { isOn = false }
    mutating func applicationDidBecomeActive() { context.store.defaults["opened"] = "yes" }
  }

  private func radio(_ more: [AppLaw<Radio>] = []) -> AppTest<Radio> {
    AppTest("radio", laws: [.pairsLevels] + more, scenes: 2, events: 30) { Radio($0) }
  }

  private func verdict(_ id: String, _ matrix: MutantMatrix) -> KillVerdict? {
    matrix.kills.rows.first { $0.id == id }?.verdict
  }

  private func matrix(
    _ names: [String], _ more: [AppLaw<Radio>] = [], cases: UInt64 = 12
  ) -> MutantMatrix {
    SceneFuzz.mutants(radio(more), seed: 3, cases: cases, names.flatMap { AppMutant.named($0) })
  }

  @Test func `is killed by the law that notices it`() {
    let matrix = matrix(["sceneWillResignActive-skipped", "sceneDidBecomeActive-run-twice"])
    #expect(matrix.kills.rows.map(\.killers) == [["levels.paired"], ["levels.paired"]])
    #expect(matrix.kills.kills(of: "levels.paired") == 2)
    #expect(matrix.isStrong && matrix.idleLaws.isEmpty)
  }

  @Test func `survives where the app does something else and no law minds`() throws {
    let matrix = matrix(["sceneDidEnterBackground-skipped"])
    let row = try #require(matrix.kills.rows.first)
    #expect(row.verdict == .survived)
    #expect(row.evidence.different > 0 && row.evidence.changed > 0 && row.kills.isEmpty)
    #expect(!matrix.isStrong && matrix.idleLaws == ["levels.paired"])
    #expect(matrix.report.contains("'sceneDidEnterBackground' is never called."))
  }

  @Test func `that changes what is stored only is seen`() {
    let matrix = matrix(["applicationDidBecomeActive"])
    #expect(verdict("applicationDidBecomeActive-skipped", matrix) == .survived)
    #expect(verdict("applicationDidBecomeActive-run-twice", matrix) == .equivalent)
  }

  @Test func `is equivalent where nothing differs, and not reached where nothing was changed`() {
    let names = ["didReceiveMemoryWarning", "clockDidAdvance", "sceneWillConnect-skipped"]
    let matrix = matrix(names, cases: 60)
    #expect(verdict("didReceiveMemoryWarning-skipped", matrix) == .equivalent)
    #expect(verdict("clockDidAdvance-run-twice", matrix) == .notReached)
    #expect(verdict("sceneWillConnect-skipped", matrix) == .equivalent)
  }

  @Test func `changes its neighbour, too, where the two are swapped`() {
    let id = "sceneDidBecomeActive-swapped-with-sceneWillResignActive"
    let both = matrix([id, "sceneDidBecomeActive-skipped", "sceneWillResignActive-skipped"])
    let changed = both.kills.rows.map(\.evidence.changed)
    #expect(changed[0] == changed[1] + changed[2])
    #expect(both.kills.rows[0].evidence.different > 0)
  }

  @Test func `is not killed by a law that the app breaks without it`() {
    let never = AppLaw<Radio>("The radio is silent.", id: "radio.silent") {
      AppHappening.does(.starts, "radio").never()
    }
    let soft = AppLaw<Radio>("Nothing is counted.", id: "radio.counts", .soft) {
      AppHappening.does(.counts, "rests").never()
    }
    let matrix = matrix(["sceneWillResignActive-skipped"], [never, soft])
    #expect(matrix.kills.study.broken == ["radio.silent", "radio.counts"])
    #expect(matrix.kills.rows.first?.killers == ["levels.paired"])
    #expect(matrix.report.contains("so they kill none: radio.silent, radio.counts"))
  }

  @Test func `has a name that never changes`() {
    #expect(AppMutant.all.count == 57)
    #expect(Set(AppMutant.all.map(\.id)).count == AppMutant.all.count)
    #expect(AppMutant.all.first?.id == "didFinishLaunching-skipped")
    for id in [
      "sceneDidEnterBackground-skipped", "didReceive-run-twice",
      "sceneWillResignActive-swapped-with-sceneDidEnterBackground",
      "applicationDidEnterBackground-swapped-with-applicationWillEnterForeground",
    ] {
      #expect(AppMutant.named(id).map(\.id) == [id])
    }
    #expect(AppMutant.named("sceneWillConnect").count == 3)
    #expect(AppMutant.named("unheard-of").isEmpty)
  }

  @Test func `comes to the same each time, and says so where the app does not`() {
    let names = ["sceneDidEnterBackground"]
    let first = matrix(names)
    #expect(first == matrix(names))
    #expect(first.kills.study.unsteady == nil)
    var plays = 0
    let test = AppTest("moody", laws: [.pairsLevels]) { context in
      plays += 1
      context.counts(AppContext.Topic("launch \(plays)"))
      return Radio(context)
    }
    let moody = SceneFuzz.mutants(test, cases: 2, AppMutant.named(names[0]))
    #expect(moody.kills.study.unsteady == 0)
    #expect(moody.report.contains("did not play case 0 twice in the same way"))
  }
}
