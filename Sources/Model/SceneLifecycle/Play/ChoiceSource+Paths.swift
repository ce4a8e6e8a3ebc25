/// Walking every path of a rule: the answers of a walk are a prefix, and the next walk changes the
/// last answer that can still be changed.
extension ChoiceSource {
  /// Starts the next walk along the path: all answers again from the first point.
  @inlinable
  public mutating func rewind() {
    depth = 0
    isIdle = false
  }

  /// Forgets the path.
  @inlinable
  public mutating func startPaths() {
    if !path.isEmpty { path.removeAll(keepingCapacity: true) }
    depth = 0
  }

  /// The unusual answers given on the last walk, in order.
  public var pathChoices: [Choice] {
    path.prefix(depth).filter { $0.answer != 0 && $0.kind != .order }
      .map { Choice($0.kind, answer: Int($0.answer)) }
  }

  /// How many unusual answers were given on the last walk, orders aside.
  public var unusualAnswers: Int {
    var count = 0
    for number in 0..<Swift.min(depth, path.count)
    where path[number].answer != 0 && path[number].kind != .order {
      count += 1
    }
    return count
  }

  /// Moves to the next path through the points met on the last walk.
  ///
  /// - Returns: False when every path has been walked.
  @inlinable
  public mutating func advancePath() -> Bool {
    if path.isEmpty { return false }
    return advance()
  }

  @usableFromInline
  mutating func advance() -> Bool {
    path.removeLast(path.count - depth)
    rewind()
    while let last = path.last {
      if last.answer + 1 < last.count {
        path[path.count - 1].answer += 1
        return true
      }
      path.removeLast()
    }
    return false
  }

  /// Leaves out the other walks that begin like the last one, up to an unusual answer to a question.
  ///
  /// - Returns: Whether the last walk answered it so; then the next walk answers it otherwise.
  public mutating func leaveOut(_ kind: ChoiceKind) -> Bool {
    let index = path.prefix(depth).firstIndex { $0.kind == kind && $0.answer != 0 }
    guard let index else { return false }
    goBack(to: index + 1)
    return true
  }

  mutating func walked(_ kind: ChoiceKind, _ count: Int) -> Int {
    if count < 2 { return 0 }
    if depth == path.count { path.append((kind, 0, UInt8(truncatingIfNeeded: count))) }
    depth += 1
    return Int(path[depth - 1].answer)
  }

  @usableFromInline
  mutating func walkedOrder(_ count: Int) -> Int { walked(.order, count) }

  /// Goes back to a point of the walk; what was answered after it is forgotten.
  public mutating func goBack(to depth: Int) {
    path.removeLast(path.count - depth)
    self.depth = depth
  }

  /// The answers noted since the last event, to be kept while other answers are tried.
  public struct Notes: Sendable {
    var taken: [Choice]
    var usualAnswers: [ChoiceKind]
    var usualOrders: [PendingItem]

    /// How many unusual answers of a kind there are.
    public func count(_ kind: ChoiceKind) -> Int { taken.count { $0.kind == kind } }
  }

  /// The answers noted since the last event.
  public var notes: Notes {
    get { Notes(taken: taken, usualAnswers: usualAnswers, usualOrders: usualOrders) }
    set {
      taken = newValue.taken
      usualAnswers = newValue.usualAnswers
      usualOrders = newValue.usualOrders
    }
  }
}
