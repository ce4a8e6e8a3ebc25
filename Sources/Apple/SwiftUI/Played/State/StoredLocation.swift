import UIKit

/// A value that is kept outside of the tree, by a name.
final class StoredLocation<Value>: Location<Value> {
  private let written: String
  private let shared: SharedReaders
  private let identity: String
  private let reads: () -> Value
  private let writes: (Value) -> Void

  init(
    _ name: String, _ shared: SharedReaders, identity: String, reads: @escaping () -> Value,
    writes: @escaping (Value) -> Void
  ) {
    written = name
    self.shared = shared
    self.identity = identity
    self.reads = reads
    self.writes = writes
  }

  override var name: String { written }

  override var current: Value {
    shared.readers.note()
    return reads()
  }

  override func set(_ value: Value) {
    if isEqual(reads(), value) { return }
    writes(value)
    ViewTurn.current.writes("\(written) = \(value)")
    shared.readers.invalidate()
    ViewTurn.here { ViewTurn.current.takesWrite() }
  }

  override func isSame(_ other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return shared === other.shared && identity == other.identity
  }
}

/// The nodes that have read a value of a name.
final class SharedReaders {
  var readers = Readers()
}

/// Who has read which names.
final class StoredNames {
  private var all: [String: SharedReaders] = [:]

  func readers(of name: String) -> SharedReaders {
    if let known = all[name] { return known }
    let new = SharedReaders()
    all[name] = new
    return new
  }

  /// A value was changed by code that is no view's.
  func changes(_ name: String) { all[name]?.readers.invalidate() }

  /// Those of the user's defaults in the process that is played.
  static var defaults: StoredNames { holder.wrappedValue }
  private static let holder = PerProcess(wrappedValue: watching())

  private static func watching() -> StoredNames {
    let names = StoredNames()
    CurrentHost.here { DefaultsWatch.begins { [weak names] in names?.changes($0) } }
    return names
  }
}

/// The values that a scene keeps for its views.
package final class SceneValues {
  private var values: [String: Any]
  let names = StoredNames()

  /// Creates what a scene keeps, with what an earlier one of its session has kept.
  package init(_ values: [String: Any]) { self.values = values }

  subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// All of it, as a property list.
  package var all: [String: Any] { values }

  static let key = EnvironmentScope.Key(SceneValues.self)
}
