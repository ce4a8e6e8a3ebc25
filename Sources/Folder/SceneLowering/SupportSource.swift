/// The declarations that lowered sources call: those of their own module.
///
/// So no source needs another import.
package enum SupportSource {
  /// The function that asks for the version of the system that is played.
  package static let question = "worldIsAtLeast"
  /// The sign in the place of an `as`.
  static let castSign = "~~~>"
  /// The error of a requirement that a type does not have.
  static let missing = "OptionalRequirementMissing"

  /// The text of the source.
  ///
  /// - Parameters:
  ///   - module: The module that knows which version is played.
  ///   - answer: Its function for that: it takes a major, a minor and a patch number, and returns a Bool.
  package static func text(importing module: String, answer: String) -> String {
    """
    // Made by SceneFuzz: what the lowered sources call. Do not edit.
    // swift-format-ignore-file
    import Foundation
    import \(module)

    /// Whether the system that is played has at least a version: what `#available` asks.
    nonisolated func \(question)(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
      \(answer)(major, minor, patch)
    }

    /// What a requirement throws that a type need not have, and does not have.
    nonisolated struct \(missing): Error {}

    infix operator \(castSign): CastingPrecedence

    /// Stands for `value as CVarArg`: what is no argument is its description.
    nonisolated func \(castSign) (value: Any, type: (any CVarArg).Type) -> any CVarArg {
      if let argument = value as? any CVarArg { return argument }
      return String(describing: value)
    }

    /// Runs a block: there is no pool to drain.
    @discardableResult
    nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
      try body()
    }

    """
  }
}
