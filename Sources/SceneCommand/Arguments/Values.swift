import SceneFuzzing

// Values of options as people write them, with the user's mistakes as messages.

extension Duration {
  /// Reads the time of an option.
  init(argument text: String) throws(CommandError) {
    guard let time = Duration(text: text) else {
      throw CommandError(
        Diagnostic("\(Diagnostic.quote(text)) is not a time", help: "write 500ms, 30s, 5m or 2h"))
    }
    self = time
  }
}

extension Seed {
  /// Reads the seed of an option.
  init(argument text: String) throws(CommandError) {
    do throws(GenerationError) {
      self = try Seed(parsing: text)
    } catch {
      throw CommandError(error)
    }
  }
}

extension Platform {
  /// Returns the platform with a name.
  static func checked(_ name: String) throws(CommandError) -> Platform {
    guard let platform = Platform.named(name) else {
      throw CommandError(
        Diagnostic.unknown(name, isNot: "a platform", of: Platform.all.map(\.name)))
    }
    return platform
  }
}
