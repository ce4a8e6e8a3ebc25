import SceneConformance
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import SceneGate

/// Says which invariant a recording breaks, as far as its lines alone can show it.
struct RecordingJudge {
  private let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  /// Topics whose sentences are about what is delivered and read, not about sets of sessions.
  private static let topics = Contract.activation + Contract.states + Contract.sceneless

  private static let ids =
    topics.filter { $0.kind == .hard && $0.id != "app.state-is-the-maximum" }.map(\.id) + [
      "launch.finishes-first", "launch.will-before-did", "scene.connects-once",
      "scene.disconnects-once",
    ]

  /// The first hard invariant that the lines up to one break; nil when they break none.
  func violation(upTo last: Recording.RecordedLine) -> Invariant? {
    let name = recording.mode == .sceneless ? "sceneless-ios17" : "ipad-ios17"
    guard let platform = Platform.named(name),
      let part = recording.parts.first(where: { $0.lines.contains(last) })
    else { return nil }
    let invariants = Self.ids.compactMap { Contract.invariant($0) }
    var suite = InvariantSuite(invariants, platform: platform, lenient: true)
    suite.reset()
    var process: UInt32 = 1
    for line in part.lines where line.number <= last.number {
      if line.beginsProcess { process += 1 }
      guard [.required, .optional].contains(line.binding), let kind = line.kinds.kinds.first
      else { continue }
      if !suite.observe(callback(line, kind, process)) {
        return suite.violations.first.flatMap { Contract.invariant($0.invariant) }
      }
    }
    return nil
  }

  private func callback(
    _ line: Recording.RecordedLine, _ kind: CallbackKind, _ process: UInt32
  ) -> Callback {
    var callback = Callback(kind: kind, cause: .launch, event: UInt32(line.number))
    callback.process = process
    callback.application = line.application ?? assumedApplication(kind)
    guard let label = line.label else { return callback }
    callback.scene = label.letter
    callback.session = UInt32(label.letter) + 1
    callback.connection = UInt16(label.digit ?? 1)
    callback.activation = line.activation ?? assumedActivation(kind)
    return callback
  }

  /// What is read where the recording does not say: what the contract asks for.
  private func assumedActivation(_ kind: CallbackKind) -> ActivationState {
    switch kind {
    case .active, .resign: .foregroundActive
    case .background: .background
    default: .foregroundInactive
    }
  }

  private func assumedApplication(_ kind: CallbackKind) -> ApplicationState {
    switch kind {
    case .appActive, .appResign, .active, .resign: .active
    case .appBackground, .background: .background
    default: .inactive
    }
  }
}
