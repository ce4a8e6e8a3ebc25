/// How far a campaign is.
package struct Progress: Hashable, Sendable {
  /// Cases that were played.
  package var cases: UInt64 = 0
  /// Callbacks that were checked.
  package var callbacks: UInt64 = 0
  /// Ways of failing that were met.
  package var findings = 0
  /// Required situations that were reached, one bit each in the order of the contract.
  package var reached: UInt64 = 0
  /// Laws of an app that were broken.
  package var broken = 0
  /// Different things that an app was seen to receive or to do.
  package var behaviours = 0
  /// The chance that the next case shows something new; nil where no survey is made.
  package var newness: Double?

  /// Creates the progress of a campaign that has just begun.
  package init() {}
}
