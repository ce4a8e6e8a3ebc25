/// Where a value is that views read and write, and which of them have read it.
class Location<Value> {
  private var readers = Readers()

  /// The value, as it is now.
  var current: Value { preconditionFailure("a location has a value") }
  /// The property that reads and writes it, as a sentence names it.
  var name: String { "a value" }
  /// Whether it is the same as another one.
  func isSame(_ other: Location<Value>) -> Bool { self === other }
  /// Sets the value.
  func set(_ value: Value) {}

  /// Reads the value for the body that is read now.
  final func read() -> Value {
    readers.note()
    return current
  }

  /// Asks those who have read the value to read it again.
  final func changes(to value: Value) {
    ViewTurn.current.writes("\(name) = \(value)")
    readers.invalidate()
    ViewTurn.here { ViewTurn.current.takesWrite() }
  }
}

/// The nodes that have read something since it changed.
struct Readers {
  private struct Reader {
    weak var node: ViewNode?
    let evaluation: Int

    var isCurrent: Bool { node.map { $0.evaluation == evaluation && !$0.isGone } ?? false }
  }

  private var readers: [Reader] = []
  /// How many entries are kept before those that no longer count are dropped.
  private var limit = 8

  /// Notes the node whose body is read now.
  mutating func note() {
    guard let node = ViewTurn.current.evaluating else { return }
    if let last = readers.last, last.node === node, last.evaluation == node.evaluation { return }
    if readers.count >= limit {
      readers.removeAll { !$0.isCurrent }
      limit = max(8, readers.count * 2)
    }
    readers.append(Reader(node: node, evaluation: node.evaluation))
  }

  /// Asks all of them to be evaluated again.
  mutating func invalidate() {
    let all = readers
    readers.removeAll(keepingCapacity: true)
    for reader in all where reader.isCurrent { reader.node?.invalidate() }
  }
}

/// Whether two values are equal, as far as their type can say so.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  guard let first = first as? any Equatable else {
    let isObject = Swift.type(of: first as Any) is AnyClass
    return isObject && (first as AnyObject) === (second as AnyObject)
  }
  return isEqual(first, to: second)
}

private func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool {
  (second as? Value).map { $0 == first } ?? false
}
