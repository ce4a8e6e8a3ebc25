// swift-tools-version: 6.2
// A seed becomes a scenario, a scenario played by the engine becomes steps, steps get a verdict,
// a bad verdict is shrunk, the smallest one is told. The targets follow the sentence.

import PackageDescription

let upcoming: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let strict: [SwiftSetting] = upcoming + [.treatAllWarnings(as: .error)]

// Where Apple's UIKit is not, the adapter of the seam is compiled against ours, which it depends on.
#if os(Linux)
  let uikit: [Target.Dependency] = ["UIKit", "UserNotifications"]
  let adapting: [SwiftSetting] = strict + [.define("OUR_UIKIT")]
#else
  // What Apple deprecates does not stop an app's build.
  let uikit: [Target.Dependency] = []
  let adapting: [SwiftSetting] = upcoming
#endif

/// A stage of the pipeline: it knows the nouns and, if it is about the rules, the engine.
func stage(_ name: String, on others: [String] = []) -> Target {
  let modules = (others + ["SceneLifecycle"]).map { Target.Dependency.byName(name: $0) }
  return .target(name: name, dependencies: modules, swiftSettings: strict)
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

/// An app as its team writes it: an object of the seam, driven by UIKit's delegates and by SwiftUI.
func example(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["SceneAdapter", "SceneSeam"] + uikit,
    path: "Tests/Fixtures/Examples/" + name,
    swiftSettings: adapting + [.unsafeFlags(["-enable-testing"])])
}

/// What the pipeline puts together.
let hubAndStages: [Target.Dependency] = [
  "SceneLifecycle", "SceneGeneration", "SceneEngine", "SceneDefects", "SceneInvariants",
  "SceneExploring", "SceneShrinking", "SceneReporting",
]

/// What plays an app's delegates, where it is built.
#if os(Linux)
  let hosting: [Target.Dependency] = ["SceneHosting", "UIKit"]
  let overlay: [Target.Dependency] = ["_Testing_UIKit"]
#else
  let hosting: [Target.Dependency] = []
  let overlay: [Target.Dependency] = []
#endif

/// Folders of goldens and fixtures, by the module that they test.
let excluded: [String: [String]] = [
  "SceneGeneration": ["Goldens"], "SceneReporting": ["Goldens"],
  "SceneSteps": ["Goldens"],
  "SceneEngine": ["Goldens"], "SceneDefects": ["Goldens"], "SceneExploring": ["Goldens"],
  "SceneCommand": ["Goldens"], "ScenePipeline": ["Goldens"],
]

