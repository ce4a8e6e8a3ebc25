/// The commands of the simulator tool for steps: `xcrun simctl help` lists every one of these.
///
/// Words in capitals are the app's own: SceneFuzz knows neither its identifier nor its links.
enum SimulatorCommand {
  /// Opens the app as its icon does.
  static let launch = "xcrun simctl launch booted BUNDLE-ID"
  /// Ends the process without a word to it.
  static let terminate = "xcrun simctl terminate booted BUNDLE-ID"
  /// Opens a link of the app's own scheme.
  static let openScheme = "xcrun simctl openurl booted SCHEME://PATH"
  /// Opens a link of the app's domain.
  static let openDomain = "xcrun simctl openurl booted https://DOMAIN/PATH"
  /// Sends a notification; the file holds its `aps`.
  static let push = "xcrun simctl push booted BUNDLE-ID push.json"
  /// Changes the appearance of everything on the screen.
  static let appearance = "xcrun simctl ui booted appearance dark"
  /// Moves the device.
  static let location = "xcrun simctl location booted set 52.5,13.4"
  /// Turns the device off; `boot` with its identifier turns it on.
  static let restart = "xcrun simctl shutdown DEVICE && xcrun simctl boot DEVICE"
}
