import SceneDefects
import SceneEngine
import SceneInvariants
import SceneLifecycle
import Testing

/// What is written of a state decides everything that can come: a twin that was written and read goes
/// on alike, up to names, and is written alike for ever.
@Suite struct `State as words` {
  @Test(arguments: 0..<40)
  func `An engine that was written and read goes on as it would have`(index: Int) {
    var stream = RandomStream(key: RandomStream.key(seed: 11, index: UInt64(index), domain: 1))
    let named = Platform.all[stream.below(Platform.all.count)]
    let scenes = named.platform.usesScenes ? 1 + stream.below(3) : 1
    let suite = Self.suite(on: named.platform, &stream)
    let kinds = stream.below(3) == 0 ? CallbackSet.all : suite.alphabet
    let engine = UIKitEngine(platform: named.platform, scenes: scenes, seeing: kinds)
    var fork = Fork(engine, suite, stream)
    fork.run(events: 30)
    #expect(fork.difference == nil, "\(named.name), \(scenes), \(suite.invariants.map(\.id))")
  }

  @Test(arguments: Defect.all.map(\.id))
  func `A defective engine that was written and read goes on as well`(id: String) throws {
    let defect = try #require(Defect.named(id))
    // What no counterexample is kept of is a table's: calls of scenes.
    let known = Hunt.known.first { $0.defect == id }
    let usesScenes = known?.platform.usesScenes ?? true
    let platforms = Platform.all.filter { $0.platform.usesScenes == usesScenes }
    let index = try #require(Defect.all.firstIndex { $0.id == id })
    var stream = RandomStream(key: RandomStream.key(seed: 12, index: UInt64(index), domain: 1))
    let named = platforms[stream.below(platforms.count)]
    let scenes = named.platform.usesScenes ? 1 + stream.below(3) : 1
    let suite = Self.suite(on: named.platform, &stream)
    let kinds = stream.below(3) == 0 ? CallbackSet.all : suite.alphabet
    let engine = defect.engine(platform: named.platform, scenes: scenes, seeing: kinds)
    var fork = Fork(engine, suite, stream)
    fork.run(events: 30)
    #expect(fork.difference == nil, "\(named.name), \(scenes), \(suite.invariants.map(\.id))")
  }

  @Test func `Who goes back has not read what came later`() throws {
    let world = try #require(Platform.all.first { $0.platform.usesScenes }).platform
    let suite = InvariantSuite(Contract.all, platform: world, softFails: true)
    var subject = Subject(UIKitEngine(platform: world, scenes: 1), suite)
    var stream = RandomStream(key: 1)
    subject.start(&stream)
    let hasBegun = subject.begin(Event(.launch, scene: 0))
    try #require(hasBegun)
    while subject.step().callback?.kind != .connect {}
    let connecting = subject.words()
    while subject.step().step != .rested {}
    subject.enter(connecting)
    let again = subject.words()
    #expect(again.words == connecting.words)
  }

  /// A suite of all invariants, or of a few.
  private static func suite(
    on platform: Platform, _ stream: inout RandomStream
  ) -> InvariantSuite {
    var invariants = Contract.all
    if stream.below(3) != 0 {
      invariants = (0...stream.below(3)).map { _ in
        Contract.all[stream.below(Contract.all.count)]
      }
    }
    return InvariantSuite(invariants, platform: platform, softFails: true)
  }
}
