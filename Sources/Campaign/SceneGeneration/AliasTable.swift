public import SceneLifecycle

/// Draws one of up to 256 weighted things in constant time.
///
/// Source: Vose, *A linear algorithm for generating random numbers with a given distribution*,
/// 1991, doi:10.1109/32.92917; in integers, so that every machine draws the same.
public struct AliasTable: Hashable, Sendable {
  @usableFromInline var columns: [AliasColumn]
  @usableFromInline var total: UInt64

  @usableFromInline
  struct AliasColumn: Hashable, Sendable {
    @usableFromInline var threshold: UInt64
    @usableFromInline var own: UInt8
    @usableFromInline var other: UInt8
  }

  /// Creates a table that draws `thing` with a chance in proportion to its weight.
  ///
  /// - Parameter weights: Weight of each thing, at most 256; things of weight 0 are never drawn.
  package init(weights: [UInt8]) {
    let things = weights.indices.filter { weights[$0] != 0 }
    total = things.reduce(0) { $0 + UInt64(weights[$1]) }
    columns = []
    columns.reserveCapacity(things.count)
    var pending = things.map {
      AliasColumn(
        threshold: UInt64(weights[$0]) * UInt64(things.count), own: UInt8($0), other: UInt8($0))
    }
    while let small = pending.firstIndex(where: { $0.threshold <= total }) {
      var column = pending.remove(at: small)
      if column.threshold < total, let large = pending.firstIndex(where: { $0.threshold > total }) {
        column.other = pending[large].own
        pending[large].threshold -= total - column.threshold
      }
      columns.append(column)
    }
  }

  /// Whether nothing can be drawn.
  @inlinable
  public var isEmpty: Bool { columns.isEmpty }

  /// Draws the number of a thing; the table must not be empty.
  @inlinable
  public func draw(_ stream: inout RandomStream) -> Int {
    let bits = stream.next()
    let count = UInt64(truncatingIfNeeded: columns.count)
    let column = columns[Int(truncatingIfNeeded: ((bits &>> 32) &* count) &>> 32)]
    let height = ((bits & 0xFFFF_FFFF) &* total) &>> 32
    return Int(height < column.threshold ? column.own : column.other)
  }
}
