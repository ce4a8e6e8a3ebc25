/// The limits of a proof.
///
/// Bytes and transitions, not seconds: the same is proved on every machine.
package struct ProofBudget: Hashable, Sendable {
  /// Bytes that the states of one search may take; half a million states take about 24 MB.
  package var memory: Int

  /// How many transitions all searches may take: one for every four bytes, half a million a second.
  package var transitions: UInt64 { UInt64(memory) / 4 }

  package init(memory: Int = 96 << 20) { self.memory = memory }
}
