// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Journal",
    platforms: [.iOS(.v16)],
    targets: [
        .executableTarget(name: "Journal")
    ]
)
