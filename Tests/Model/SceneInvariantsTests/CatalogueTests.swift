import Foundation
import SceneInvariants
import TestSupport
import Testing

struct CatalogueTests {
  @Test func `the page of the documentation is what the invariants say`() {
    var golden = Golden("Catalogue.md")
    golden.file = checkout.appendingPathComponent(
      "Sources/Model/SceneInvariants/SceneInvariants.docc/Catalogue.md")
    let difference = golden.difference(from: Contract.catalogue())
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `it has every invariant`() {
    let page = Contract.catalogue()
    for invariant in Contract.all {
      #expect(page.contains("### \(invariant.id)\n"))
      #expect(page.contains(invariant.sentence))
    }
  }
}
