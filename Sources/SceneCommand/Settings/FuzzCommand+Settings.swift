import SceneFuzzing

extension FuzzCommand {
  /// Tells the value of each option of a verb, and where it stands.
  static func print(
    _ settings: Settings, of arguments: Arguments, _ console: Console
  ) -> ExitStatus {
    let origin = settings.profileOrigin.map(\.text) ?? "usual"
    let title = "settings of '\(arguments.verb.rawValue)'"
    console.line("\(title), profile \(settings.profile.rawValue) (\(origin))")
    let rows = arguments.verb.options.filter { ![.profile, .printSettings].contains($0) }
      .map { option in
        let value = option.value == nil ? (arguments.has(option) ? "yes" : "no") : nil
        return [
          option.name, value ?? arguments.values(option) ?? "-",
          arguments.origin(option)?.text ?? "not set",
        ]
      }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths + [0]).map { $0.padded(to: $1) }
      console.line("  " + cells.joined(separator: "  "))
    }
    return .holds
  }
}
