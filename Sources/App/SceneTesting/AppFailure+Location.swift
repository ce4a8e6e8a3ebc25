import SceneFuzzing
import SceneLifecycle
import Testing

extension AppFailure {
  /// The line of the law, as Swift Testing names places; nil for a law of every app.
  var location: SourceLocation? {
    guard let declaration else { return nil }
    // A file's identifier is its folder and its name, whatever the path before them.
    let words = declaration.file.split(separator: "/").suffix(2)
    let fileID = words.count == 2 ? words.joined(separator: "/") : "Laws/\(declaration.file)"
    return SourceLocation(
      fileID: fileID, filePath: declaration.file, line: max(1, declaration.line),
      column: max(1, declaration.column))
  }
}
