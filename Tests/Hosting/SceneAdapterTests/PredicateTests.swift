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
    let part = TargetPredicate.contains("caf\u{e9}")
    for text in ["app://CAFE/1", "app://caf/1", ""] {
      #expect(part.evaluated.evaluate(with: text) == part.holds(of: text))
    }
    #expect(part.holds(of: "app://CAFE/1"))
    #expect(TargetPredicate.always.evaluated.evaluate(with: "a"))
    #expect(!TargetPredicate.never.evaluated.evaluate(with: "a"))
  }
}
