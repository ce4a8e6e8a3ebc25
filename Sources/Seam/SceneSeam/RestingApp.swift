/// An app that does something of its own once nothing is under way any more.
///
/// UIKit's objects let a scene go after its last callback, and not inside of it.
package protocol RestingApp: AnyObject {
  /// Every callback of an event was delivered, and the process still runs code.
  func comesToRest()
}
