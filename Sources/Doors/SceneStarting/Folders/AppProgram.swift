import CommandKit
import SceneLifecycle
import SceneLowering
import SceneProjects
import SceneReporting
import SceneSources

/// The structure with which a program of SwiftUI's begins, and what it shows.
struct AppProgram {
  /// The name of the structure.
  let name: String
  /// The class of the adaptor's delegate; nil where there is no adaptor.
  let adaptor: String?
  /// The paths of the sources that stay real.
  let real: [String]
  /// The types that must be whole: the program, its adaptor, the windows' views and what they show.
  let wanted: Set<String>
  /// The differences between the played program and the app, one sentence each.
  let remarks: [String]

  /// Finds the structure among the lowered sources of an app; nil where there is none.
  ///
  /// - Parameters:
  ///   - sources: The lowered copies, those of the app's own modules last.
  ///   - project: What the project says of the app.
  /// - Throws: `CommandError` where what it shows needs SwiftData.
  init?(_ sources: [LoweredSource], _ project: AppProject) throws(CommandError) {
    guard let (source, name) = Self.beginning(of: sources) else { return nil }
    self.name = name
    let words = SwiftWords.all(in: source.active).map(\.text)
    let rings = ProgramRings(from: source.path, in: sources)
    let adaptor = Self.adaptor(in: words)
    let isHidden = adaptor.map { Self.isHidden($0, in: sources) } ?? false
    self.adaptor = isHidden ? nil : adaptor
    remarks =
      isHidden
      ? ["the adaptor's class '\(adaptor ?? name)' is private: no test can make it"] : []
    real = rings.real
    wanted = rings.wanted.union([name] + [adaptor].compactMap(\.self))
    let isReal = Set(rings.real)
    try Self.checkStore(sources.filter { isReal.contains($0.path) }, project.target)
  }

  /// The source with the structure, and its name.
  private static func beginning(of sources: [LoweredSource]) -> (LoweredSource, String)? {
    for source in sources where source.active.contains("App") {
      for begin in source.declarations
      where begin.has("main_type_attr") && isProgram(begin.name, in: source) {
        return (source, begin.name)
      }
    }
    // A program may choose between two in its main.swift.
    let other = sources.lazy.compactMap { source in
      source.declarations.first {
        $0.kind == "struct_decl" && isProgram($0.name, in: source)
          && calls($0.name, in: sources)
      }.map { (source, $0.name) }
    }
    return other.first
  }

  /// Whether a type of a source adopts SwiftUI's `App`.
  private static func isProgram(_ name: String, in source: LoweredSource) -> Bool {
    let words = SwiftWords.all(in: source.active).map(\.text)
    return words.indices.contains { index in
      ["struct", "class", "extension"].contains(words[index])
        && words[(index + 1)...].first == name[...]
        && words[index...].prefix { $0 != "{" }.contains("App")
    }
  }

  /// Whether a source begins a program by a call of its `main`.
  private static func calls(_ name: String, in sources: [LoweredSource]) -> Bool {
    sources.contains { source in
      guard source.active.contains("main(") else { return false }
      let words = SwiftWords.all(in: source.active).map(\.text)
      return words.indices.contains {
        words[$0...].starts(with: [name[...], ".", "main", "("])
      }
    }
  }

  /// The class that an adaptor names, in its parentheses or as its property's type.
  static func adaptor(in words: [Substring]) -> String? {
    for index in words.indices.dropFirst()
    where words[index] == "UIApplicationDelegateAdaptor" && words[index - 1] == "@" {
      var rest = words[(index + 1)...]
      if rest.first == "(" {
        let type = rest.dropFirst().prefix { $0 != ")" && $0 != "," }.filter { $0 != "." }
        if let last = type.last(where: { $0 != "self" }) { return String(last) }
        rest = rest.drop { $0 != ")" }.dropFirst()
      }
      let property = rest.drop { $0 != "var" && $0 != "let" }.prefix(3)
      if property.last == ":" {
        let type = words[property.endIndex...].prefix {
          $0 == "." || $0.first?.isLetter == true && $0 != "var" && $0 != "let"
        }
        // Of a name with its module, the last word counts.
        var name = type.first
        for (point, next) in zip(type, type.dropFirst()) where point == "." { name = next }
        if let name { return String(name) }
      }
    }
    return nil
  }

  private static func isHidden(_ name: String, in sources: [LoweredSource]) -> Bool {
    sources.contains { source in
      source.declarations.contains { declaration in
        declaration.isType && declaration.name == name && declaration.kind != "extension_decl"
          && declaration.attributes.contains {
            $0.kind == "access_control_attr" && ["private", "fileprivate"].contains($0.argument)
          }
      }
    }
  }

  /// The words besides macros without which no source keeps its data with SwiftData.
  private static let storeWords: Set<String> = [
    "FetchDescriptor", "ModelActor", "ModelConfiguration", "ModelContainer", "ModelContext",
    "PersistentIdentifier", "PersistentModel", "Schema", "SchemaMigrationPlan", "VersionedSchema",
    "modelContainer", "modelContext",
  ]

  /// Throws where a source keeps its data with SwiftData.
  private static func checkStore(
    _ files: [LoweredSource], _ target: String
  ) throws(CommandError) {
    for file in files where file.active.contains("SwiftData") {
      let words = SwiftWords.all(in: file.active)
      let found = zip(words, words.dropFirst()).first {
        $0.text == "import" && $1.text == "SwiftData"
      }
      let use = words.indices.dropLast().first {
        words[$0].text == "@" && ["Model", "Query"].contains(words[$0 + 1].text)
      }
      // An import alone, as of a sample that was taken over, keeps no data.
      let isUsed = use != nil || words.contains { Self.storeWords.contains(String($0.text)) }
      guard let line = found?.0.line, isUsed else { continue }
      let what = use.map { "'@\(words[$0 + 1].text)'" } ?? "'import SwiftData'"
      throw CommandError(
        Diagnostic(
          "the app '\(target)' keeps its data with SwiftData, which is not played: \(what)",
          at: Diagnostic.Location(
            file: file.path, line: use.map { words[$0].line } ?? line, column: 1),
          help: "name another app with --target, or play its models behind a protocol of your own"),
        .inconclusive)
    }
  }
}
