package import CommandKit
import Foundation
import SceneInvariants
package import SceneLifecycle

/// The names that a part of a gate was played with: parts of different programs stay apart.
///
/// A law that one of them does not have would be green there.
package struct PartHead: Hashable, Codable, Sendable {
  /// The lines of the file, each a key and its value.
  package private(set) var lines: [String]

  /// The head of what this program plays.
  ///
  /// - Parameters:
  ///   - laws: What is judged: identifier and kind of each.
  ///   - actions: What the app does of its own accord.
  ///   - contents: What the world brings to it.
  package init(laws: [(id: String, kind: InvariantKind)], actions: [String], contents: [String]) {
    lines =
      ["build " + Self.build] + laws.map { "judges \($0.kind.rawValue) \($0.id)" }
      + actions.map { "action " + $0 } + contents.map { "content " + $0 }
  }

  /// The head of what this program plays of the contract.
  package static let ofContract: PartHead = {
    let laws = Contract.all.map { "\($0.id) \($0.kind.rawValue)" }
    return PartHead(lines: [
      "build " + build,
      "laws \(laws.count) " + FNV.digest(of: laws.joined(separator: "\n").utf8),
    ])
  }()

  private init(lines: [String]) { self.lines = lines }

  /// Throws where a file was written by another program than this one.
  ///
  /// - Parameters:
  ///   - own: The head that this program writes.
  ///   - location: Where the head stands in its file.
  package func check(
    against own: PartHead, at location: Diagnostic.Location
  ) throws(CommandError) {
    guard lines != own.lines else { return }
    let count = max(lines.count, own.lines.count)
    let position = (0..<count).first { line($0) != own.line($0) } ?? 0
    let quoted = [line(position), own.line(position)].map { line in
      line.map { Diagnostic.quote($0) } ?? "nothing"
    }
    throw CommandError(
      Diagnostic(
        "the shard was played by another program: its file has \(quoted[0])",
        at: location,
        notes: ["the program that merges has \(quoted[1])"],
        help: "build once, and play every shard with the program that merges them"))
  }

  private func line(_ position: Int) -> String? {
    lines.indices.contains(position) ? lines[position] : nil
  }

  // MARK: - The program

  /// A digest of the executable that runs.
  package static let build: String = {
    guard let path = Bundle.main.executablePath,
      let bytes = FileManager.default.contents(atPath: path)
    else {
      return "unknown"
    }
    return digest(of: bytes)
  }()

  /// A digest of many bytes, eight at a time: a program that was not optimized reads its own, too.
  private static func digest(of bytes: Data) -> String {
    let hash = bytes.withUnsafeBytes { bytes in
      var hash = UInt64(bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        offset += 8
      }
      for byte in bytes[offset...] { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
      return hash
    }
    let digits = String(RandomStream.mix(hash), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
