import SceneLifecycle

extension String {
  /// The sign that stands where bytes were no text when the process was given them.
  private static let replacement: Character = "\u{FFFD}"

  /// Throws unless the text is what the user gave, and the name of what the user means.
  ///
  /// Words of a command line and names in a folder are bytes. Those that are no UTF-8 cannot be said in
  /// a report or a file, and to repair them would name another file.
  package func checkText() throws(CommandError) {
    guard contains(Self.replacement) else { return }
    throw CommandError(
      Diagnostic(
        "\(Diagnostic.quote(self)) is not UTF-8", help: "rename the file or folder that it names"))
  }
}
