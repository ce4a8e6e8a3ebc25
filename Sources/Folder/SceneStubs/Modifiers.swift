import SceneLowering
import SceneSources

/// The attributes and modifiers of a declaration that a stub keeps.
struct Modifiers: Hashable, Sendable {
  private let words: [String]

  init(of declaration: SourceDeclaration, in source: StubbedSource) {
    words = declaration.attributes.sorted { $0.start < $1.start }.compactMap { attribute in
      guard let index = source.list.index(at: attribute.start) else { return nil }
      let isSign = source.list.isWord(index, "@")
      let word = isSign ? "@" + source.list.text(index + 1) : source.list.text(index)
      return StandInNames.kept.contains(word) ? word : nil
    }
  }

  /// Whether one of them is there.
  func has(_ word: String) -> Bool { words.contains(word) }

  /// Those of a type's head.
  var headWords: [String] {
    words.filter {
      !["required", "override", "weak", "mutating", "@discardableResult"].contains($0)
    }
  }

  /// Those of a function.
  var functionWords: [String] { words.filter { !["weak", "required", "indirect"].contains($0) } }

  /// Those of a property.
  var propertyWords: [String] {
    words.filter { ["@MainActor", "nonisolated", "override", "final"].contains($0) }
  }
}
