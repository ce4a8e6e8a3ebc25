import SceneSeam
import UIKit

/// Ends the process because of a mistake in the test, with a sentence in optimized builds, too.
enum HostingStop {
  /// Says what is wrong and what to do, and ends.
  ///
  /// The end of the process is marked: it is no history of the app.
  ///
  /// - Parameters:
  ///   - sentence: What is wrong.
  ///   - help: One thing to do.
  static func stop(_ sentence: String, help: String) -> Never {
    if CurrentHost.isHere { CurrentHost.here { CurrentHost.host?.meetsMistake() } }
    AppException.end("error: \(sentence); help: \(help)")
  }
}
