import Foundation

/// The texts in XML that may be given to Foundation's reader.
enum ReadableXML {
  /// Throws where a text has a document type, or is not in UTF-8.
  ///
  /// Entities of a document type may unfold a short text to a long one. A name that is not in UTF-8 stops the
  /// process on Linux.
  ///
  /// - Parameters:
  ///   - data: The text.
  ///   - noun: What it is, such as `a storyboard`.
  ///   - location: Its file.
  static func check(
    _ data: Data, is noun: String, at location: String
  ) throws(ProjectError) {
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil else {
      throw ProjectError(.malformed, "\(noun) has no document type, unlike this", at: location)
    }
    guard String(data: data, encoding: .utf8) != nil else {
      throw ProjectError(.malformed, "this is no text in UTF-8", at: location, line: 1)
    }
  }
}
