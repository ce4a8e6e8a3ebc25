import SceneReporting

extension CommandProgram {
  /// Prints the value of each option of a verb, and where it was written.
  func print(_ arguments: Arguments, _ console: Console) -> ExitStatus {
    console.line("settings of '\(arguments.verb)'")
    let lines = arguments.options.filter { $0.name != Option.printSettings.name }
      .map { option in
        let value = option.value == nil ? (arguments.has(option) ? "yes" : "no") : nil
        return [
          option.name, value ?? arguments.values(option) ?? "-",
          arguments.origin(option)?.text ?? "not set",
        ]
      }
    let widths = (0..<2).map { column in lines.map { $0[column].count }.max() ?? 0 }
    for line in lines {
      let cells = zip(line, widths + [0]).map { $0.padded(to: $1) }
      console.line("  " + cells.joined(separator: "  "))
    }
    return .holds
  }
}
