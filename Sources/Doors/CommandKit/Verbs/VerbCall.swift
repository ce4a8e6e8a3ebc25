/// The call of a verb: its arguments, its console, and how it is stopped.
package struct VerbCall: Sendable {
  /// Its options and operands.
  package var arguments: Arguments
  /// Where text goes.
  package var console: Console
  /// Asked now and then, on any thread; true ends the work cleanly.
  package var isInterrupted: @Sendable () -> Bool

  package init(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.arguments = arguments
    self.console = console
    self.isInterrupted = isInterrupted
  }
}
