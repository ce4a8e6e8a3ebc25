import SceneLaws
import SceneSeam
import Testing

/// A law that compares two values says both where it breaks.
@Suite struct ShownValueTests {
  private typealias Puppet = Trial.Puppet

  private struct Draft: Equatable {
    var title: String
    var tags: Set<String>
  }

  private enum Page: Equatable {
    case home
    case drafts([String: Int])
  }

  private final class Object: Equatable {
    static func == (left: Object, right: Object) -> Bool { left === right }
  }

  /// The note of a law that breaks when two values of the app are compared.
  private func note<Value: Equatable>(_ value: Value, _ expected: Value) throws -> String? {
    let law = AppLaw<Puppet>("It is as it should be.", id: "own.same") {
      theApp({ _ in value }, equals: { _ in expected }).always()
    }
    return try Trial(events: "launch 1").judge(law).note
  }

  @Test func `Both values are in the note, and nothing where they are the same`() throws {
    #expect(try note("Inbox", "Draft 7") == "It is 'Inbox', compared with 'Draft 7'.")
    #expect(try note(3, 4) == "It is 3, compared with 4.")
    #expect(try note(Int?.none, 4) == "It is nil, compared with 4.")
    #expect(try note(7, 7) == nil)
  }

  @Test func `What has no order is sorted, wherever it stands`() throws {
    let tags: Set = ["c", "a", "b"]
    #expect(try note(tags, []) == "It is {'a', 'b', 'c'}, compared with {}.")
    #expect(
      try note(Draft(title: "t", tags: tags), Draft(title: "u", tags: []))
        == "It is Draft(title: 't', tags: {'a', 'b', 'c'}), compared with Draft(title: 'u', tags: {})."
    )
    #expect(
      try note(Page.drafts(["b": 2, "a": 1]), .home)
        == "It is drafts(['a': 1, 'b': 2]), compared with home.")
    #expect(try note([tags], []) == "It is [{'a', 'b', 'c'}], compared with [].")
  }

  @Test func `No address, no line break and no long text gets into a report`() throws {
    #expect(try note(Object(), Object()) == "It is Object, compared with Object.")
    #expect(try note("a\nb\u{202E}", "") == "It is 'a\\u{a}b\\u{202e}', compared with ''.")
    let long = try #require(try note(String(repeating: "x", count: 5_000), ""))
    #expect(long.count < 300)
    #expect(long.contains("…"))
  }

  @Test func `Each part of a condition says what it compares, and clauses say which one breaks`()
    throws
  {
    let law = AppLaw<Puppet>("Windows are as they should be.", id: "own.windows") {
      theApp { (_: Puppet) in true }.always()
      (eachScene({ _, scene in scene.slot }, equals: { _, _ in 7 })
        && !theApp({ _ in "a" }, equals: { _ in "b" })).always(.atRest)
    }
    let note = try #require(try Trial(events: "launch 1").judge(law).note)
    #expect(note.hasPrefix("Clause 2 of 2 breaks: "))
    #expect(note.hasSuffix("It is 0, compared with 7. It is 'a', compared with 'b'."), "\(note)")
  }

  @Test func `What a payload asks for is compared with what its scene shows`() throws {
    let law = AppLaw<Puppet>("A link is shown.", id: "own.shown") {
      AppHappening.receives(.url).leads(
        to: eachPayload({ _, _ in "home" }, equals: { _ in "page" }), within: .rest)
    }
    let note = try Trial(events: "launch 1, openURL 1").judge(law).note
    #expect(note == "It is 'home', compared with 'page'.")
  }
}
