/// Who answers where UIKit is free: a seed, a scenario, or every possibility in turn.
///
/// One concrete type and not a protocol: the engine is compiled once, and a play pays one
/// predictable branch a question instead of a witness call.
public struct ChoiceSource: Sendable {
  /// Where the answers come from.
  public enum AnswerSource: UInt8, Sendable {
    /// A random stream.
    case seeded
    /// The choices written in a scenario; the usual answer where nothing is written.
    case written
    /// A prefix of answers, for walking every path of a rule.
    case path
  }

  /// Where the answers come from.
  public var source: AnswerSource
  /// Whether quirks may be answered.
  public var allowsQuirks = false
  /// For a seed: chance in 65,536 that an order differs from the usual.
  public var reorderRate: UInt16 = 0
  /// For a seed: chance in 65,536 that a shape differs from the usual.
  public var unusualAnswerRate: UInt16 = 0
  /// Whether unusual answers are noted in `taken`.
  public var isRecording = false
  /// The item that was chosen to come next the last time, when recording.
  public var picked: PendingItem?
  /// The unusual answers since the last event, when recording.
  public var taken: [Choice] = []
  /// How often each answer was given: eight counters a choice.
  public var counts = [UInt64](repeating: 0, count: ChoiceKind.allCases.count * 8)

  @usableFromInline var stream = RandomStream(key: 0)
  @usableFromInline var written: [Choice] = []
  var usualAnswers: [ChoiceKind] = []
  @usableFromInline var usualOrders: [PendingItem] = []
  @usableFromInline var path: [(kind: ChoiceKind, answer: UInt8, count: UInt8)] = []
  /// How many points with several answers the walk has met.
  public var depth = 0
  /// Whether the last walk only repeats another: it asked for a callback that could not come.
  public var isIdle = false

  /// Creates a choice source that gives the usual answer everywhere.
  public init(source: AnswerSource = .written) { self.source = source }

  /// Answers from a random stream from now on.
  public mutating func seed(_ stream: RandomStream) { self.stream = stream }

  /// Answers the next event from its written choices.
  public mutating func open(_ choices: [Choice]) {
    if !written.isEmpty { written.removeAll(keepingCapacity: true) }
    if !choices.isEmpty { written.append(contentsOf: choices) }
  }

  /// The written choices that no point has asked for since the last event.
  public var unasked: [Choice] { written }

  /// Answers a choice of shape.
  ///
  /// - Parameters:
  ///   - kind: What is asked.
  ///   - count: Number of answers, at least 1.
  /// - Returns: 0 for the usual answer, below `count`.
  public mutating func choose(_ kind: ChoiceKind, _ count: Int) -> Int {
    if kind.isQuirk && !allowsQuirks { return 0 }
    let answer = answer(kind, count)
    counts[Int(kind.rawValue) &* 8 &+ Swift.min(answer, 7)] &+= 1
    if isRecording { note(kind, answer) }
    return answer
  }

  /// Notes an unusual answer, after the usual ones that the same question got before it: written
  /// answers are given in order.
  private mutating func note(_ kind: ChoiceKind, _ answer: Int) {
    if answer == 0 { return usualAnswers.append(kind) }
    while let index = usualAnswers.firstIndex(of: kind) {
      usualAnswers.remove(at: index)
      taken.append(Choice(kind, answer: 0))
    }
    taken.append(Choice(kind, answer: answer))
  }

  /// Forgets the answer to a choice that was asked for once in the event: nothing came of it.
  public mutating func forget(_ kind: ChoiceKind, answer: Int) {
    counts[Int(kind.rawValue) &* 8 &+ Swift.min(answer, 7)] &-= 1
    if !isRecording { return }
    taken.removeAll { $0.kind == kind }
    usualAnswers.removeAll { $0 == kind }
  }

  /// Starts noting the choices of the next event.
  ///
  /// - Returns: The unusual choices of the event before.
  public mutating func takeNotes() -> [Choice] {
    defer {
      taken.removeAll(keepingCapacity: true)
      usualAnswers.removeAll(keepingCapacity: true)
      usualOrders.removeAll(keepingCapacity: true)
    }
    return taken
  }

