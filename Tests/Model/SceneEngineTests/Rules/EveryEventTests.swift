import SceneLifecycle
import Testing

/// Every event of the world has an example that is legal and one that is refused.
@Suite struct EveryEventTests {
  static let cases: [EventCase] =
    CoreTests.cases + KillTests.cases + WindowsTests.cases + InterruptionsTests.cases
    + PayloadsTests.cases + RestorationTests.cases + RequestsTests.cases + RolesTests.cases
    + ProcessTests.cases + ScenelessTests.cases + InstallationsTests.cases + CoversTests.cases

  @Test(arguments: EventKind.allCases)
  func `An event is legal in one example and refused in another`(_ kind: EventKind) {
    let examples = Self.cases.filter { $0.word == kind.word }
    #expect(examples.contains { $0.isLegal }, "no example of '\(kind.word)' is legal")
    #expect(examples.contains { !$0.isLegal }, "no example of '\(kind.word)' is refused")
  }

  @Test(arguments: Refusal.allCases.filter { $0 != .noSuchSlot })
  func `Every refusal has an example`(_ refusal: Refusal) {
    #expect(Self.cases.contains { $0.expected == .refused(refusal) })
  }

  @Test func `No example stands twice`() {
    let names = Self.cases.map { "\($0.testDescription) \($0.comparesEverything)" }
    let twice = Set(names.filter { name in names.count { $0 == name } > 1 })
    #expect(twice == [])
  }
}
