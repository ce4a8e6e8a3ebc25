import Foundation

/// Ends the process as an exception of UIKit's does: because of what the app has done.
enum AppException {
  /// Says what UIKit says, in optimized builds too, and ends.
  static func raise(_ sentence: String) -> Never {
    #if !DEBUG
      // An optimized build traps without a word.
      let text = "UIKit: Fatal error: \(sentence)\n"
      FileHandle.standardError.write(Data(text.utf8))
    #endif
    preconditionFailure(sentence)
  }
}
