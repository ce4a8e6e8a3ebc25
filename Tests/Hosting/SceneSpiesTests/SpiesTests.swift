import Foundation
import SceneSpies
import Synchronization
import Testing

/// On the main actor, as apps are played there: what is kept is the process's.
@MainActor
@Suite(.serialized) struct SpiesTests {
  @Test func `nothing is kept and no argument is made where nothing looks`() {
    Spies.stop()
    var count = 0
    func argument() -> Any? {
      count += 1
      return count
    }
    StubCall.note("Router.open(_:)", [argument()])
    #expect(count == 0)
    #expect(Spies.calls.isEmpty)
  }

  @Test func `calls are kept with their arguments in order`() {
    Spies.start()
    StubCall.note("Router.open(_:)", ["a", 1, nil])
    StubCall.note("Log.write")
    #expect(
      Spies.calls("Router.open").map { $0.arguments.map(\.description) } == [["a", "1", "nil"]])
    #expect(Spies.stop().map(\.name) == ["Router.open(_:)", "Log.write"])
  }

  @Test func `an answer is what the test says and else plain`() {
    Spies.start()
    defer { Spies.stop() }
    #expect(!StubCall.answer("Session.isLoggedIn"))
    Spies.stub("Session.isLoggedIn", returns: true)
    #expect(StubCall.answer("Session.isLoggedIn"))
    Spies.stub("Session.isLoggedIn", returns: "text")
    #expect(!StubCall.answer("Session.isLoggedIn"))
  }

  @Test
  func `What a history has turned is turned for stubs and stand-ins, by the name without labels`() {
    let given = Mutex<[String]>([])
    Spies.beginProcess(
      { _, _ in }, turned: ["Kit.isOn", "Session.may"], answering: {},
      gave: { name, value in given.withLock { $0.append("\(name) \(String(describing: value))") } })
    defer { Spies.stop() }
    let isOn: Bool = StandIn("Kit").isOn
    let isOff: Bool = StandIn("Kit").isOff
    #expect(isOn && !isOff)
    #expect(StubCall.answer("Session.may(_:)") && !StubCall.answer("Session.isNew"))
    #expect(!StubCall.answer("Session.may(_:)", true), "the opposite of the plain answer")
    #expect(StubCall.answer("Session.count", 7) == 7)
    #expect(given.withLock { $0.last } == "Session.count nil")
    #expect(given.withLock { $0.first } == "Kit.isOn Optional(true)")
  }

  /// A name of a module that is not there, such as one of notifications.
  private struct KitName: RawRepresentable, Equatable {
    let rawValue: String
  }

  @Test func `A name of a stand-in is its own, so that two are not one`() {
    let kit = StandIn("Kit")
    let (first, second): (KitName, KitName) = (kit.didOpen, kit.didClose)
    #expect(first == KitName(rawValue: "Kit.didOpen"))
    #expect(first != second)
  }

  /// Options of a module that is not there.
  private struct KitOptions: OptionSet {
    let rawValue: Int
  }

  @Test func `Options that are not here are none`() {
    let options: KitOptions = StandIn("Kit").options
    #expect(options.isEmpty)
  }

  @Test func `Numbers of C are 0, and what has elements is empty`() {
    let kit = StandIn("rcl57_t()")
    let (small, wide): (Int8, UInt64) = (kit.options, kit.options)
    let (number, scalar): (Int32, CGFloat) = (kit.options, kit.options)
    #expect(small == 0 && wide == 0 && number == 0 && scalar == 0)
    let (names, line, bytes): (Set<String>, Substring, Data) = (kit.names, kit.line, kit.bytes)
    #expect(names.isEmpty && line.isEmpty && bytes.isEmpty)
    let (link, date): (URL, Date) = (kit.link, kit.date)
    #expect(link.isFileURL && date.timeIntervalSinceReferenceDate == 0)
  }

  /// An object of a module that is here, and a class under it of which none is known.
  private class Store: StandInObject {
    let name: String
    init(name: String) { self.name = name }
    static var plainObject: Any { Store(name: "plain") }
  }

  @Test func `A class of a module that is here has its plain object`() {
    let store: Store = StubCall.asked("Kit.store")
    #expect(store.name == "plain")
  }

  /// A protocol of the app's own, and what stands for it.
  private protocol Door {}
  private struct PlainDoor: Door {}

  @Test func `A container that is asked for a protocol of the app's gives what is known of it`() {
    Spies.knows((any Door).self) { PlainDoor() }
    let door: any Door = StandIn("Container").resolve()
    #expect(door is PlainDoor)
  }

  @Test func `The help for a stub without an answer is a source that compiles as it is`() {
    let line = Spies.answering("Kit.store", [FileManager?].self)
    #expect(
      line == "import Foundation; import SceneSpies; @MainActor func answer(_ value:"
        + " Array<Optional<FileManager>>) { Spies.stub(\"Kit.store\", returns: value) }")
  }

  /// Kinds of a module that is not there.
  private enum KitKind: CaseIterable { case large, small }
  private enum KitCode: Int { case none, one }

  @Test func `A case that is not here is the first one`() {
    let kind: KitKind = StandIn("Kit").kind
    let code: KitCode = StandIn("Kit").code
    #expect(kind == .large && code == .none)
  }

  @Test func `A plain answer is announced before it is given, and the test's own answer is not`() {
    let announced = Mutex(0)
    Spies.beginProcess({ _, _ in }, answering: { announced.withLock { $0 += 1 } })
    defer { Spies.stop() }
    #expect(!StubCall.answer("Session.isOpen"))
    #expect(StubCall.optional(StandIn()) == nil)
    #expect(StubCall.nothing("Notes.swift:1") == nil)
    #expect(StubCall.converted(StandIn(), 7) == 7)
    let count: Int = StubCall.asked("Session.count")
    #expect(count == 0 && announced.withLock { $0 } == 5)
    // Nothing is a plain answer, too.
    let user: String? = StubCall.answer("Session.user", nil)
    let title: String? = StandIn("Kit").title
    #expect(user == nil && title == nil && announced.withLock { $0 } == 7)
    Spies.stub("Session.isOpen", returns: true)
    Spies.stub("Session.user", returns: "a")
    let named: String? = StubCall.answer("Session.user", nil)
    #expect(StubCall.answer("Session.isOpen") && named == "a")
    #expect(announced.withLock { $0 } == 7)
  }

  @Test func `A process begins without a call, and what the test answers stays`() {
    var heard: [String] { Spies.calls.map(\.name) }
    Spies.start()
    Spies.stub("Session.isOpen", returns: true)
    StubCall.note("Log.write")
    Spies.beginProcess({ _, _ in }, answering: {})
    defer { Spies.stop() }
    #expect(heard == [] && StubCall.answer("Session.isOpen"))
  }

  @Test func `no more calls are kept than asked for`() {
    Spies.start(most: 1)
    StubCall.note("a")
    StubCall.note("b")
    #expect(Spies.isCut)
    #expect(Spies.stop().count == 1)
  }

  @Test func `a stand-in answers itself and false where a Bool is asked`() {
    Spies.start()
    let kit = StandIn("Kit")
    let user = kit.shared.user(name: "a", 1)
    #expect(user.standsFor == "Kit.shared.user()")
    let isReady: Bool = kit.shared.isReady
    #expect(!isReady)
    let title: String? = kit.title
    #expect(title == nil)
    kit.delegate = kit
    #expect(Spies.stop().map(\.name) == ["Kit.shared.user", "Kit.delegate"])
  }
}
