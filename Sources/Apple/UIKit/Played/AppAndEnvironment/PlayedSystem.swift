/// The system of the world that is played.
public enum PlayedSystem {
  /// Whether its iOS has at least a version: what `#available` asks in the lowered copy of a source.
  ///
  /// It agrees with `UIDevice.systemVersion`, on every thread.
  public static func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    let played = CurrentHost.systemVersion
    // The world has the first version of its number: 17 is 17.0.
    return played == major ? minor <= 0 && patch <= 0 : played > major
  }
}
