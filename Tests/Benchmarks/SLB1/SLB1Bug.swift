/// The four bugs of SLB-1, one at a time.
package enum SLB1Bug: Int, Hashable, Sendable, CaseIterable {
  /// The second connection since the session was created goes straight to the foreground.
  case b1 = 1
  /// A scene that disconnects while two others are active loses its session.
  case b2
  /// A scene that resigns while three others are active goes on saying that it is active.
  case b3
  /// When the first two scenes are active and the last one disconnects, is discarded and is created
  /// again, with nothing between, the next scene that becomes active is not in the foreground.
  case b4
}
