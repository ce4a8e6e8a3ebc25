package import Foundation

/// A controller of a storyboard whose class is the app's own.
package struct StoryboardController: Hashable, Sendable {
  /// The identifier under which code asks for it; nil for the one that is shown first.
  package let identifier: String?
  /// The name of its class.
  package let type: String

  /// The controllers of a storyboard, in its order.
  ///
  /// The one that is shown first comes without an identifier, too.
  ///
  /// - Throws: `ProjectError` where the file is no XML, or has a document type.
  package static func all(
    in data: Data, at location: String
  ) throws(ProjectError) -> [StoryboardController] {
    try StoryboardText.controllers(data, at: location).map {
      StoryboardController(identifier: $0.identifier, type: $0.type)
    }
  }
}
