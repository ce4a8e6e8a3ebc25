import SceneInvariants
import SceneLifecycle
import Testing

struct InvariantSuiteTests {
  private let platform = Platform(
    family: .ipad, system: 17, sdk: 17, adoption: .scenes, supportsMultipleWindows: true)

  private func suite(
    _ invariants: [Invariant] = Contract.binding, softFails: Bool = false, lenient: Bool = false
  ) -> InvariantSuite {
    InvariantSuite(invariants, platform: platform, softFails: softFails, lenient: lenient)
  }

  private func only(_ id: String) throws -> [Invariant] {
    [try #require(Contract.invariant(id))]
  }

  /// Observes a trace and returns the places that failed.
  private func failures(_ text: String, _ suite: inout InvariantSuite) -> [Int] {
    Trace(text, on: platform).callbacks.enumerated().compactMap { index, callback in
      suite.observe(callback) ? nil : index
    }
  }

  private func ends(_ suite: inout InvariantSuite) -> Bool { suite.finish() }

  @Test func `nothing is forgotten after a violation`() throws {
    var suite = suite(try only("scene.active-and-resign-alternate"))
    let text = """
      launches
      A appears
      A sceneDidBecomeActive
      A sceneWillResignActive
      A sceneWillResignActive
      A sceneDidBecomeActive
      """
    #expect(failures(text, &suite) == [11, 13])
    #expect(suite.tally["scene.active-and-resign-alternate"]?.violated == 2)
  }

  @Test func `a case begins with no memory of the case before`() {
    var suite = suite()
    for _ in 0..<3 {
      suite.reset()
      #expect(failures(Example.closedMeanwhile, &suite) == [])
      #expect(ends(&suite))
    }
    suite.reset()
    #expect(failures("launches\nA appears", &suite) == [])
  }

  @Test func `a slot forgets its scene with the object, its session with the session`() {
    var suite = suite()
    #expect(failures(Example.day, &suite) == [])
    suite.reset()
    #expect(failures(Example.twoWindows, &suite) == [])
    #expect(suite.tally["scene.connects-once"]?.violated == 0)
  }

  /// A scene that was active when its process died is about to connect in the next.
  private let comesBack = """
    launches
    A appears
    PROC terminated by=crash
    launches
    A delegate.window.set

    """

  @Test func `a scene that was active when its process died may become active in the next`() {
    var suite = suite()
    #expect(failures(comesBack + "A willConnectTo\nA returns", &suite) == [])
    #expect(ends(&suite))
  }

  @Test func `an object that a process took along is not new in the next`() throws {
    var suite = suite(try only("scene.reconnects-as-new-object"))
    #expect(failures(comesBack + "A willConnectTo connection=1", &suite) == [17])
  }

  @Test func `what reads unattached again breaks an edge once`() throws {
    var suite = suite(try only("scene.states-follow-edges"), softFails: true)
    let text = """
      launches
      A appears
      A sceneWillResignActive act=unattached
      A sceneDidEnterBackground act=unattached
      A sceneWillEnterForeground
      A sceneDidBecomeActive act=unattached
      """
    #expect(failures(text, &suite) == [11, 14])
  }

  @Test func `a session's scene has read nothing of what the slot's last one read`() throws {
    var suite = suite(try only("scene.states-follow-edges"), softFails: true)
    let text = """
      launches
      A appears
      gone A
      A configurationForConnecting
      A willConnectTo connection=0
      """
    #expect(failures(text, &suite) == [])
  }

  @Test func `an end of the process excuses what is owed, and only that`() {
    let awaiting = "launches\nA appears\nA willContinueUserActivityWithType payload=8\n"
    var suite = suite()
    #expect(failures(awaiting + "PROC terminated by=crash", &suite) == [])
    #expect(ends(&suite))
    suite.reset()
    #expect(failures(awaiting, &suite) == [])
    #expect(!ends(&suite))
    #expect(suite.violations.map(\.invariant) == ["activity.will-continue-is-answered"])
    #expect(suite.violations.first?.scene == 0)
    #expect(suite.violations.first?.callback == nil)
  }

  @Test func `a soft invariant is counted and fails only when asked`() throws {
    let text = """
      launches
      A appears
      A sceneDidDisconnect
      """
    var tolerant = suite()
    #expect(failures(text, &tolerant) == [])
    #expect(tolerant.tally["scene.resigns-before-disconnect"]?.violated == 1)
    var strict = suite(softFails: true)
    let callbacks = Trace(text, on: platform).callbacks
    let broken = callbacks.filter { !strict.observe($0) }
    #expect(broken.last?.kind == .disconnect)
    #expect(strict.violations.map(\.invariant).contains("scene.resigns-before-disconnect"))
    #expect(strict.violations.first?.kind == .soft)
  }

  @Test func `a soft violation does not hide the hard one before it`() {
    var suite = suite()
    #expect(failures("launches\nA appears\nA sceneDidEnterBackground", &suite) == [11])
    let callbacks = Trace("launches\nA appears\nA sceneDidDisconnect", on: platform).callbacks
    let holds = suite.observe(callbacks[callbacks.count - 1])
    #expect(holds)
    #expect(suite.violations.map(\.invariant) == ["scene.resigns-before-background"])
  }

  @Test func `violations come in the order of the catalogue`() {
    var suite = suite()
    #expect(failures("launches\nA connects\nA sceneDidBecomeActive", &suite) == [7])
    #expect(
      suite.violations.map(\.invariant) == [
        "scene.active-in-foreground", "scene.foreground-before-active",
        "scene.reads-active-in-foreground",
      ])
    #expect(suite.violations.map(\.index) == [7, 7, 7])
    #expect(suite.violations.map(\.scene) == [0, 0, 0])
  }

  @Test func `a session that vanishes is named`() {
    var suite = suite()
    let text = "launches\nA appears\nB joins\nAPP didReceiveMemoryWarning open=-B"
    #expect(failures(text, &suite) == [16])
    #expect(suite.violations.map(\.scene) == [1])
  }

  @Test func `a process that dies before it reports leaves the debt to the next`() {
    var suite = suite()
    let text = """
      launches
      A appears
      B joins
      PROC terminated by=kill
      gone B
      launches
      PROC terminated by=crash
      launches
      """
    #expect(failures(text, &suite) == [])
    #expect(!ends(&suite))
    #expect(
      suite.violations.map(\.invariant) == [
        "session.lives-until-discard", "discard.late-report-arrives",
      ])
    #expect(suite.violations.first?.scene == 1)
  }
}
