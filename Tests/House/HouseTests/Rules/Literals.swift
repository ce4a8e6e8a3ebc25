import HouseReading

/// Text that comes from outside is put between quotes in one place: `SceneReporting/Notations`.
enum Literals {
  /// The one place for each notation, and the shell's words, which every module prints.
  static let locations = [
    "Sources/Campaign/SceneReporting/Notations/",
    "Sources/Model/SceneLifecycle/Text/ShownText.swift",
  ]

  /// Files and folders that write between quotes what is their own, and what that is.
  static let own: [(path: String, what: String)] = [
    (
      "Sources/Campaign/ScenePictures/",
      "numbers and names of ours; what is not ours is an attribute of Markup"
    ),
    ("Sources/Campaign/SceneReporting/Recorders/JUnitReport.swift", "counts"),
    (
      "Sources/Folder/SceneLowering/LoweredSource.swift",
      "a path; one with a sign that a literal escapes is refused"
    ),
    (
      "Sources/Folder/SceneLowering/SourceLowerer+Declarations.swift",
      "a name that the compiler has read as one"
    ),
    (
      "Sources/Folder/SceneLowering/SourceLowerer+Selectors.swift",
      "names that the compiler has read as such"
    ),
    ("Sources/Folder/SceneStubs/", "names that the compiler has read as such, and lines of files"),
    ("Sources/Hosting/SceneSpies/Spies.swift", "the name of a stub, in a message"),
    ("Sources/Seam/SceneSeam/UserInfo.swift", "a description for people, which no tool reads"),
    ("Sources/Doors/CommandKit/Verbs/ManualPage.swift", "the title of the product"),
    ("Sources/Doors/SceneStarting/StarterDependency.swift", "a path in a word of the shell"),
    ("Sources/Doors/SceneStarting/StarterWriter.swift", "the version of the product"),
  ]

  /// Pieces of the escapes of a notation.
  private static let escapes = ["&amp;", "&lt;", "&quot;", "%0A", "%25", #"'\\''"#]

  /// Where a file puts text between quotes by hand, or escapes it.
  static func findings(_ file: SourceFile) -> [String] {
    if locations.contains(where: { file.path.hasPrefix($0) }) { return [] }
    if Imports.apples.contains(file.module) { return [] }
    let isOwn = own.contains { file.path.hasPrefix($0.path) }
    var isInText = false
    var found: [String] = []
    for (number, line) in file.lines.enumerated()
    where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      let quoted = isInText ? #""\("# : #"\"\("#
      if !isOwn, line.holds(quoted) {
        found.append(file.finding(number, "text stands between quotes as it is"))
      }
      for escape in escapes where line.contains(escape) {
        found.append(
          file.finding(number, "\(escape): a notation is escaped where it is not declared"))
      }
      if !(line.components("\"\"\"").count - 1).isMultiple(of: 2) { isInText.toggle() }
    }
    return found
  }
}
