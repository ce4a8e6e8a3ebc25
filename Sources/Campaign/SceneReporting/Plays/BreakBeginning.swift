/// The callback at which something began that a law missed at rest, and what of the app received it.
package struct BreakBeginning: Hashable, Sendable {
  /// A method of the app, where its source has it.
  package struct ReceivingMethod: Hashable, Sendable {
    /// The name with its type, such as `SceneDelegate.scene(_:willConnectTo:options:)`.
    package var name: String
    /// The whole path of its file.
    package var file: String
    /// Its line.
    package var line: Int

    package init(_ name: String, file: String, line: Int) {
      self.name = name
      self.file = file
      self.line = line
    }

    /// The file's name and the line, as a reader of the app looks for them.
    var location: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
  }

  /// Number of the callback, from 0.
  package var index: Int
  /// The app's method that received it; nil where that is not known.
  package var method: ReceivingMethod?
  /// The method that no delegate has, and UIKit would call; nil where that is not known.
  package var lack: String?
  /// The property of the options that had what came, such as `connectionOptions.urlContexts`.
  package var property: String?
  /// The payload that was asked for and not handled, such as `url of event 1`.
  package var payload: String?

  package init(at index: Int) { self.index = index }

  /// Where to look in the app, in a sentence; nil where nothing is known of it.
  package var sentence: String? {
    let holder = property.map { ", and \($0) has what came" } ?? ""
    if let method { return "The app's method is \(method.name), \(method.location)\(holder)." }
    return lack.map { "The app has no method for it: no delegate has \($0)." }
  }
}
