import Synchronization

/// A delegate's method that an app leaves out: the protocol's default runs, and says so here.
///
/// UIKit asks an object whether it has a method; Swift calls the default of one that has not.
package enum MissingMethod: Int {
  /// `scene(_:openURLContexts:)`
  case openURLContexts = 1
  /// `scene(_:continue:)`
  case continueActivity
  /// `windowScene(_:performActionFor:completionHandler:)`
  case performAction
  /// `windowScene(_:userDidAcceptCloudKitShareWith:)`
  case acceptShare
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`
  case didReceiveResponse
  /// `application(_:open:options:)`
  case openURL
  /// `application(_:continue:restorationHandler:)`
  case continueInApp
  /// `application(_:performActionFor:completionHandler:)`
  case performActionInApp
  /// `application(_:userDidAcceptCloudKitShareWith:)`
  case acceptShareInApp
  /// `application(_:shouldSaveSecureApplicationState:)`
  case savesSecurely
  /// `application(_:shouldRestoreSecureApplicationState:)`
  case restoresSecurely

  /// The method whose default ran last; 0 for none.
  private static let last = Atomic<Int>(0)

  /// The default runs.
  package func recordCall() { Self.last.store(rawValue, ordering: .relaxed) }

  /// Whether a call comes to this default.
  package func isReached(by call: () -> Void) -> Bool {
    Self.last.store(0, ordering: .relaxed)
    call()
    return Self.last.exchange(0, ordering: .relaxed) == rawValue
  }
}
