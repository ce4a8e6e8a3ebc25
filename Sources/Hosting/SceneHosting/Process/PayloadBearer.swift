import SceneSeam
import UIKit

/// An object of UIKit's that brings a payload, and knows whether code of the app has looked into it.
@MainActor
protocol PayloadBearer: AnyObject {
  /// Whether a property that says what came was read.
  var isLookedInto: Bool { get }
}

extension UIOpenURLContext: PayloadBearer {}
extension NSUserActivity: @MainActor PayloadBearer {}
extension UIApplicationShortcutItem: PayloadBearer {}
extension UNNotificationResponse: @MainActor PayloadBearer {}

extension HostedProcess {
  /// Hands an object to a method of the app's, and says whether the app has looked into it or keeps it.
  ///
  /// An object that the app keeps may be looked into later, as may the options of a connection.
  ///
  /// - Parameters:
  ///   - payload: What comes.
  ///   - make: Makes the object that brings it.
  ///   - reaches: Calls the method with it, and says whether the app has the method.
  func isTaken<Object: PayloadBearer>(
    _ payload: ScenePayload, as make: () -> Object, by reaches: (Object) -> Bool
  ) -> Bool {
    let index = objects.count
    guard hasReached(make(), of: payload, reaches) else { return false }
    guard objects.indices.contains(index), !isLookedInto(index) else { return true }
    // The process itself keeps one reference: without it, who else has one is the app.
    var object: AnyObject = self
    swap(&object, &objects[index].object)
    defer { swap(&object, &objects[index].object) }
    return !isKnownUniquelyReferenced(&object)
  }

  private func hasReached<Object: PayloadBearer>(
    _ object: Object, of payload: ScenePayload, _ reaches: (Object) -> Bool
  ) -> Bool {
    reaches(hands(object, of: payload))
  }

  private func isLookedInto(_ index: Int) -> Bool {
    (objects[index].object as? any PayloadBearer)?.isLookedInto ?? true
  }
}
