/// The rooms of the house as people read them: what is in each, how much it is, and who knows whom.
package struct RoomText {
  /// A table of the rooms, then their arrows in Mermaid.
  package let text: String

  /// Counts the sources room by room, by the table of the manifest.
  package init(_ plan: HousePlan, _ files: [SourceFile]) {
    var lines = [
      "## Rooms", "", "| room | modules | code lines | comment lines |", "|---|--:|--:|--:|",
    ]
    for room in plan.rooms {
      let own = files.filter { $0.room == room }
      let comments = own.map(Self.comments).reduce(0, +)
      let code = own.map { $0.code.filter { $0.contains { $0 != " " } }.count }.reduce(0, +)
      lines.append("| \(room) | \(plan.modules(in: [room]).count) | \(code) | \(comments) |")
    }
    lines += ["", "```mermaid", "graph BT"]
    for (from, to, count) in Self.arrows(plan) { lines.append("  \(from) -->|\(count)| \(to)") }
    text = (lines + ["```", ""]).joined(separator: "\n")
  }

  /// The lines that are comments and nothing else.
  private static func comments(_ file: SourceFile) -> Int {
    zip(file.lines, file.code).filter { line, code in
      !code.contains { $0 != " " } && line.contains("//")
    }.count
  }

  /// From which room to which, and by how many names of the table.
  private static func arrows(_ plan: HousePlan) -> [(from: String, to: String, count: Int)] {
    plan.rooms.flatMap { from in
      let named = plan.modules.filter { $0.room == from }.flatMap(\.needs)
        .compactMap { plan.module($0)?.room }
      return plan.rooms.compactMap { to in
        let count = named.filter { $0 == to }.count
        return from == to || count == 0 ? nil : (from, to, count)
      }
    }
  }
}
