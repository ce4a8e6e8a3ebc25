import SceneSources
import Testing

/// The values with which sources compare what comes.
@Suite struct ArrivalNamesTests {
  private func names(_ sources: String...) -> ArrivalNames { ArrivalNames(of: sources) }

  @Test func `A source that compares nothing has no names`() {
    let source = """
      // url.scheme == "comment"
      func open(_ url: URL) { print("url.host == x", url.host, url.scheme.map { "\\($0)" } ?? "") }
      enum Kind: String { case one, two }
      struct Item { static let type = "text"; var host = "h" }
      """
    #expect(names(source) == ArrivalNames())
  }

  @Test(arguments: [
    "if url.scheme == \"a\" {}", "guard url.scheme?.lowercased() == \"a\" else { return }",
    "guard \"a\" == url.scheme else { return }", "if url.scheme != \"a\" { return }",
    "if [\"a\"].contains(url.scheme ?? \"\") {}",
    "switch url.scheme { case \"a\"?: go(); default: () }",
    "switch url.scheme ?? \"b\" { case \"a\": go(); default: () }",
    "guard let scheme = url.scheme, scheme == \"a\" else { return }",
    "let own = url.scheme!; switch own { case \"a\": go(); default: () }",
    "if url.scheme!.hasPrefix(\"a\") {}", "if url.scheme == Links.scheme {}",
    "if Scheme(rawValue: url.scheme ?? \"\") == .own {}",
    "switch (url.scheme, url.host) { case (\"a\", _): go(); default: () }",
    "if contexts.first?.url.scheme == \"a\" {}",
  ])
  func `A scheme is compared in each form of Swift`(statement: String) {
    let constant = "struct Links { static let scheme = \"a\" }"
    let cases = "enum Scheme: String { case own = \"a\" }"
    #expect(names("func f() { \(statement) }", constant, cases).schemes == ["a"])
  }

  @Test func `A constant that two types give two texts is known by its type alone`() {
    let types = "enum A { static let host = \"a\" }\nenum B { static let host = \"b\" }"
    #expect(names(types, "if url.host == A.host {}").hosts.map(\.name) == ["a"])
    #expect(names(types, "if url.host == host {}").hosts.isEmpty)
  }

  @Test func `A path belongs to the host in whose case it stands, else to all`() {
    let source = """
      func open(_ url: URL) {
        switch url.host {
        case "list": if url.path == "/all" { all() }
        case "note", "memo": show(url.lastPathComponent)
        default: break
        }
        if url.host == "edit", url.pathComponents.count > 1 { edit() }
        if url.path.hasPrefix("/tag/") { tag() }
        switch (url.host, url.path) { case ("both", "/x"): go(); default: break }
      }
      """
    let found = names(source)
    let shown = found.hosts.map { "\($0.name) \($0.paths) \($0.readsPath)" }
    #expect(
      shown == [
        "both [\"/x\"] false", "edit [] false", "list [\"/all\"] true", "memo [] true",
        "note [] true",
      ])
    #expect(found.paths == ["/tag/1"] && found.readsPaths)
  }

  @Test func `Components of a path are parts of it, also those that may be anything`() {
    let source = """
      let parts = url.pathComponents.filter { $0 != "/" }
      switch parts { case ["item", let id] where id != "": go(); case []: break; default: break }
      if parts.first == "new" {}
      """
    #expect(names(source).paths == ["/item/1", "/new"])
  }

  @Test func `Types of activities and quick actions are compared, made or awaited`() {
    let source = """
      struct Show { static let activityType = "com.x.show" }
      func scene(_ s: UIScene, continue activity: NSUserActivity) {
        if activity.activityType == Show.activityType {}
        if activity.activityType == CSSearchableItemActionType {}
      }
      let view = text.onContinueUserActivity("com.x.read") { _ in }
      func perform(_ item: UIApplicationShortcutItem) {
        switch item.type { case "com.x.new": new(); case Quick.find.rawValue: find(); default: break }
      }
      let items = [UIApplicationShortcutItem(type: "com.x.made", localizedTitle: "Made")]
      """
    let found = names(source, "enum Quick: String { case find = \"com.x.find\" }")
    #expect(found.activityTypes == ["com.apple.corespotlightitem", "com.x.read", "com.x.show"])
    #expect(found.shortcutTypes == ["com.x.find", "com.x.made", "com.x.new"])
    #expect(!found.readsPages && names("a.webpageURL").readsPages)
    #expect(names("if file.type == \"com.x.other\" {}").shortcutTypes.isEmpty)
  }

  @Test func `Categories of notifications are found with their answers`() {
    let source = """
      let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply")
      let done = UNNotificationAction(identifier: "done", title: "Done")
      let task = UNNotificationCategory(identifier: "TASK", actions: [done, reply])
      switch response.actionIdentifier { case "later": (); case "reply": (); default: () }
      if response.notification.request.content.categoryIdentifier == "NEWS" {}
      """
    let found = names(source)
    #expect(found.categories == ["NEWS", "TASK"])
    #expect(found.actions == ["done", "later"] && found.replies == ["reply"])
  }

  @Test(arguments: [
    "switch", "switch (", "a.host == ", "case \"", "(((url.host == [", "[].contains(url.host",
    "x(rawValue: url.host)", "let = url.host", "url.host ??", "switch url.host {",
    "enum A: String {",
  ])
  func `Half a source is read up to its end`(source: String) {
    #expect(names(source).hosts.isEmpty)
  }
}
