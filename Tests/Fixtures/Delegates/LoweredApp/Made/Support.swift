// Made by SceneFuzz: what the lowered sources call. Do not edit.
// swift-format-ignore-file
import Foundation
import UIKit

/// Whether the system that is played has at least a version: what `#available` asks.
nonisolated func worldIsAtLeast(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  PlayedSystem.isAtLeast(major, minor, patch)
}

/// What a requirement throws that a type need not have, and does not have.
nonisolated struct OptionalRequirementMissing: Error {}

infix operator ~~~>: CastingPrecedence

/// Stands for `value as CVarArg`: what is no argument is its description.
nonisolated func ~~~> (value: Any, type: (any CVarArg).Type) -> any CVarArg {
  if let argument = value as? any CVarArg { return argument }
  return String(describing: value)
}

/// Runs a block: there is no pool to drain.
@discardableResult
nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
