/// The resources of an app by their kind, as sorted paths.
package struct AppResources: Hashable, Sendable {
  /// Storyboards, of all languages.
  package private(set) var storyboards: [String] = []
  /// Views that are files of their own.
  package private(set) var nibs: [String] = []
  /// Folders of pictures and colours.
  package private(set) var assetCatalogs: [String] = []
  /// Models of CoreData.
  package private(set) var dataModels: [String] = []
  /// Property lists other than Info.plist.
  package private(set) var propertyLists: [String] = []
  /// Tables of texts in several languages.
  package private(set) var strings: [String] = []
  /// All others, such as fonts and sounds.
  package private(set) var others: [String] = []

  /// Sorts files by the ends of their names.
  init(_ paths: [String]) {
    for path in paths.sorted() {
      switch FilePath.suffix(path) {
      case "storyboard": storyboards.append(path)
      case "xib", "nib": nibs.append(path)
      case "xcassets": assetCatalogs.append(path)
      case "xcdatamodeld", "xcdatamodel": dataModels.append(path)
      case "plist": propertyLists.append(path)
      case "strings", "stringsdict", "xcstrings": strings.append(path)
      default: others.append(path)
      }
    }
  }

  /// The file of a storyboard, by the name without its end, such as `Main`; nil where there is none.
  ///
  /// Of several languages it is the base, which has the windows themselves.
  package func storyboard(_ name: String) -> String? {
    let files = storyboards.filter { FilePath.stem($0) == name }
    return files.first { $0.contains("Base.lproj/") } ?? files.first
  }
}
