/// Asks SwiftPM about a package: a process, which the caller starts, or an answer that a test has.
package protocol PackageTool {
  /// Returns the output of `swift package describe --type json` in a folder.
  ///
  /// - Throws: `ProjectError` where it gives no answer.
  func description(of folder: String) throws(ProjectError) -> [UInt8]

  /// Returns the output of `swift package dump-package` in a folder.
  ///
  /// - Throws: `ProjectError` where it gives no answer.
  func manifest(of folder: String) throws(ProjectError) -> [UInt8]
}
