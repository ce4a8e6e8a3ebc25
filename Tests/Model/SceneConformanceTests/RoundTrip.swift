import SceneConformance
import SceneEngine
import SceneLifecycle

/// A play that is cut, half hidden, and has to be explained again.
///
/// Recordings constrain the rules less than they seem to; this is the check that does. A case is a
/// function of its seed and index.
struct RoundTrip: Sendable {
  /// The world that was played.
  var platform: Platform
  /// The events, as words.
  var events: [String]
  /// What was told.
  var trace: [Callback]
  /// What an author would have written down of it.
  var account: ObservedTrace

  /// Plays a case, cuts it at random callbacks and hides what is not instrumented.
  init(seed: UInt64, index: UInt64, among platforms: [Platform] = Self.platforms) {
    var stream = RandomStream(key: RandomStream.key(seed: seed, index: index, domain: 7))
    platform = platforms[stream.below(platforms.count)]
    var choiceSource = ChoiceSource(source: .seeded)
    choiceSource.seed(RandomStream(key: stream.next()))
    choiceSource.reorderRate = stream.below(3) == 0 ? 0 : 12_000
    choiceSource.unusualAnswerRate = stream.below(3) == 0 ? 0 : 20_000
    events = []
    trace = []
    account = ObservedTrace(sightings: [], instrumented: .none, platforms: [platform])
    play(&stream, &choiceSource)
    cut(&stream, showingChanges: index % 2 == 0)
  }

  /// Worlds in which a recording is usually made.
  static let platforms: [Platform] = [
    "iphone-ios17", "ipad-ios17", "ipad-ios17-code", "iphone-ios13", "swiftui-iphone-ios17",
    "sceneless-ios17", "vision-1",
  ].compactMap(Platform.named)

  /// Worlds of SwiftUI's that have something of their own.
  static let worldsOfSwiftUI: [Platform] = [
    "swiftui-iphone-ios27", "swiftui-ipad-ios26", "manifest-swiftui-ios27",
    "manifest-swiftui-ipad-ios27",
  ].compactMap(Platform.named)

  private mutating func play(_ stream: inout RandomStream, _ choiceSource: inout ChoiceSource) {
    let slots = platform.usesScenes ? 2 + stream.below(2) : 1
    var engine = UIKitEngine(platform: platform, scenes: slots)
    let length = 3 + stream.below(8)
    let overlaps = stream.below(4) == 0
    var number: UInt32 = 0
    for _ in 0..<(length * 12) where events.count < length {
      let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
      let accepted = engine.accepting(kind)
      guard !accepted.isEmpty, Self.follows(kind) else { continue }
      let slot = accepted.member(at: stream.below(accepted.count))
      do throws(Refusal) {
        try engine.begin(Event(kind, scene: slot), number: number + 1, &choiceSource)
      } catch {
        continue
      }
      number += 1
      events.append("\(kind.word) \(slot + 1)")
      let waits = overlaps && stream.below(5) == 0 ? stream.below(4) : Int.max
      var delivered = 0
      while delivered < waits, let callback = engine.next(&choiceSource) {
        trace.append(callback)
        delivered += 1
      }
    }
  }

  /// - Parameter showingChanges: Whether a line of a scene's phase has the value before, too.
  private mutating func cut(_ stream: inout RandomStream, showingChanges: Bool) {
    let phasesBefore = showingChanges ? self.phasesBefore : []
    let first = trace.isEmpty ? 0 : stream.below(trace.count)
    let last = min(trace.count, first + 1 + stream.below(30))
    let window = trace[first..<last]
    account.instrumented = instruments(&stream, window)
    var labels: [UInt64] = []
    var process = window.first { account.instrumented.contains($0.kind) }?.process
    for (index, callback) in zip(window.indices, window)
    where account.instrumented.contains(callback.kind) {
      var sighting = ObservedCallback(Self.twins(of: callback.kind))
      if phasesBefore.indices.contains(index), let before = phasesBefore[index],
        let phase = RecordedPhase(rawValue: callback.kind.name)
      {
        sighting.phaseBefore = before
        sighting.kinds = sighting.kinds & phase.kinds(after: before)
      }
      if stream.below(2) == 0 { sighting.application = callback.application }
      if callback.kind.recipient == .sceneDelegate {
        if stream.below(2) == 0 { sighting.activation = callback.activation }
        let object = Self.object(of: callback)
        if !labels.contains(object) { labels.append(object) }
        sighting.label = (labels.firstIndex(of: object) ?? 0) + 1
      }
      sighting.beginsProcess = callback.process != process
      process = callback.process
      account.sightings.append(sighting)
    }
  }

  /// For each callback of the play that reports a scene's phase, the phase before.
  private var phasesBefore: [RecordedPhase?] {
    var last: [UInt64: RecordedPhase] = [:]
    return trace.map { callback in
      guard callback.kind.recipient == .phase,
        let phase = RecordedPhase(rawValue: callback.kind.name)
      else { return nil }
      let object = Self.object(of: callback)
      // The view's first phase is inactive, or background where SwiftUI reports that it changes.
      let before = last[object] ?? (phase == .inactive ? .background : .inactive)
      last[object] = phase
      return before
    }
  }

  private static func object(of callback: Callback) -> UInt64 {
    UInt64(callback.process) << 48 | UInt64(callback.session) << 16 | UInt64(callback.connection)
  }

  /// What an app is woken for; without scenes it may be told of the background again.
  private static let wakers = CallbackSet(
    .push, .fetch, .backgroundTask, .urlSession, .locationUpdate, .appIntent, .notificationAction)

  /// The kinds that are told alike.
  private static func twins(of kind: CallbackKind) -> CallbackSet {
    CallbackSet(
      of: CallbackKind.allCases.filter {
        $0.name == kind.name && $0.recipient == kind.recipient
      })
  }

  /// The state callbacks together, others one by one, and launches where one lies within.
  private func instruments(
    _ stream: inout RandomStream, _ window: ArraySlice<Callback>
  ) -> CallbackSet {
    var seen = CallbackSet.none
    if stream.below(5) != 0 {
      seen =
        platform.usesScenes
        ? CallbackSet(.foreground, .active, .resign, .background)
        : CallbackSet(.appForeground, .appActive, .appResign, .appBackground)
    }
    let rate = 1 + stream.below(6)
    for kind in CallbackKind.allCases where stream.below(12) < rate {
      seen |= Self.twins(of: kind)
    }
    if !platform.usesScenes {
      for callback in window where Self.wakers.contains(callback.kind) {
        seen |= Self.twins(of: callback.kind)
      }
    }
    if window.contains(where: { $0.kind == .main || $0.kind == .launchRefused }) {
      seen.insert(.main)
      seen.insert(.launchRefused)
    }
    return seen
  }
}

extension RoundTrip {
  /// Whether an event keeps a play within what a search with few sessions can follow.
  static func follows(_ kind: EventKind) -> Bool {
    switch kind {
    case .connectDisplay, .connectCar, .requestNewWindow: false
    default: true
    }
  }
}
