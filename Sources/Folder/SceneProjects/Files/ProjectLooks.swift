/// The files and folders that were read to find an app: a change of them may change the answer.
final class ProjectLooks {
  /// The files that were read, absolute.
  private(set) var files: Set<String> = []
  /// The folders of which everything belongs to the app, absolute.
  private(set) var folders: Set<String> = []

  func note(file: String) { files.insert(file) }
  func note(folder: String) { folders.insert(folder) }
}
