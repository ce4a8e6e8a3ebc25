import HouseReading
import SceneSources
import TestSupport
import Testing

/// The list of Apple's modules, held against the manifest's room.
@Suite struct AppleModulesTests {
  @Test func `A module of Apple's is in the list as it is in the manifest`() throws {
    let plan = try HousePlan.read(checkout)
    // Neither is Apple's name: the one opens UIKit for tests, the other is a module in C.
    let room = plan.modules.filter { $0.room == "Apple" }
      .filter { !["_Testing_UIKit", "osSubmodules"].contains($0.name) }
    #expect(AppleModules.ours.map(\.key) == room.map(\.name))
    let names = Set(room.map(\.name))
    for (module, listed) in zip(room, AppleModules.ours.map(\.value)) {
      #expect(listed == module.needs.filter(names.contains), "\(module.name)")
    }
  }

  @Test func `Each module is in one part of the list`() {
    let ours = AppleModules.ours.map(\.key)
    #expect(AppleModules.withSwift.isDisjoint(with: ours))
    #expect(AppleModules.here.isSuperset(of: ["Dispatch", "Foundation", "Observation", "UIKit"]))
    #expect(AppleModules.all.isSuperset(of: AppleModules.here.union(["StoreKit"])))
    #expect(!AppleModules.here.contains("StoreKit"))
  }

  @Test func `What stands on a module is known through others`() {
    #expect(AppleModules.standing(on: "CoreLocation") == ["MapKit"])
    #expect(AppleModules.standing(on: "Combine").isSuperset(of: ["CoreData", "SwiftUI", "Charts"]))
    #expect(AppleModules.closure(of: ["OSLog"]) == ["OSLog", "os"])
  }
}
