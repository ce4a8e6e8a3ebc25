import HouseReading
import SceneStarting
import TestSupport
import Testing

/// The products of an app's package, held against the libraries of the manifest.
@Suite struct PlatformProductsTests {
  @Test func `Each product is a library, and has the modules that it is taken for`() throws {
    let plan = try HousePlan.read(checkout)
    for (product, modules) in PlatformProducts.table {
      let library = plan.libraries[product] ?? [String(product.dropFirst("Scene".count))]
      let brought = library.reduce(into: Set()) { $0.formUnion(plan.closure(of: $1)) }
      #expect(brought.isSuperset(of: modules), "\(product)")
    }
  }

  @Test func `Each module of Apple's name is in one product`() throws {
    let room = try HousePlan.read(checkout).modules(in: ["Apple"])
    let modules = PlatformProducts.table.flatMap(\.modules)
    #expect(modules.sorted() == room.filter { $0.first != "_" && $0 != "osSubmodules" }.sorted())
  }
}
