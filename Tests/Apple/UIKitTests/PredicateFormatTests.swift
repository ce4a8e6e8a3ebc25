import Testing
import UIKit

/// An object with properties.
private struct Shelf {
  let name: String
  let count: Int
  let isOpen: Bool
}

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

  @Test(arguments: [
    ("SELF MATCHES[c] %@", "A.B@c.de", "a.b@c"), ("SELF CONTAINS[cd] 'é'", "cafE", "two"),
    ("SELF LIKE 'a*b?'", "axxbc", "axxb"), ("SELF IN {'a', 'b'}", "b", "c"),
    ("SELF ENDSWITH 'b' AND SELF != 'b'", "ab", "b"),
  ])
  func `A format compares texts in all of Foundation's ways`(
    format: String, held: String, other: String
  ) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let predicate = NSPredicate(format: format, pattern)
    #expect(predicate.evaluate(with: held) && !predicate.evaluate(with: other))
  }

  @Test func `A format names the properties of an object`() {
    let old = Shelf(name: "Old", count: 3, isOpen: true)
    let new = Shelf(name: "New", count: 7, isOpen: false)
    let formats: [(String, [Any])] = [
      ("name == %@", ["Old"]), ("count < %d AND isOpen == YES", [5]), ("%K <= 3", ["count"]),
      ("isOpen = %@", [NSNumber(value: true)]), ("name CONTAINS[c] %@", ["OL"]),
      ("count BETWEEN {1, 4}", []), ("NOT (name == nil OR count > 4)", []),
      ("name IN %@", [["Old", "Older"]]),
    ]
    for (format, values) in formats {
      let predicate = NSPredicate(format: format, argumentArray: values)
      #expect(predicate.evaluate(with: old) && !predicate.evaluate(with: new), "\(format)")
    }
  }

  @Test func `A format with words that are not known holds of everything`() {
    #expect(
      NSPredicate(format: "SUBQUERY(books, $b, $b.isOpen == YES).@count > 0").evaluate(with: 1))
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
