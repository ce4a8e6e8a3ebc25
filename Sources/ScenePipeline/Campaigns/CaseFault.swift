/// A case in which the engine contradicted itself.
package struct CaseFault: Hashable, Sendable {
  /// Number of the case.
  package var index: UInt64
  /// What the engine did.
  package var fault: Fault

  package init(index: UInt64, fault: Fault) {
    self.index = index
    self.fault = fault
  }
}
