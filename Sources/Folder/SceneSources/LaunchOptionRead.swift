/// A place in a source that reads an option of the launch which an app with scenes never has.
package struct LaunchOptionRead: Hashable, Sendable {
  /// The line.
  package var line: Int
  /// The option's key, such as `url`.
  package var key: String
  /// The property of `UIScene.ConnectionOptions` that holds the same.
  package var inScenes: String

  /// The properties of a scene's connection that take the place of the launch's options.
  ///
  /// Source: Apple, uiscene/connectionoptions.
  private static let moved: KeyValuePairs = [
    "url": "urlContexts", "sourceApplication": "urlContexts", "shortcutItem": "shortcutItem",
    "userActivityDictionary": "userActivities", "userActivityType": "userActivities",
    "cloudKitShareMetadata": "cloudKitShareMetadata",
  ]

  /// All such places of a source, in order.
  ///
  /// - Complexity: Linear in the words.
  package static func all(in words: [SwiftWords.SourceWord]) -> [LaunchOptionRead] {
    words.indices.compactMap { start in
      guard words[start].text == "launchOptions" else { return nil }
      let texts = words[start...].dropFirst().prefix(8).map(\.text).drop { "?!".contains($0) }
      guard texts.first == "[", let key = texts.prefix(while: { $0 != "]" }).last,
        let instead = moved.first(where: { $0.key == key })?.value
      else { return nil }
      return LaunchOptionRead(line: words[start].line, key: String(key), inScenes: instead)
    }
  }
}
