// swift-tools-version: 6.2
// A seed becomes a scenario, a scenario played by the engine becomes steps, steps get a verdict,
// a bad verdict is shrunk, the smallest one is told. The targets follow the sentence.

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A stage of the pipeline: it knows the nouns and nothing else of ours.
func stage(_ name: String) -> Target {
  .target(name: name, dependencies: ["SceneLifecycle"], swiftSettings: strict)
}

/// Tests mirror the sources; fixtures and goldens are read from the checkout, not bundled.
func tests(_ module: String, with others: [String] = []) -> Target {
  let modules = Set([module, "SceneLifecycle", "TestSupport"] + others)
  return .testTarget(
    name: module + "Tests",
    dependencies: modules.sorted().map { .byName(name: $0) },
    exclude: excluded[module] ?? [],
    swiftSettings: strict)
}

/// Apps that tests run, built as their authors run them: a trap says in words what it is.
func app(_ name: String, with others: [String] = ["SceneCommand"]) -> Target {
  .executableTarget(
    name: name,
    dependencies: (others + ["SceneFuzzing", "SceneLifecycle"]).map { .byName(name: $0) },
    path: "Tests/Fixtures/" + name, swiftSettings: strict + [.unsafeFlags(["-Onone"])])
}

/// What the pipeline puts together.
let hubAndStages: [Target.Dependency] = [
  "SceneLifecycle", "SceneGeneration", "SceneEngine", "SceneInvariants", "SceneExploring",
  "SceneShrinking", "SceneReporting",
]

/// Folders of goldens and fixtures, by the module that they test.
let excluded: [String: [String]] = [
  "SceneGeneration": ["Goldens"], "SceneReporting": ["Goldens"],
  "SceneEngine": ["Goldens"], "SceneExploring": ["Goldens"],
  "SceneCommand": ["Goldens"], "ScenePipeline": ["Goldens"],
]

let package = Package(
  name: "SceneFuzz",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "SceneFuzzing", targets: ["SceneFuzzing"]),
    .library(name: "SceneCommand", targets: ["SceneCommand"]),
    .executable(name: "scenefuzz", targets: ["scenefuzz"]),
  ],
  targets: [
    .target(name: "SceneLifecycle", swiftSettings: strict),
    stage("SceneGeneration"),
    stage("SceneEngine"),
    stage("SceneInvariants"),
    stage("SceneExploring"),
    stage("SceneShrinking"),
    stage("SceneReporting"),
    // In C, because a hook of Swift's runtime has a calling convention that Swift cannot write.
    .target(name: "SceneTaskHooks"),
    .target(
      name: "ScenePipeline", dependencies: hubAndStages, swiftSettings: strict),
    .target(
      name: "SceneMutants",
      dependencies: [
        "ScenePipeline", "SceneLifecycle", "SceneGeneration", "SceneEngine", "SceneExploring",
        "SceneInvariants", "SceneReporting", "SceneShrinking",
      ],
      swiftSettings: strict),
    .target(
      name: "SceneCoverage",
      dependencies: [
        "ScenePipeline", "SceneLifecycle", "SceneGeneration", "SceneEngine", "SceneExploring",
        "SceneInvariants",
      ],
      swiftSettings: strict),
    .target(
      name: "SceneFuzzing",
      dependencies: hubAndStages + [
        "ScenePipeline", "SceneMutants", "SceneCoverage", "SceneTaskHooks",
      ],
      swiftSettings: strict),
    .target(
      name: "SceneCommand", dependencies: ["SceneFuzzing", "SceneLifecycle"], swiftSettings: strict),
    .executableTarget(name: "scenefuzz", dependencies: ["SceneCommand"], swiftSettings: strict),
    // The benchmark problem SLB-1: one more harness over the pipeline.
    .target(
      name: "SLB1",
      dependencies: [
        "ScenePipeline", "SceneExploring", "SceneGeneration", "SceneLifecycle", "SceneShrinking",
      ],
      swiftSettings: strict),
    // The yardstick: only the benchmark links it.
    .target(name: "SLB1Loops"),
    // Counts memory asked for: whoever links it has a malloc of its own.
    .target(name: "AllocationCounter"),
    // The work whose instructions and allocations the benchmark counts, in a process of its own.
    .executableTarget(
      name: "scenefuzz-count",
      dependencies: [
        "AllocationCounter", "SLB1", "SceneFuzzing", "ScenePipeline", "SceneExploring",
        "SceneGeneration",
        "SceneEngine", "SceneInvariants", "SceneLifecycle", "SceneShrinking",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "scenefuzz-bench",
      dependencies: [
        "SLB1", "SLB1Loops", "SceneCommand", "SceneFuzzing", "ScenePipeline", "SceneCoverage",
        "SceneExploring", "SceneGeneration",
        "SceneEngine", "SceneInvariants", "SceneLifecycle", "SceneShrinking",
      ],
      exclude: ["instructions.txt"], swiftSettings: strict),

    // Apps with bugs that end or stop their process.
    app("CrashyApp"),
    app("CrashyTest", with: []),
    app("FlakyApp"),
    // An app without a bug, for mutants.
    app("SoundApp"),
    .target(
      name: "TestSupport", dependencies: ["SceneLifecycle"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("SceneLifecycle"),
    tests("SceneGeneration"),
    tests("SceneEngine"),
    tests("SceneInvariants"),
    tests("SceneExploring", with: ["SceneEngine", "SceneInvariants"]),
    tests("SceneShrinking"),
    tests("SceneReporting"),
    tests(
      "ScenePipeline",
      with: [
        "SceneEngine", "SceneExploring", "SceneGeneration", "SceneInvariants", "SceneReporting",
        "SceneShrinking",
      ]),
    tests(
      "SceneMutants",
      with: ["SceneEngine", "SceneExploring", "SceneInvariants", "ScenePipeline"]),
    tests(
      "SceneCoverage",
      with: [
        "SceneEngine", "SceneExploring", "SceneGeneration", "SceneInvariants", "ScenePipeline",
      ]),
    tests(
      "SceneFuzzing",
      with: ["SceneEngine", "SceneGeneration", "SceneInvariants", "SceneReporting"]),
    tests("SceneCommand", with: ["SceneFuzzing"]),
    .testTarget(
      name: "SLB1Tests",
      dependencies: [
        "SLB1", "ScenePipeline", "SceneExploring", "SceneGeneration", "SceneLifecycle",
        "SceneShrinking",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BenchTests",
      dependencies: ["SceneCoverage", "SceneGeneration", "SceneLifecycle", "scenefuzz-bench"],
      swiftSettings: strict),
    .testTarget(
      name: "Samples", dependencies: ["SceneFuzzing", "SceneLifecycle"], swiftSettings: strict),
    .testTarget(
      name: "HouseTests", dependencies: ["SceneLifecycle", "TestSupport"], swiftSettings: strict),
  ]
)
