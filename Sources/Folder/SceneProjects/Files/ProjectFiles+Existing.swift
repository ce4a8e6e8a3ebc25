extension ProjectFiles {
  /// The path of a file as the disk has it; nil where it is not there.
  ///
  /// - Throws: `ProjectError` where it lies outside, or links lead round in a circle.
  func existing(_ path: String) throws(ProjectError) -> String? {
    if try has(path) { return path }
    guard FilePath.isBelow(path, boundary) else { return nil }
    var found = boundary
    for part in FilePath.parts(path).dropFirst(FilePath.parts(boundary).count) {
      let next = (found == "/" ? "" : found) + "/" + part
      if Self.kind(of: next) != nil {
        found = next
      } else if let name = names.name(like: String(part), in: found) {
        found += "/" + name
      } else {
        return nil
      }
    }
    return try has(found) ? found : nil
  }
}
