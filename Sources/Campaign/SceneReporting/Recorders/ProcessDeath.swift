/// How a process that plays an app ended in the middle of its work.
package struct ProcessDeath: Hashable, Sendable {
  /// Why it ended.
  package enum DeathCause: Hashable, Sendable {
    /// A signal ended it, with its number.
    case signal(Int32)
    /// It left by itself, with a status.
    case exit(Int32)
    /// It did not return within a time.
    case hang(Duration)
    /// One case took longer than a time, though each callback returned.
    case endless(Duration)
    /// It took more than so many bytes.
    case memory(UInt64)
    /// It wrote where only its worker writes.
    case garbled
  }

  /// Why it ended.
  package var cause: DeathCause
  /// Plays that were begun since the last question, the last one included.
  package var plays: UInt64
  /// The step of that play, as the progress marker counts.
  package var moment: UInt64
  /// The last that the process wrote.
  package var output: String
  /// The law that was asked when the process ended; nil for none.
  package var asked: String?

  package init(cause: DeathCause, plays: UInt64, moment: UInt64, output: String) {
    self.cause = cause
    self.plays = plays
    self.moment = moment
    self.output = output
  }
}
