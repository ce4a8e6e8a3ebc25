/// A line of a file, as reports name it: relative to the root of the checkout.
package struct FilePosition: Hashable, Sendable {
  /// The file.
  package var file: String
  /// The line, from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
