import SceneDefects
import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

/// That a discarded session never returns is judged by the last one of each slot.
@Suite struct `One session remembered` {
  /// All sessions that were ever reported discarded.
  private struct Everything {
    var named: [UInt32]
    var discarded: Set<UInt32> = []

    init(slots: Int) { named = [UInt32](repeating: 0, count: slots) }

    /// Whether a callback is about no session that was reported before.
    mutating func observe(_ callback: Callback) -> Bool {
      if callback.kind == .discard {
        for slot in callback.named where named[slot] != 0 { discarded.insert(named[slot]) }
      }
      guard callback.isOfScene, named.indices.contains(Int(callback.scene)) else { return true }
      let slot = Int(callback.scene)
      named[slot] = callback.session
      return !discarded.contains(callback.session) || !callback.open.contains(slot)
    }
  }

  @Test(arguments: [nil, "discarded-returns", "identifier-changes", "discard-repeated"])
  func `does as well as all of them remembered`(id: String?) throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    let defect = try id.map { try #require(Defect.named($0)) }
    let rule = try #require(Contract.invariant("session.discarded-never-returns"))
    let suite = InvariantSuite([rule], platform: platform)
    var broken = 0
    for index in 0..<20 {
      var stream = RandomStream(key: RandomStream.key(seed: 31, index: UInt64(index), domain: 1))
      if let defect {
        broken += play(Subject(defect.engine(platform: platform, scenes: 2), suite), &stream)
      } else {
        broken += play(Subject(UIKitEngine(platform: platform, scenes: 2), suite), &stream)
      }
    }
    #expect((broken > 0) == (id == "discarded-returns"))
  }

  /// Plays until both say that something broke; 1 when they do.
  private func play<E>(_ player: Subject<E>, _ stream: inout RandomStream) -> Int {
    let events: [EventKind] = [.launch, .open, .close, .kill, .reportDiscards, .home, .crash]
    var player = player
    var everything = Everything(slots: player.engine.scenes)
    player.start(&stream)
    for _ in 0..<25 {
      let kinds = events.filter { !player.engine.accepting($0).isEmpty }
      if kinds.isEmpty { break }
      let kind = kinds[stream.below(kinds.count)]
      let slots = player.engine.accepting(kind)
      let slot = kind.takesScene ? slots.member(at: stream.below(slots.count)) : nil
      guard player.begin(Event(kind, scene: slot)) else { continue }
      while case let answer = player.step(), answer.step != .rested {
        guard let callback = answer.callback else { continue }
        let isFresh = everything.observe(callback)
        #expect(isFresh == answer.broken.isEmpty)
        if !isFresh || !answer.broken.isEmpty { return 1 }
      }
    }
    return 0
  }
}
