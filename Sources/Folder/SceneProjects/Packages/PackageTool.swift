/// Asks SwiftPM about a package: a process, which the caller starts, or an answer that a test has.
package protocol PackageTool {
  /// What `swift package describe --type json` writes in a folder.
  ///
  /// - Throws: `ProjectError` where it gives no answer.
  func description(of folder: String) throws(ProjectError) -> [UInt8]

  /// What `swift package dump-package` writes in a folder.
  ///
  /// - Throws: `ProjectError` where it gives no answer.
  func manifest(of folder: String) throws(ProjectError) -> [UInt8]
}