  private mutating func answer(_ kind: ChoiceKind, _ count: Int) -> Int {
    if count < 2 { return 0 }
    switch source {
    case .seeded:
      if !stream.happens(unusualAnswerRate) { return 0 }
      return stream.below(allowsQuirks ? count : kind.believedAnswers(of: count))
    case .written:
      // An answer that this world does not have stays unasked.
      let index = written.firstIndex { $0.kind == kind && Int($0.answer) < count }
      return index.map { Int(written.remove(at: $0).answer) } ?? 0
    case .path: return walked(kind, count)
    }
  }

  /// Decides whether the usual callback comes next, without looking at the others.
  @inlinable
  @inline(__always)
  public mutating func takes(_ usual: PendingItem) -> Bool {
    let takes =
      switch source {
      case .seeded: reorderRate == 0 || !stream.happens(reorderRate)
      case .written: written.isEmpty
      case .path: false
      }
    if takes && isRecording { noteUsual(usual) }
    return takes
  }

  /// Chooses the scope of the callback that comes next, where `takes` said no.
  ///
  /// - Parameters:
  ///   - usual: What comes unless something else is chosen.
  ///   - scenes: Slots with a pending callback that may come now.
  ///   - process: Whether the process has a pending one that may come now.
  /// - Returns: A slot, or `PendingItem.process`.
  @inlinable
  public mutating func scope(usual: PendingItem, scenes: SceneSet, process: Bool) -> Int {
    if source != .written {
      let candidates = scenes.count &+ (process ? 1 : 0)
      let rank = source == .seeded ? stream.below(candidates) : walkedOrder(candidates)
      return rank < scenes.count ? scenes.member(at: rank) : PendingItem.process
    }
    return writtenScope(usual: usual, scenes: scenes, process: process)
  }

  /// Notes that the usual callback comes after all, because the chosen scope has none that may.
  @inlinable
  public mutating func keep(_ usual: PendingItem) -> PendingItem {
    if isRecording { noteUsual(usual) }
    isIdle = true
    return usual
  }

  /// Chooses which pending item of a scope comes next.
  ///
  /// - Parameters:
  ///   - scope: The slot, or `PendingItem.process`.
  ///   - ready: The items that may come; not empty.
  ///   - usual: What comes unless something else is chosen.
  /// - Returns: The position of a member of `ready`.
  @inlinable
  package mutating func item(scope: Int, ready: AgendaSet, usual: PendingItem) -> Int {
    let count = ready.count
    let bit =
      switch source {
      case .seeded: ready.bits.member(at: stream.below(count))
      case .path: ready.bits.member(at: walkedOrder(count))
      case .written: writtenItem(scope: scope, ready: ready, usual: usual)
      }
    if isRecording { note(scope: scope, bit: bit, usual: usual) }
    return bit
  }

  @usableFromInline
  mutating func writtenScope(usual: PendingItem, scenes: SceneSet, process: Bool) -> Int {
    guard let index = written.firstIndex(where: { $0.kind == .order && $0.usual == usual })
    else { return Int(usual.scope) }
    let scope = Int(written[index].chosen.scope)
    let mayCome = scope == PendingItem.process ? process : scenes.contains(scope)
    return mayCome ? scope : Int(usual.scope)
  }

  @usableFromInline
  mutating func writtenItem(scope: Int, ready: AgendaSet, usual: PendingItem) -> Int {
    let isUsualScope = scope == Int(usual.scope)
    let fallback = isUsualScope ? usual.position : ready.lowest
    guard
      let index = written.firstIndex(where: {
        $0.kind == .order && $0.usual == usual && Int($0.chosen.scope) == scope
      })
    else { return fallback }
    let position = written[index].chosen.position
    guard ready.contains(position: position) else { return fallback }
    written.remove(at: index)
    return position
  }

  @usableFromInline
  mutating func noteUsual(_ usual: PendingItem) {
    picked = usual
    usualOrders.append(usual)
  }

  @usableFromInline
  mutating func note(scope: Int, bit: Int, usual: PendingItem) {
    let chosen = PendingItem(scope: scope, position: bit)
    picked = chosen
    if chosen == usual { return usualOrders.append(usual) }
    while let index = usualOrders.firstIndex(of: usual) {
      usualOrders.remove(at: index)
      taken.append(Choice(chosen: usual, before: usual))
    }
    taken.append(Choice(chosen: chosen, before: usual))
  }
}
