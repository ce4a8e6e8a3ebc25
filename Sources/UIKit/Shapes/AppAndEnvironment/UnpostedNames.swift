// The names under which UIKit posts what does not happen here.

extension UIApplication {
  /// Posted when the user lets the app refresh in the background, or forbids it; never here.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIResponder {
  /// Posted when the keyboard is about to be shown; never here.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard is shown; never here.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to be hidden; never here.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard is hidden; never here.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted when the keyboard is about to change its place; never here.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard has changed its place; never here.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard was: a key of what the notifications of the keyboard say.
  nonisolated public static let keyboardFrameBeginUserInfoKey =
    "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be: a key of what the notifications of the keyboard say.
  nonisolated public static let keyboardFrameEndUserInfoKey =
    "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves: a key of what the notifications of the keyboard say.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard moves: a key of what the notifications of the keyboard say.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is the app's: a key of what the notifications of the keyboard say.
  nonisolated public static let keyboardIsLocalUserInfoKey =
    "UIKeyboardIsLocalUserInfoKey"
}

extension UIDevice {
  /// Posted when the device is turned; never here.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery is charged or not; never here.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the battery is less full; never here.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

extension UIScreen {
  /// Posted when a screen connects; never here, its scene connects.
  nonisolated public static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Posted when a screen has gone; never here, its scene disconnects.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the screen is recorded or not; never here.
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted when the screen is brighter or darker; never here.
  nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
}
