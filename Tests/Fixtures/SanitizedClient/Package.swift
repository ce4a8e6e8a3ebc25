// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as a team has one: `make sanitize` runs its tests under each sanitizer.
let package = Package(
  name: "SanitizedClient",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "SceneFuzz", path: "../../..")],
  targets: [
    .testTarget(
      name: "SanitizedTests",
      dependencies: [.product(name: "SceneFuzzing", package: "SceneFuzz")])
  ])
