package import Foundation
package import SceneSeam

#if OUR_UIKIT
  import UIKit
#endif

extension TargetPredicate {
  /// The predicate as Foundation has it.
  ///
  /// The system evaluates it outside of the app, so it has no blocks. Foundation reads no formats on
  /// Linux: our `UIKit` does.
  package var evaluated: NSPredicate {
    switch self {
    case .always: NSPredicate(value: true)
    case .never: NSPredicate(value: false)
    case .equals(let text): NSPredicate(format: "self == %@", text)
    case .hasPrefix(let text): NSPredicate(format: "self BEGINSWITH %@", text)
    case .contains(let text): NSPredicate(format: "self CONTAINS[cd] %@", text)
    case .any(let others):
      NSCompoundPredicate(orPredicateWithSubpredicates: others.map(\.evaluated))
    case .not(let other): NSCompoundPredicate(notPredicateWithSubpredicate: other.evaluated)
    }
  }
}
