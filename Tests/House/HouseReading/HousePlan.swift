package import Foundation

/// The rooms and modules of the house, as the table at the head of the manifest has them.
package struct HousePlan: Sendable {
  /// A module: what it stands on, and whether it has tests of its own.
  package struct Module: Sendable {
    /// The name.
    package let name: String
    /// The room, such as `Campaign`.
    package let room: String
    /// The names of its line: it may import them, and all that stands under them.
    package let needs: [String]
    /// Whether its line has a bar.
    package let isTested: Bool
  }

  /// The rooms, from the ground up.
  package let rooms: [String]
  /// The modules, in the order of the table.
  package let modules: [Module]

  /// The libraries that the manifest names, with their modules.
  package let libraries: [String: [String]]

  private let byName: [String: Module]

  /// Reads the table of a manifest.
  package init(manifest: String) {
    let paragraphs = Self.table("rooms", of: manifest).components(separatedBy: "\n\n").map {
      $0.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    rooms = paragraphs.map { String($0[0].prefix { $0 != ":" }) }
    modules = zip(rooms, paragraphs).flatMap { room, lines in
      lines.dropFirst().filter { !$0.isEmpty }.map { line in
        let names = line.prefix { $0 != "|" }.split(separator: " ").map(String.init)
        return Module(
          name: names[0], room: room, needs: Array(names.dropFirst()),
          isTested: line.contains("|"))
      }
    }
    byName = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
    let lines = Self.table("libraries", of: manifest).split { $0 == "\n" || $0 == "|" }
    let names = lines.map { $0.split(separator: " ").map(String.init) }
    libraries = Dictionary(uniqueKeysWithValues: names.map { ($0[0], Array($0.dropFirst())) })
  }

  private static func table(_ name: String, of manifest: String) -> String {
    let table = manifest.components(separatedBy: "let \(name) = \"\"\"\n").dropFirst().first
    return (table ?? "").components(separatedBy: "\n  \"\"\"\n")[0]
      .replacingOccurrences(of: "\\\n", with: "")
  }

  /// Reads the table of a checkout's manifest.
  package static func read(_ checkout: URL) throws -> HousePlan {
    let file = checkout.appendingPathComponent("Package.swift")
    return HousePlan(manifest: try String(contentsOf: file, encoding: .utf8))
  }

  /// A module of the table.
  package func module(_ name: String) -> Module? { byName[name] }

  /// The names of the modules in some rooms.
  package func modules(in rooms: [String]) -> [String] {
    modules.filter { rooms.contains($0.room) }.map(\.name)
  }

  /// A module with all that it stands on.
  package func closure(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += byName[next]?.needs ?? [] }
    }
    return found
  }

  /// The faults of the table itself, in words.
  package var faults: [String] {
    let order = Dictionary(uniqueKeysWithValues: rooms.enumerated().map { ($1, $0) })
    let upward = modules.flatMap { module in
      module.needs.compactMap { name -> String? in
        guard let other = byName[name] else {
          return name == "CommandTrials"
            ? nil : "\(module.name) stands on \(name), which is no module"
        }
        guard let below = order[other.room], let own = order[module.room], below > own else {
          return nil
        }
        return "\(module.name) of \(module.room) stands on \(name) of \(other.room), a higher room"
      }
    }
    let twice = modules.flatMap { module in
      module.needs.filter { name in
        module.needs.contains { $0 != name && closure(of: $0).contains(name) }
      }.map { "\(module.name) names \($0), on which another of its names stands" }
    }
    let circles = modules.filter { module in
      module.needs.contains { closure(of: $0).contains(module.name) }
    }.map { "\($0.name) stands on itself" }
    return upward + twice + circles
  }
}
