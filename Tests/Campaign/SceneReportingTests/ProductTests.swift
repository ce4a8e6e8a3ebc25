import Foundation
import SceneReporting
import TestSupport
import Testing

/// Name, address and version stand in one place, and the documents say the same.
struct ProductTests {
  private static let pages = "Sources/App/SceneFuzzing/SceneFuzzing.docc/"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `The README and the pages about versions say which one it is`() throws {
    #expect(try text("README.md").contains("This is \(Product.title). "))
    let newest = try text(Self.pages + "Changelog.md").split(separator: "\n")
      .first { $0.hasPrefix("### ") }
    #expect(newest == "### \(Product.version)")
    let parts = Product.version.split(separator: ".")
    #expect(parts.count == 3 && parts.allSatisfy { Int($0) != nil })
    let short = parts.prefix(2).joined(separator: ".")
    #expect(try text(Self.pages + "Migrating.md").contains(" to \(short).\n"))
  }

  @Test func `No document names another address, and none while there is none`() throws {
    let folder = checkout.appendingPathComponent("Sources")
    let below = FileManager.default.enumerator(atPath: folder.path)
    let pages = (below?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    #expect(pages.count > 20)
    for page in ["README.md"] + pages.map({ "Sources/" + $0 }) {
      let addresses = try text(page).matches(of: /\.package\(\s*url: "([^"]*)"/).map(\.1)
      #expect(addresses.allSatisfy { String($0) == Product.address }, "\(page)")
    }
  }

  @Test func `The licence and the package have the product's name`() throws {
    #expect(try text("LICENSE").contains("\(Product.name) contributors"))
    #expect(try text("Package.swift").contains("\n  name: \"\(Product.name)\", "))
    #expect(try text("README.md").hasPrefix("# \(Product.name)\n"))
  }
}
