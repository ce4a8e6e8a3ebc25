import Foundation
import SceneAdapter
import SceneSeam
import Testing

/// Conditions of the seam, as Foundation's predicates.
@Suite struct PredicateTests {
  @Test func `A predicate holds of what the seam's holds of`() {
    let predicate = TargetPredicate.any([.equals("a"), .not(.hasPrefix("b"))])
    for text in ["a", "b", "bc", "c"] {
      #expect(predicate.evaluated.evaluate(with: text) == predicate.holds(of: text))
    }
    #expect(TargetPredicate.always.evaluated.evaluate(with: "a"))
    #expect(!TargetPredicate.never.evaluated.evaluate(with: "a"))
  }
}
