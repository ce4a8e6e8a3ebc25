import SceneLifecycle
import SceneLowering
import SceneSources
import SceneStubs

/// Finds the sources of which there is no copy although what is played is declared or extended in them.
struct LostSources {
  /// One for each, in the order of the errors.
  private(set) var remarks: [BlindSpot] = []

  /// The names that are played.
  private let played: Set<String>

  /// Looks at the sources that could not be read.
  ///
  /// - Parameters:
  ///   - errors: Why sources have no copy.
  ///   - unread: The paths of sources of which no byte could be read, with the reason behind each.
  ///   - files: The sources as they were read.
  ///   - delegates: What is played.
  init(
    _ errors: [LoweringError], unread: [(path: String, reason: String)], _ files: [SourceFile],
    for delegates: AppDelegates
  ) {
    let program = delegates.program
    played = Set([delegates.application] + delegates.scenes + delegates.cars)
      .union(program?.wanted ?? [])
    let texts = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    for error in errors {
      let text = texts[error.file].map { String(decoding: $0, as: UTF8.self) } ?? ""
      let name = name(in: text) ?? name(ofFile: error.file)
      if let name { remarks.append(BlindSpot(.lost, "a part of \(name): \(error)")) }
    }
    for (path, reason) in unread {
      if let name = name(ofFile: path) {
        remarks.append(BlindSpot(.lost, "a part of \(name): \(reason)"))
      }
    }
  }

  /// The name of a played type that a source extends or declares, or of a delegate that it has.
  private func name(in text: String) -> String? {
    let words = SwiftWords.all(in: text).map { String($0.text) }
    // The type whose head is open: a head ends at its brace, or where another one begins.
    var head: String?
    for (word, next) in zip(words, words.dropFirst()) {
      let isType = word == "extension" || word == "class" && !["func", "var"].contains(next)
      if isType {
        if played.contains(next) { return next }
        head = next
      } else if word == "{" {
        head = nil
      } else if let head, StubMaking.delegateProtocols.contains(word) {
        return head
      }
    }
    return nil
  }

  /// The name of a played type after which a file is named: `SceneDelegate+Links.swift`.
  private func name(ofFile path: String) -> String? {
    let file = path.split(separator: "/").last ?? ""
    let name = String(file.prefix { $0 != "+" && $0 != "." })
    return played.contains(name) ? name : nil
  }
}
