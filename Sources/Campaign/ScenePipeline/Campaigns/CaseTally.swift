/// The counts over many cases: those of different cases can be added in any order.
package protocol CaseTally: Sendable {
  /// Adds what was counted in other cases.
  mutating func add(_ other: Self)
}
