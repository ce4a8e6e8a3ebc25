/// Hears of changes of the user's defaults in the process that is played.
///
/// SwiftUI's properties of them do.
@MainActor
package enum DefaultsWatch {
  @exclusivity(unchecked) private static var hears: ((_ name: String) -> Void)?

  /// Lets something hear of each change from now on, until the process is over.
  package static func begins(_ hears: @escaping (_ name: String) -> Void) { self.hears = hears }

  /// A value has changed.
  package static func changes(_ name: String) { hears?(name) }

  /// A process begins: nothing hears of changes.
  static func begin() { hears = nil }
}
