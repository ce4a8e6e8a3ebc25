import Foundation
import HouseReading
import TestSupport
import Testing

/// The list of what is compiled differently on another system, held against the sources.
@Suite struct SystemBranchTests {
  /// Words of a condition that asks for a system, or for a module that one system has.
  private static let asked = [
    "os(", "canImport(Darwin)", "canImport(Glibc)", "canImport(UIKit)", "canImport(SwiftUI)",
  ]

  /// The paths below `Sources` of files with such a condition; the adapter's are one.
  private func branching() throws -> Set<String> {
    let found = try SourceFile.all(below: "Sources", of: checkout).filter { file in
      file.code.contains { line in
        let code = line.drop { $0 == " " }
        return (code.hasPrefix("#if ") || code.hasPrefix("#elseif "))
          && Self.asked.contains { code.contains($0) }
      }
    }
    return Set(
      found.map {
        $0.module == "SceneAdapter"
          ? "Hosting/SceneAdapter/*.swift" : String($0.path.dropFirst("Sources/".count))
      }
    )
  }

  /// The files of the page's table.
  private func listed() throws -> [String] {
    let page = try String(
      contentsOf: checkout.appendingPathComponent(
        "Sources/Hosting/SceneHosting/SceneHosting.docc/OnAMac.md"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
      .flatMap { $0.split(separator: "`") }
      .map(String.init).filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
  }

  @Test func `Each branch for a system is named in the page, and each name has one`() throws {
    let listed = try listed()
    #expect(listed.sorted() == Set(listed).sorted(), "a file is listed twice")
    #expect(listed.sorted() == (try branching()).sorted())
  }
}
