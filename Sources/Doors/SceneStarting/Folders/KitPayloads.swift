import SceneLowering
import SceneSources

/// Finds the payloads that an app's delegates give to kits alone.
///
/// A link back from a login kit means something to the process that asked for it and to no other. What an
/// app does with such links is the kit's affair, and no law asks for them.
enum KitPayloads {
  /// The methods that take links from outside.
  private static let labels = [["", "openURLContexts"], ["", "open", "options"]]

  /// Whether links go to kits alone, as far as the methods that take them show.
  ///
  /// - Parameters:
  ///   - real: The lowered sources of the delegates.
  ///   - standIns: The names that stand in for what is in no source.
  static func takeLinks(in real: [LoweredSource], standIns: [String]) -> Bool {
    let kits = Set(standIns)
    var isTaken = false
    for source in real {
      let methods = source.declarations.filter(\.isType).flatMap(\.members).filter {
        $0.kind == "func_decl" && labels.contains($0.labels)
      }
      for method in methods {
        guard let body = method.body else { continue }
        let bytes = Array(source.active.utf8)
        let text = String(decoding: bytes[body.clamped(to: 0..<bytes.count)], as: UTF8.self)
        guard isOfKits(SwiftWords.all(in: text).map { String($0.text) }, kits) else {
          return false
        }
        isTaken = true
      }
      // What a connection brings is read for the app itself.
      if SwiftWords.all(in: source.active).contains(where: { $0.text == "urlContexts" }) {
        return false
      }
    }
    return isTaken
  }

  /// Whether code names a kit's type, and calls nothing of the app's.
  private static func isOfKits(_ words: [String], _ kits: Set<String>) -> Bool {
    var hasKit = false
    for (index, word) in words.enumerated() where word.first?.isUppercase == true {
      if index > 0, words[index - 1] == "." || words[index - 1] == ":" { continue }
      if kits.contains(word) {
        hasKit = true
      } else if !["URL", "UIApplication", "URLContexts", "Bool", "String"].contains(word) {
        return false
      }
    }
    let isOwn = words.indices.contains { index in
      words[index] == "self"
        || index > 0 && index + 1 < words.count && words[index + 1] == "("
          && words[index].first?.isLowercase == true && words[index - 1] != "."
          && !["if", "guard", "for", "return", "as", "let"].contains(words[index])
    }
    return hasKit && !isOwn
  }
}
