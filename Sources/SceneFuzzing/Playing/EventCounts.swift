import SceneLifecycle

/// A counter for each kind of event, in place and by raw value.
///
/// An array would be asked for other owners at every count: a tenth of the time that SLB-1 takes.
@usableFromInline
struct EventCounts: Hashable, Sendable {
  @usableFromInline var most = SIMD64<UInt64>()
  @usableFromInline var others = SIMD4<UInt64>()

  init() { precondition(EventKind.rawValueCount <= 68, "every kind has a counter") }

  /// Counts one event.
  @inlinable
  @inline(__always)
  mutating func count(_ kind: EventKind) {
    withUnsafeMutableBytes(of: &self) {
      let place = Int(kind.rawValue) &* 8
      let count = $0.load(fromByteOffset: place, as: UInt64.self)
      $0.storeBytes(of: count &+ 1, toByteOffset: place, as: UInt64.self)
    }
  }

  /// The counters, by raw value of the kind.
  var list: [UInt64] {
    get {
      withUnsafeBytes(of: self) {
        Array($0.bindMemory(to: UInt64.self).prefix(EventKind.rawValueCount))
      }
    }
    set {
      precondition(newValue.count == EventKind.rawValueCount, "every kind has a counter")
      withUnsafeMutableBytes(of: &self) { bytes in
        newValue.withUnsafeBytes { bytes.copyMemory(from: $0) }
      }
    }
  }
}
