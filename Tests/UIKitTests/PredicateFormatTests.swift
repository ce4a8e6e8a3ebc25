import Testing
import UIKit

/// Formats of predicates, as activation conditions have them.
@Suite struct PredicateFormatTests {
  @Test(arguments: [
    ("self CONTAINS[cd] 'E\u{e9}'", "freED", "fred"),
    ("self == 'a'", "a", "b"), ("SELF BEGINSWITH \"ab\"", "abc", "ba"),
    ("self != 'a' AND self != 'b'", "c", "b"), ("self == 'a' || self == 'b'", "b", "c"),
    ("NOT (self == 'a' OR self == 'b c')", "d", "b c"),
  ])
  func `A format is read as Foundation's elsewhere`(format: String, held: String, other: String) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.evaluate(with: held) && !predicate.evaluate(with: other))
  }

  @Test func `Arguments take the place of their signs in order`() {
    let predicate = NSPredicate(format: "self == %@ OR self BEGINSWITH %@", "a", "b")
    #expect(predicate.evaluate(with: "a") && predicate.evaluate(with: "bc"))
    #expect(!predicate.evaluate(with: "ab"))
  }

  @Test func `Values and compounds are taken as they are, a block is not`() {
    #expect(ContentPredicate(taking: NSPredicate(value: true)) == .always)
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
      NSPredicate(value: false), NSPredicate(format: "self == 'a'"),
    ])
    #expect(ContentPredicate(taking: either) == .any([.never, .equals("a")]))
    #expect(ContentPredicate(taking: NSPredicate { _, _ in true }) == nil)
  }
}
