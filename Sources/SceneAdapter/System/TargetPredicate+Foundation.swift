package import Foundation
package import SceneSeam

extension TargetPredicate {
  /// The predicate as Foundation has it.
  ///
  /// The system evaluates it outside of the app: on its own platforms it has no blocks. Foundation reads
  /// no formats on Linux, and nothing evaluates it there but a test.
  package var evaluated: NSPredicate {
    switch self {
    case .always: NSPredicate(value: true)
    case .never: NSPredicate(value: false)
    case .equals(let text): Self.format("self == %@", text) { $0 == text }
    case .hasPrefix(let text): Self.format("self BEGINSWITH %@", text) { $0.hasPrefix(text) }
    case .any(let others):
      NSCompoundPredicate(orPredicateWithSubpredicates: others.map(\.evaluated))
    case .not(let other): NSCompoundPredicate(notPredicateWithSubpredicate: other.evaluated)
    }
  }

  private static func format(
    _ format: String, _ text: String, _ holds: @escaping @Sendable (String) -> Bool
  ) -> NSPredicate {
    #if canImport(ObjectiveC)
      return NSPredicate(format: format, text)
    #else
      return NSPredicate { object, _ in (object as? String).map(holds) ?? false }
    #endif
  }
}
