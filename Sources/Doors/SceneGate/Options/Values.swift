package import CommandKit
import Foundation
package import SceneDefects
import SceneFuzzing
package import SceneGeneration
package import SceneLifecycle
import SceneReporting

// Values of options as people write them, with the user's mistakes as messages.

extension CommandError {
  /// Wraps a seed, shape or token that cannot be read, with what to write instead.
  package init(_ error: GenerationError) {
    self.init(Diagnostic(error.message, help: error.help))
  }
}

extension Duration {
  /// Reads the time of an option.
  package init(argument text: String) throws(CommandError) {
    guard let time = Duration(text: text) else {
      throw CommandError(
        Diagnostic("\(Diagnostic.quote(text)) is not a time", help: "write 500ms, 30s, 5m or 2h"))
    }
    self = time
  }
}

extension Double {
  /// Reads a share such as `80%`.
  ///
  /// - Returns: 0 … 1; nil where the text is no share, or none at all.
  package init?(percentage text: some StringProtocol) {
    guard text.hasSuffix("%"), let percent = Double(String(text.dropLast())), percent > 0,
      percent <= 100
    else { return nil }
    self = percent / 100
  }
}

extension Seed {
  /// Reads the seed of an option.
  package init(argument text: String) throws(CommandError) {
    do throws(GenerationError) {
      self = try Seed(parsing: text)
    } catch {
      throw CommandError(error)
    }
  }
}

extension Platform {
  /// Returns the platform with a name.
  package static func checked(_ name: String) throws(CommandError) -> Platform {
    guard let platform = Platform.named(name) else {
      throw CommandError(
        Diagnostic.unknown(
          name, isNot: "a platform", of: Platform.all.map(\.name), listedBy: "list"))
    }
    return platform
  }
}

extension Defect {
  /// Throws unless a defect has the identifier.
  package static func check(_ id: String) throws(CommandError) {
    if Defect.named(id) != nil { return }
    throw CommandError(
      Diagnostic.unknown(
        id, isNot: "a defect", of: Defect.all.map(\.id), listedBy: "scenefuzz list --defects"))
  }
}

extension Arguments {
  /// How many threads or workers play at the same time; one a processor if not given.
  package func jobs() throws(CommandError) -> Int {
    try number(.jobs, in: 1...1_024) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// The bytes that states may take, if they are given.
  package func memory() throws(CommandError) -> Int? {
    guard let text = text(.memory) else { return nil }
    let units = ["K": 10, "M": 20, "G": 30]
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = units[text.dropFirst(digits.count).uppercased()]
    guard let number = Int(digits), (1...999_999).contains(number), let unit else {
      throw CommandError(
        Diagnostic("\(Diagnostic.quote(text)) is not a size", help: "write --memory 4G or 500M"))
    }
    return number << unit
  }
}
