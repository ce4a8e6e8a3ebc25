import UIKit

/// Ends an app's process because its views are wrong, as SwiftUI ends it.
enum ViewFault {
  /// Says what SwiftUI says, and ends the process.
  static func raise(_ sentence: String) -> Never {
    CurrentHost.here { CurrentHost.host?.raises(sentence) }
    preconditionFailure(sentence)
  }
}
