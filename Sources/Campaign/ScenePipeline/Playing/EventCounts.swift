public import SceneLifecycle

/// A counter for each kind of event, by raw value.
@usableFromInline
typealias EventCounts = WordVector<EventWords>

/// A word for each kind of event that there is room for.
@usableFromInline
struct EventWords: BitwiseCopyable, Hashable, Sendable {
  private var first = SIMD64<UInt64>()
  private var second = SIMD64<UInt64>()
  private var rest = SIMD4<UInt64>()
}

extension EventCounts {
  /// Nothing was counted.
  init() { self.init(EventWords()) }

  /// Counts one event.
  @inlinable
  @inline(__always)
  mutating func count(_ kind: EventKind) { self[kind.number] &+= 1 }

  /// The counters of the kinds that there are.
  var byKind: [UInt64] {
    get { Array(list.prefix(EventKind.count)) }
    set {
      precondition(newValue.count == EventKind.count, "every kind has a counter")
      for (kind, count) in newValue.enumerated() { self[kind] = count }
    }
  }
}