let package = Package(
  name: "SceneFuzz",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "SceneSeam", targets: ["SceneSeam"]),
    .library(name: "SceneAdapter", targets: ["SceneAdapter"]),
    .library(name: "SceneFuzzing", targets: ["SceneFuzzing"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .library(name: "SceneXCTest", targets: ["SceneXCTest"]),
    .library(name: "SceneCommand", targets: ["SceneCommand"]),
    .executable(name: "scenefuzz", targets: ["scenefuzz"]),
    .plugin(name: "SceneFuzzPlugin", targets: ["SceneFuzzPlugin"]),
  ],
  targets: [
    // What an app itself needs to receive its life cycle; it lies below the engine.
    .target(name: "SceneSeam", swiftSettings: strict),
    // Takes values of Foundation into the seam and back.
    .target(name: "SceneBridging", dependencies: ["SceneSeam"], swiftSettings: strict),
    // Drives an app's object with UIKit's delegates, in the shipped app.
    .target(
      name: "SceneAdapter", dependencies: ["SceneBridging", "SceneSeam"] + uikit,
      swiftSettings: adapting),
    .target(name: "SceneLifecycle", dependencies: ["SceneSeam"], swiftSettings: strict),
    stage("SceneGeneration"),
    stage("SceneEngine"),
    stage("SceneDefects", on: ["SceneEngine"]),
    stage("SceneConformance", on: ["SceneEngine", "SceneInvariants"]),
    stage("SceneInvariants"),
    stage("SceneExploring"),
    stage("SceneShrinking"),
    stage("SceneSteps"),
    stage("SceneReporting", on: ["SceneSteps"]),
    stage("ScenePictures", on: ["SceneReporting", "SceneSteps"]),
    // Reads an app's Swift sources, as far as a doubt about them needs.
    .target(name: "SceneSources", dependencies: ["SceneLifecycle"], swiftSettings: strict),
    // In C, because a hook of Swift's runtime has a calling convention that Swift cannot write.
    // What starts and ends processes is there, too: the system says it in C.
    .target(name: "SceneTaskHooks"),
    .target(
      name: "SceneDriving",
      dependencies: ["SceneSeam", "SceneLifecycle", "SceneEngine", "SceneTaskHooks"],
      swiftSettings: strict),
    .target(
      name: "SceneLaws", dependencies: ["SceneSeam", "SceneLifecycle", "SceneDriving"],
      swiftSettings: strict),
    .target(name: "ScenePipeline", dependencies: hubAndStages, swiftSettings: strict),
    .target(
      name: "SceneMachines", dependencies: ["SceneLifecycle", "SceneEngine", "SceneReporting"],
      swiftSettings: strict),
    .target(
      name: "SceneMutants", dependencies: hubAndStages + ["ScenePipeline"], swiftSettings: strict),
    .target(
      name: "SceneCoverage",
      dependencies: [
        "ScenePipeline", "SceneLifecycle", "SceneGeneration", "SceneEngine", "SceneDefects",
        "SceneExploring", "SceneInvariants",
      ],
      swiftSettings: strict),
    .target(
      name: "SceneFuzzing",
      dependencies: hubAndStages + [
        "SceneSeam", "SceneDriving", "SceneLaws", "ScenePipeline", "SceneMutants", "SceneCoverage",
        "ScenePictures", "SceneSources", "SceneTaskHooks",
      ],
      swiftSettings: strict),
    // The same in the words of a testing library, which only a test links.
    .target(
      name: "SceneTesting", dependencies: ["SceneFuzzing", "SceneLifecycle"],
      swiftSettings: strict),
    .target(name: "SceneXCTest", dependencies: ["SceneFuzzing"], swiftSettings: strict),
    .target(
      name: "CommandKit", dependencies: ["SceneLifecycle", "SceneReporting", "SceneTaskHooks"],
      swiftSettings: strict),
    .target(
      name: "SceneWorkers",
      dependencies: [
        "CommandKit", "SceneCoverage", "SceneDriving", "SceneFuzzing", "SceneGeneration",
        "SceneInvariants", "SceneLifecycle", "ScenePictures", "ScenePipeline", "SceneReporting",
        "SceneSeam", "SceneShrinking", "SceneTaskHooks",
      ],
      swiftSettings: strict),
    // What a build needs of a campaign: corpus, shards, baseline, report.
    .target(
      name: "SceneGate",
      dependencies: [
        "CommandKit", "SceneCoverage", "SceneDefects", "SceneFuzzing", "SceneGeneration",
        "SceneInvariants", "SceneLifecycle", "ScenePictures", "ScenePipeline", "SceneReporting",
      ],
      swiftSettings: strict),
    // Which files are an app, and how they are built: projects of Xcode, packages, folders.
    .target(name: "SceneProjects", dependencies: ["SceneLifecycle"], swiftSettings: strict),
    // What Linux's compiler takes of an app's source; 'init' will write its copies.
    .target(name: "SceneLowering", swiftSettings: strict),
    // What an app's delegates name, as stubs, so that they compile alone.
    .target(name: "SceneStubs", dependencies: ["SceneLowering"], swiftSettings: strict),
    // What stubs call: it notes what they were asked, and knows what they answer.
    .target(name: "SceneSpies", swiftSettings: strict),
    // What a new package begins with.
    .target(
      name: "SceneStarting",
      dependencies: [
        "CommandKit", "SceneLifecycle", "SceneLowering", "SceneProjects", "SceneReporting",
        "SceneSources", "SceneStubs",
      ],
      swiftSettings: strict),
    // The verbs about the model alone: explore, conform, why, machines.
    .target(
      name: "SceneModelVerbs",
      dependencies: hubAndStages + [
        "CommandKit", "SceneConformance", "SceneDriving", "SceneFuzzing", "SceneGate",
        "SceneMachines", "ScenePipeline",
      ],
      swiftSettings: strict),
    .target(
      name: "SceneCommand",
      dependencies: [
        "CommandKit", "SceneCoverage", "SceneDefects", "SceneDriving", "SceneExploring",
        "SceneFuzzing", "SceneGate", "SceneGeneration", "SceneInvariants", "SceneLifecycle",
        "SceneModelVerbs", "SceneMutants", "ScenePictures", "ScenePipeline", "SceneReporting",
        "SceneSeam", "SceneShrinking", "SceneStarting", "SceneWorkers",
      ],
      swiftSettings: strict),
    .executableTarget(name: "scenefuzz", dependencies: ["SceneCommand"], swiftSettings: strict),
    // `swift package scenefuzz …` in a package that depends on this one. It names no tool of ours:
    // SwiftPM would build every module a second time for it.
    .plugin(
      name: "SceneFuzzPlugin",
      capability: .command(
        intent: .custom(
          verb: "scenefuzz", description: "Starts, checks and gates the app of the package."),
        permissions: [
          .writeToPackageDirectory(
            reason: "'init' writes an app's first test, 'run' and 'ci' keep what they find below "
              + ".scenefuzz; if you refuse, 'scenefuzz init --print' shows what would be written")
        ]),
      path: "Sources/SceneFuzzPlugin"),
    // What libFuzzer feeds; an ordinary build of it reads files.
    .executableTarget(
      name: "reader-fuzzer", dependencies: ["CommandTrials"], swiftSettings: strict),

    // Apps with bugs that end or stop their process.
    app("CrashyApp"),
    app("CrashyTest", with: []),
    app("FlakyApp"),
    // An app that passes nowhere although nothing breaks.
    app("HollowApp"),
    // An app that does to its worker what no app should.
    app("RoughApp"),
    // An app without a bug, for mutants.
    app("SoundApp"),
    .target(
      name: "TestSupport", dependencies: ["SceneLifecycle", "SceneTaskHooks"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "SceneSeamTests", dependencies: ["SceneSeam"], swiftSettings: strict),
    .testTarget(
      name: "SceneSourcesTests", dependencies: ["SceneSources", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneProjectsTests", dependencies: ["SceneProjects"], swiftSettings: strict),
    .testTarget(
      name: "SceneLoweringTests", dependencies: ["SceneLowering"], swiftSettings: strict),
    .testTarget(
      name: "SceneStubsTests", dependencies: ["SceneLowering", "SceneStubs"],
      swiftSettings: strict),
    .testTarget(name: "SceneSpiesTests", dependencies: ["SceneSpies"], swiftSettings: strict),
    .testTarget(
      name: "SceneBridgingTests", dependencies: ["SceneBridging", "SceneSeam"],
      swiftSettings: strict),
    // Files that no program wrote, and campaigns that are killed, for tests and for libFuzzer.
    .target(
      name: "CommandTrials",
      dependencies: [
        "CommandKit", "SceneCommand", "SceneConformance", "SceneDefects", "SceneFuzzing",
        "SceneGate", "SceneGeneration", "SceneLifecycle", "SceneLowering", "SceneModelVerbs",
        "SceneMutants", "SceneProjects", "SceneStarting", "SceneStubs", "SceneWorkers",
      ],
      path: "Tests/CommandTrials", swiftSettings: strict),
    tests("SceneLifecycle"),
    tests("SceneGeneration"),
    tests("SceneEngine"),
    tests("SceneDefects", with: ["SceneEngine"]),
    tests("SceneConformance", with: ["SceneEngine", "SceneInvariants", "SceneReporting"]),
    tests("SceneInvariants"),
    tests("SceneExploring", with: ["SceneDefects", "SceneEngine", "SceneInvariants"]),
    tests("SceneShrinking"),
    tests("SceneSteps", with: ["SceneGeneration", "ScenePipeline", "SceneReporting"]),
    tests("SceneReporting"),
    tests("ScenePictures", with: ["SceneReporting", "SceneSteps"]),
    // What an app receives and what laws say of it is played by the whole pipeline, too.
    tests("SceneDriving", with: ["SceneEngine", "SceneFuzzing", "SceneSeam"]),
    tests(
      "SceneLaws",
      with: ["SceneDriving", "SceneEngine", "SceneFuzzing", "SceneGeneration", "SceneSeam"]),
    tests(
      "ScenePipeline",
      with: [
        "SceneDefects", "SceneEngine", "SceneExploring", "SceneGeneration", "SceneInvariants",
        "SceneReporting", "SceneShrinking",
      ]),
    tests("SceneMachines", with: ["SceneEngine", "SceneReporting"]),
    tests(
      "SceneMutants",
      with: ["SceneDefects", "SceneEngine", "SceneExploring", "ScenePipeline"]),
    tests(
      "SceneCoverage",
      with: [
        "SceneEngine", "SceneExploring", "SceneGeneration", "SceneInvariants", "ScenePipeline",
      ]),
    tests(
      "SceneFuzzing",
      with: [
        "SceneCoverage", "SceneDefects", "SceneGeneration", "SceneDriving", "SceneInvariants",
        "ScenePipeline", "SceneReporting", "SceneSeam", "SceneShrinking",
      ]),
    tests("SceneTesting", with: ["SceneFuzzing"]),
    tests("SceneXCTest", with: ["SceneFuzzing"]),
    tests("CommandKit", with: ["SceneReporting"]),
    tests(
      "SceneStarting", with: ["CommandKit", "SceneReporting", "SceneSources"]),
    tests(
      "SceneWorkers",
      with: [
        "CommandKit", "SceneCoverage", "SceneDriving", "SceneFuzzing", "SceneGeneration",
        "ScenePipeline", "SceneReporting", "SceneSeam", "SceneShrinking",
      ]),
    tests(
      "SceneGate",
      with: [
        "CommandKit", "SceneCoverage", "SceneFuzzing", "SceneInvariants", "ScenePipeline",
        "SceneReporting",
      ]),
    tests(
      "SceneModelVerbs",
      with: ["SceneInvariants", "ScenePipeline", "SceneReporting", "SceneShrinking"]),
    tests(
      "SceneCommand",
      with: [
        "CommandKit", "CommandTrials", "SceneCoverage", "SceneDefects", "SceneFuzzing",
        "SceneGate", "SceneGeneration", "SceneInvariants", "SceneModelVerbs", "SceneMutants",
        "ScenePipeline", "SceneReporting", "SceneShrinking", "SceneTesting",
      ]),
    // Small apps with one bug each; what is played to delegates breaks the same laws.
    .target(
      name: "SampleApps", dependencies: ["SceneFuzzing"], path: "Tests/Samples/Apps",
      swiftSettings: strict),
    .testTarget(
      name: "Samples",
      dependencies: ["SampleApps", "SceneFuzzing", "SceneLaws", "SceneLifecycle", "TestSupport"],
      exclude: ["Apps"], swiftSettings: strict),
    // Apps of three files, as iOS developers write them.
    example("VideoCall"),
    example("Mail"),
    example("Documents"),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Documents", "Mail", "SceneAdapter", "SceneFuzzing", "SceneSeam", "VideoCall",
      ] + hosting + overlay,
      path: "Tests/Fixtures/Examples/ExampleTests", swiftSettings: adapting),
    // The rules of the house and `make graph` read the checkout with one library.
    .target(name: "HouseReading", path: "Tests/HouseReading", swiftSettings: strict),
    .executableTarget(
      name: "house-graph", dependencies: ["HouseReading"], path: "Tests/HouseGraph",
      swiftSettings: strict),
    // `make folders`: whole apps through `init`, each right and with a bug.
    .executableTarget(
      name: "fixture-folders", dependencies: ["TestSupport"], path: "Tests/FixtureFolders",
      swiftSettings: strict),
    .testTarget(
      name: "HouseTests", dependencies: ["HouseReading", "SceneLifecycle", "TestSupport"],
      exclude: ["allowed.txt"], swiftSettings: strict),
  ]
)

// What a build or a test of the product needs none of: the benchmark problem SLB-1, rates, counts and
// memory. `make bench…` sets the variable, and `make nightly`, which runs the tests of them. Its name has
// not the prefix of settings: the command would refuse one that it does not know.
if Context.environment["BENCHMARKS_OF_SCENEFUZZ"] != nil {
  let benchmarks = "Tests/Benchmarks/"
  package.targets += [
    // One more harness over the pipeline.
    .target(
      name: "SLB1",
      dependencies: ["ScenePipeline", "SceneGeneration", "SceneLifecycle", "SceneShrinking"],
      path: benchmarks + "SLB1", swiftSettings: strict),
    // What SLB-1 is measured by.
    .target(name: "SLB1Loops", path: benchmarks + "SLB1Loops"),
    // Counts memory asked for: a program that links it has a malloc of its own.
    .target(name: "AllocationCounter", path: benchmarks + "AllocationCounter"),
    // The work whose instructions and allocations are counted, in a process of its own.
    .executableTarget(
      name: "scenefuzz-count",
      dependencies: hubAndStages + ["AllocationCounter", "SLB1", "SceneFuzzing", "ScenePipeline"],
      path: benchmarks + "scenefuzz-count", swiftSettings: strict),
    .executableTarget(
      name: "scenefuzz-bench",
      dependencies: hubAndStages + hosting + [
        "SLB1", "SLB1Loops", "SceneCommand", "SceneCoverage", "SceneFuzzing", "ScenePipeline",
      ],
      path: benchmarks + "scenefuzz-bench", exclude: ["instructions.txt"], swiftSettings: strict),
    .testTarget(
      name: "SLB1Tests",
      dependencies: [
        "SLB1", "ScenePipeline", "SceneExploring", "SceneGeneration", "SceneLifecycle",
        "SceneShrinking",
      ],
      path: benchmarks + "SLB1Tests", swiftSettings: strict),
    .testTarget(
      name: "BenchTests", dependencies: ["scenefuzz-bench"], path: benchmarks + "BenchTests",
      swiftSettings: strict),
  ]
}

// Where Apple's UIKit is not: on Linux an app's delegates are compiled against ours. A manifest is
// read on the host, so a build for iOS, which is made on macOS, never sees these targets.
#if os(Linux)
  /// A module of Apple's name: Objective-C's classes know no difference of actors in `init`, which
  /// Swift 6 would mind.
  func apple(_ name: String, on others: [String] = []) -> Target {
    .target(
      name: name, dependencies: others.map { .byName(name: $0) },
      swiftSettings: strict + [.swiftLanguageMode(.v5)])
  }

  /// Programs of SwiftUI's, as their authors write them, but for `@main`.
  func programs(_ name: String, at path: String) -> Target {
    .target(
      name: name, dependencies: ["BackgroundTasks", "SwiftUI", "UIKit", "UserNotifications"],
      path: "Tests/Fixtures/SwiftUI/" + path,
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-enable-testing", "-suppress-warnings"]),
      ])
  }

  /// An app's own files, as they are; `-enable-testing` is what a debug build has anyway.
  func delegates(
    _ name: String, isProgram: Bool = false, in mode: SwiftLanguageMode, flags: [String] = [],
    without excluded: [String] = []
  ) -> Target {
    let settings: [SwiftSetting] = [
      .swiftLanguageMode(mode), .unsafeFlags(["-enable-testing", "-suppress-warnings"] + flags),
    ]
    let modules: [Target.Dependency] = [
      "BackgroundTasks", "SwiftUI", "UIKit", "UserNotifications",
    ]
    let path = "Tests/Fixtures/Delegates/" + name
    return isProgram
      ? .executableTarget(name: name, dependencies: modules, path: path, swiftSettings: settings)
      : .target(
        name: name, dependencies: modules, path: path, exclude: excluded, swiftSettings: settings)
  }

  package.products.append(
    .library(
      name: "SceneUIKit",
      targets: [
        "UIKit", "UserNotifications", "BackgroundTasks", "CarPlay", "SceneHosting", "SceneSpies",
        "_Testing_UIKit",
      ]))
  // Apart: who links the delegates' UIKit alone does not make `canImport(SwiftUI)` true.
  package.products.append(
    .library(
      name: "SceneSwiftUI",
      targets: [
        "AuthenticationServices", "Charts", "CoreLocation", "CoreTransferable", "MapKit",
        "PhotosUI", "SceneViews", "SpriteKit", "SwiftUI", "UniformTypeIdentifiers",
        "WidgetKit",
      ]))
  // Each apart, as packages that have another way ask for them with `canImport`.
  package.products.append(.library(name: "SceneCombine", targets: ["Combine"]))
  package.products.append(.library(name: "SceneCoreData", targets: ["CoreData"]))
  package.products.append(
    .library(name: "SceneLocalAuthentication", targets: ["LocalAuthentication"]))
  // The same with `canImport(os)`, which many packages ask.
  package.products.append(.library(name: "SceneOSLog", targets: ["os", "OSLog"]))
  package.targets += [
    apple("UserNotifications"),
    apple("BackgroundTasks"),
    apple("UIKit", on: ["SceneTaskHooks", "UserNotifications"]),
    apple("Combine", on: ["UIKit"]),
    apple("CoreData", on: ["Combine", "UIKit"]),
    apple("CoreTransferable", on: ["UniformTypeIdentifiers"]),
    apple("UniformTypeIdentifiers"),
    apple("CarPlay", on: ["UIKit"]),
    apple("LocalAuthentication", on: ["UIKit"]),
    apple(
      "SwiftUI",
      on: [
        "Combine", "CoreData", "CoreTransferable", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications",
      ]),
    apple("CoreLocation", on: ["UIKit"]),
    apple("MapKit", on: ["CoreLocation", "SwiftUI", "UIKit"]),
    apple("PhotosUI", on: ["CoreTransferable", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
    apple("AuthenticationServices", on: ["SwiftUI", "UIKit"]),
    apple("Charts", on: ["SwiftUI", "UIKit"]),
    apple("SpriteKit", on: ["SwiftUI", "UIKit"]),
    apple("WidgetKit", on: ["SwiftUI"]),
    // The door for a program of SwiftUI's, and what its user can do.
    .target(
      name: "SceneViews", dependencies: ["SceneFuzzing", "SceneHosting", "SceneSeam", "SwiftUI"],
      swiftSettings: strict),
    .target(name: "osSubmodules"),
    apple("os", on: ["osSubmodules"]),
    apple("OSLog", on: ["os"]),
    .target(
      name: "SceneHosting",
      dependencies: [
        "BackgroundTasks", "CarPlay", "UIKit", "UserNotifications", "SceneBridging", "SceneSeam",
        "SceneFuzzing", "SceneSpies", "SceneTaskHooks",
      ],
      swiftSettings: strict),
    // Lets a test import Testing and UIKit in one file.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    delegates("TemplateApp", isProgram: true, in: .v5),
    delegates("TemplateApp6", isProgram: true, in: .v6),
    delegates("DelegateSamples", in: .v5),
    // The same files by a link; what is left out needs other code in Swift 6.
    delegates("DelegateSamples6", in: .v6, without: ["Trackers.swift"]),
    delegates("DelegateMistakes", in: .v5),
    // An app as its lowered copies have it, with its originals beside it, and its command. A trap says
    // in words what it is.
    delegates("LoweredApp", in: .v5, flags: ["-Onone"], without: ["Original"]),
    .executableTarget(
      name: "courier-fuzz",
      dependencies: ["LoweredApp", "SceneCommand", "SceneFuzzing", "SceneHosting", "UIKit"],
      path: "Tests/Fixtures/Delegates/courier-fuzz", swiftSettings: strict),
    // An app of delegates with a command of its own, in the targets that its team would write. Its
    // '@main' is no program's: a library's entry point needs a name that no other has.
    delegates(
      "Radio", in: .v5,
      flags: ["-Onone", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Radio_main"]),
    .executableTarget(
      name: "radio-fuzz",
      dependencies: [
        "DelegateMistakes", "Radio", "SceneCommand", "SceneFuzzing", "SceneHosting", "UIKit",
      ],
      path: "Tests/Fixtures/Delegates/radio-fuzz",
      swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    // Tests that see what an app does not publish, as those of an app do.
    .testTarget(
      name: "DelegateTests",
      dependencies: [
        "SceneHosting", "UIKit", "SceneFuzzing", "_Testing_UIKit", "TemplateApp", "TemplateApp6",
        "DelegateSamples", "DelegateMistakes", "Radio", "SampleApps", "SceneTesting", "SwiftUI",
        "TestSupport", "radio-fuzz",
      ],
      path: "Tests/Fixtures/Delegates/DelegateTests", exclude: ["Scenes"], swiftSettings: strict),
    // What plays the samples, by a link, with the samples of Swift 6.
    .testTarget(
      name: "DelegateTests6",
      dependencies: [
        "SceneHosting", "UIKit", "SceneFuzzing", "_Testing_UIKit", "DelegateSamples6", "SampleApps",
        "SwiftUI",
      ],
      path: "Tests/Fixtures/Delegates/DelegateTests6",
      exclude: [
        "ByClassTests.swift", "CommandPageTests.swift", "ContentTests.swift", "DoubtTests.swift",
        "RadioTests.swift", "ReadPayloadTests.swift", "Scenes", "TemplateTests.swift",
        "TutorialEnd.swift", "TutorialStart.swift", "TutorialTests.swift",
      ],
      swiftSettings: strict + [.define("IN_SWIFT_6")]),
    .testTarget(
      name: "SceneHostingTests",
      dependencies: [
        "BackgroundTasks", "CarPlay", "Combine", "CoreData", "CoreLocation", "LocalAuthentication",
        "LoweredApp", "SceneDriving", "SceneGeneration", "SceneHosting", "SceneLifecycle",
        "SceneSpies", "UIKit", "SceneFuzzing", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SceneAdapterTests",
      dependencies: [
        "SceneAdapter", "SceneFuzzing", "SceneHosting", "SceneSeam", "UIKit", "UserNotifications",
        "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(name: "osTests", dependencies: ["OSLog", "os"], swiftSettings: strict),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "UIKit", "_Testing_UIKit"],
      swiftSettings: strict),
    .testTarget(
      name: "CoreDataTests", dependencies: ["CoreData", "UIKit", "_Testing_UIKit"],
      swiftSettings: strict),
    programs("SwiftUIArticles", at: "Articles"),
    programs("SwiftUIBroken", at: "Broken"),
    programs("SwiftUIMended", at: "Mended"),
    // Xcode's templates, each a module as in Xcode; what '#Preview' says is cut, as 'init' cuts it.
    programs("SwiftUITemplate", at: "Templates/App"),
    programs("SwiftUITemplate12", at: "Templates/App12"),
    programs("SwiftUITemplate14", at: "Templates/App14"),
    programs("SwiftUITemplateWindows", at: "Templates/Windows"),
    // A program whose views never settle, with its command.
    .executableTarget(
      name: "swinging-fuzz",
      dependencies: [
        "SceneCommand", "SceneFuzzing", "SceneHosting", "SceneLifecycle", "SceneViews", "SwiftUI",
      ],
      path: "Tests/Fixtures/SwiftUI/swinging-fuzz", swiftSettings: strict),
    // Tests that see what an app does not publish, as those of an app do.
    .testTarget(
      name: "SwiftUIAppTests",
      dependencies: [
        "SceneFuzzing", "SceneHosting", "SceneLifecycle", "SceneSeam", "SceneSources", "SceneViews",
        "SwiftUI", "SwiftUIArticles", "SwiftUIBroken", "SwiftUIMended", "SwiftUITemplate",
        "SwiftUITemplate12", "SwiftUITemplate14", "SwiftUITemplateWindows", "TestSupport", "UIKit",
        "_Testing_UIKit",
      ],
      path: "Tests/Fixtures/SwiftUI/SwiftUIAppTests", swiftSettings: strict),
    .testTarget(
      name: "SceneViewsTests",
      dependencies: [
        "AuthenticationServices", "BackgroundTasks", "SceneFuzzing", "SceneHosting", "SceneSeam",
        "SceneViews", "SwiftUI", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "AuthenticationServices", "Charts", "CoreData", "CoreLocation", "CoreTransferable",
        "MapKit", "PhotosUI", "SpriteKit", "SwiftUI", "UniformTypeIdentifiers", "WidgetKit",
        "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["SwiftUI", "UIKit", "UserNotifications", "_Testing_UIKit"],
      swiftSettings: strict),
  ]
#endif
