import CommandKit
import Testing

/// How long a verb may work after a request to stop.
struct InterruptionTests {
  /// The page on exit statuses promises a second, also of a build that leaves the optimizer out.
  @Test func `A release gives less than a second, and a debug build more`() {
    #if DEBUG
      #expect(Interruption.grace == .seconds(10))
    #else
      #expect(Interruption.grace == .milliseconds(700))
    #endif
  }
}
