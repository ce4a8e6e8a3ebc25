import Foundation
import SceneLowering
import SceneProjects
import SceneSources

/// Finds, among sources that were left out by a folder's name, those without which the app is not whole.
///
/// An app needs a source that extends one of its types, or that declares a name which it speaks and
/// declares nowhere: without it, code that is there would be taken for a kit.
struct NeededSources {
  /// Their paths from the app's folder, sorted.
  let paths: [String]

  /// The most files, and the most bytes of one, that are looked at.
  private static let (mostFiles, mostBytes) = (3_000, 1 << 20)

  /// The names that one source declares, extends and speaks.
  private struct Names {
    var declared: Set<Substring> = []
    var extended: Set<Substring> = []
    var spoken: Set<Substring> = []
    var isDelegate = false
  }

  /// Looks at the sources that were left out.
  ///
  /// - Parameters:
  ///   - left: What was left out.
  ///   - own: The app's own sources.
  ///   - folder: The app's folder, absolute.
  init(among left: [LeftOutFiles], for own: [SourceFile], in folder: String) {
    let candidates = left.flatMap(\.sources)
    guard !candidates.isEmpty, candidates.count <= Self.mostFiles else {
      paths = []
      return
    }
    var app = Names()
    for source in own { Self.read(String(decoding: source.bytes, as: UTF8.self), &app) }
    var open: [(path: String, names: Names)] = []
    for path in candidates.sorted() {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path),
        data.count <= Self.mostBytes
      else { continue }
      var names = Names()
      Self.read(String(decoding: data, as: UTF8.self), &names)
      // The delegate of a sample that came along is none of the app's.
      if !names.isDelegate { open.append((path, names)) }
    }
    var found: Set<String> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      let wanted = app.spoken.subtracting(app.declared)
      for (path, names) in open where !found.contains(path) {
        guard
          !names.extended.isDisjoint(with: app.declared) || !names.declared.isDisjoint(with: wanted)
        else { continue }
        found.insert(path)
        app.declared.formUnion(names.declared)
        app.spoken.formUnion(names.spoken)
        isGrowing = true
      }
    }
    paths = found.sorted()
  }

  private static let kinds: Set<Substring> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]
  private static let delegates: Set<Substring> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UIApplicationMain", "NSApplicationMain",
  ]

  private static func read(_ text: String, _ names: inout Names) {
    let words = SwiftWords.all(in: text).map(\.text)
    for (index, word) in words.enumerated() {
      if delegates.contains(word) { names.isDelegate = true }
      guard let next = words.dropFirst(index + 1).first else { continue }
      if kinds.contains(word) {
        if next.first?.isUppercase == true { names.declared.insert(next) }
      } else if word == "extension" {
        names.extended.insert(next)
      }
      // A word behind a point is a member's name, or one within a type that is named itself.
      if word.first?.isUppercase == true, index == 0 || words[index - 1] != "." {
        names.spoken.insert(word)
      }
    }
  }
}
