/// The traits of a piece of work that a host begins for an app.
package struct WorkTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is another queue's, though it runs on the thread that plays the app.
  package static let elsewhere = WorkTraits(rawValue: 1)
  /// It waits for the clock.
  package static let delayed = WorkTraits(rawValue: 2)
  /// It comes again and again, as the work of a timer that repeats: no one waits for its end.
  package static let repeating = WorkTraits(rawValue: 4)
}
