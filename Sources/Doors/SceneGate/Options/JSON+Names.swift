package import SceneReporting

extension JSON {
  /// Names with their sentences as one object, a list for each topic.
  package static func names(
    _ topics: [(title: String, names: [(name: String, text: String)])]
  ) -> JSON {
    .object(
      topics.map { topic in
        let names = topic.names.map { name, text in
          JSON.members(["name": .text(name), "text": text.isEmpty ? nil : .text(text)])
        }
        return Member(name: topic.title, value: .list(names))
      })
  }
}
