import Foundation

/// Ends the process as an exception of UIKit's does: because of what the app has done.
enum AppException {
  /// Says what UIKit says, in optimized builds too, and ends.
  static func raise(_ sentence: String) -> Never {
    end(sentence, after: "UIKit: Fatal error: ")
  }

  /// Writes the last words of the process, in optimized builds too, and ends it.
  ///
  /// - Parameters:
  ///   - words: What is wrong.
  ///   - head: What stands before the words where Swift writes none of its own.
  static func end(_ words: String, after head: String = "") -> Never {
    #if !DEBUG
      // An optimized build traps without a word.
      FileHandle.standardError.write(Data((head + words + "\n").utf8))
    #endif
    preconditionFailure(words)
  }
}
