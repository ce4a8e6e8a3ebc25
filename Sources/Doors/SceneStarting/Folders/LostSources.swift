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
    let words = SwiftWords.all(in: text).map(\.text)
    for (index, word) in words.enumerated() where ["class", "extension"].contains(word) {
      guard let next = words.dropFirst(index + 1).first else { continue }
      if played.contains(String(next)) { return String(next) }
      let head = words[(index + 1)...].prefix { $0 != "{" }
      if head.contains(where: { StubMaking.delegateProtocols.contains(String($0)) }) {
        return String(next)
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
