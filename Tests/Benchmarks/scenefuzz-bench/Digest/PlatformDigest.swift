import SceneEngine
import SceneDefects
import SceneFuzzing
import ScenePipeline
import SceneGeneration
import SceneLifecycle

/// What the generated cases of a platform look like, and what the contract says of them.
struct PlatformDigest {
  /// Events, slots, delays, choices and callbacks of every case, in order.
  private(set) var cases = WordDigest()
  /// How every case ended, and what broke where under a planted defect.
  private(set) var verdicts = WordDigest()
  /// Callbacks that were read.
  private(set) var callbacks = 0
  /// Cases that a planted defect broke.
  private(set) var broken = 0

  private let words = CallbackDigest()

  /// Plays so many cases without a defect, and a tenth of them with one defect each.
  ///
  /// - Parameters:
  ///   - platform: The world; nil when each case draws its own.
  ///   - cases: How many cases are played without a defect.
  init(_ platform: Platform?, cases: UInt64) {
    let worlds = platform.map { [$0] } ?? Platform.all.map(\.platform)
    let harness = ContractHarness(InvariantSelection(), platforms: worlds)
    let shapes = Self.shapes(of: platform)
    for index in 0..<cases {
      let shape = index % 100 == 99 ? shapes.count - 1 : Int(index % 2)
      add(harness.play(Generator(shape: shapes[shape], seed: Seed(18)), index))
    }
    let defects = Defect.all
    for index in 0..<cases / 10 {
      let defect = defects[Int(index) % defects.count]
      let generator = Generator(
        shape: Shape(platform: platform, length: .events(60)), seed: Seed(19))
      addVerdict(of: DefectHarness(harness, defect).play(generator, index))
    }
  }

  /// Short cases with and without quirks, and at the end the shape of the long ones.
  private static func shapes(of platform: Platform?) -> [Shape] {
    [
      Shape(platform: platform, length: .events(60)),
      Shape(platform: platform, length: .events(60), quirks: true),
      Shape(platform: platform, length: .callbacks(5_000)),
    ]
  }

  /// Adds everything that a case drew and delivered, and how it ended.
  private mutating func add(_ play: Play) {
    cases.add(play.scenario.platform.text)
    cases.add(UInt64(play.scenario.scenes))
    for entry in play.scenario.entries {
      add(entry.event)
      cases.add(UInt64(entry.choices.count))
      for choice in entry.choices { cases.add(choice.text) }
    }
    for event in play.tape.drained { add(event) }
    for callback in play.tape.callbacks { words.add(callback, to: &cases) }
    callbacks += play.tape.callbacks.count
    addVerdict(of: play)
  }

  private mutating func add(_ event: Event) {
    cases.add(event.kind.word)
    cases.add(UInt64(event.scene) << 32 | UInt64(event.delay) << 8 | UInt64(event.number))
  }

  /// Adds how a case ended: which invariants broke, where, and when their obligations began.
  private mutating func addVerdict(of play: Play) {
    switch play.outcome {
    case .held: verdicts.add("held")
    case .broken: verdicts.add("broken")
    case .faulty: verdicts.add("faulty")
    }
    if play.outcome == .broken { broken += 1 }
    for violation in play.violations {
      verdicts.add(violation.invariant)
      verdicts.add(violation.kind.rawValue)
      verdicts.add(UInt64(violation.index))
      verdicts.add(UInt64(violation.onset.map { $0 + 1 } ?? 0))
      verdicts.add(UInt64(violation.scene.map { $0 + 1 } ?? 0))
    }
  }
}
