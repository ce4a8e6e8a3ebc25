// swift-tools-version: 6.2
// A seed becomes a scenario, a scenario played by the engine becomes steps, steps get a verdict, a history
// that fails is shrunk, the smallest one is reported. Eight rooms hold the modules.

import PackageDescription

/// The rooms: none knows anything of those that follow it.
///
/// A line has a module, what it stands on (it may import that, and all that stands under it), and behind a
/// bar what its tests need besides; without a bar, others test it. A hyphen leaves out a file or a folder.
let rooms = """
  Seam: what an app itself links, and hooks in C: one has a calling convention that Swift cannot write.
  SceneTaskHooks
  SceneSeam |
  SceneBridging SceneSeam |

  Model: UIKit as rules, and its contract.
  SceneLifecycle SceneSeam |
  SceneEngine SceneLifecycle | -Goldens
  SceneInvariants SceneLifecycle |
  SceneExploring SceneLifecycle | SceneDefects SceneEngine SceneInvariants -Goldens
  SceneDefects SceneEngine | -Goldens
  SceneConformance SceneEngine SceneInvariants | SceneReporting

  Campaign: from a seed to a report.
  SceneGeneration SceneLifecycle | -Goldens
  SceneShrinking SceneLifecycle |
  SceneSteps SceneLifecycle | SceneGeneration ScenePipeline SceneReporting -Goldens
  SceneReporting SceneSteps | -Goldens
  ScenePictures SceneReporting |
  ScenePipeline SceneDefects SceneExploring SceneGeneration SceneInvariants SceneReporting SceneShrinking | -Goldens
  SceneMachines SceneEngine SceneReporting |
  SceneCoverage ScenePipeline |
  SceneMutants ScenePipeline |

  Folder: reads an app's folder, and uses the types of SceneLifecycle alone.
  SceneSources SceneLifecycle |
  SceneProjects SceneLifecycle |
  SceneLowering SceneSources | CompilerRecords
  SceneStubs SceneLowering | CompilerRecords

  App: an app's object, its laws, its test. SceneTesting and SceneXCTest alone import a testing library.
  SceneDriving SceneEngine SceneTaskHooks | SceneFuzzing
  SceneLaws SceneDriving | SceneFuzzing
  SceneFuzzing SceneCoverage SceneLaws SceneMutants ScenePictures SceneSources |
  SceneTesting SceneFuzzing |
  SceneXCTest SceneFuzzing |

  Apple: Apple's names, where Apple's are not. 'canImport' is true in a package for what it depends on.
  UserNotifications
  BackgroundTasks
  UIKit SceneTaskHooks UserNotifications | SwiftUI _Testing_UIKit
  _Testing_UIKit UIKit
  CarPlay UIKit
  CoreLocation UIKit
  LocalAuthentication UIKit
  Combine UIKit | _Testing_UIKit
  CoreData Combine | _Testing_UIKit
  UniformTypeIdentifiers
  CoreTransferable UniformTypeIdentifiers
  SwiftUI CoreData CoreTransferable | Charts MapKit SpriteKit WidgetKit PhotosUI AuthenticationServices _Testing_UIKit
  Charts SwiftUI
  MapKit CoreLocation SwiftUI
  SpriteKit SwiftUI
  WidgetKit SwiftUI
  PhotosUI SwiftUI
  AuthenticationServices SwiftUI
  osSubmodules
  os osSubmodules | OSLog
  OSLog os

  Hosting: drives delegates and views; in a shipped app the adapter drives the app's object.
  SceneSpies |
  SceneAdapter SceneBridging UIKit | SceneHosting _Testing_UIKit
  SceneHosting BackgroundTasks CarPlay SceneBridging SceneFuzzing SceneSpies | CoreData CoreLocation LocalAuthentication LoweredApp _Testing_UIKit
  SceneViews SceneHosting SwiftUI | AuthenticationServices _Testing_UIKit

  Doors: the command, and what it says and asks of files and processes.
  CommandKit SceneReporting SceneTaskHooks |
  SceneWorkers CommandKit SceneFuzzing |
  SceneGate CommandKit SceneFuzzing |
  SceneModelVerbs SceneConformance SceneGate SceneMachines |
  SceneCommand SceneModelVerbs SceneWorkers | CommandTrials SceneTesting -Goldens
  SceneStarting SceneCommand SceneProjects SceneStubs | CommandTrials CompilerRecords HouseReading SceneTesting
  scenefuzz SceneStarting
  reader-fuzzer CommandTrials
  """

/// Fixtures of tests: a kind, a folder below `Tests`, names, and behind the bar what they need.
let fixtures = """
  library Fixtures TestSupport | SceneLifecycle SceneTaskHooks
  library Fixtures CompilerRecords | SceneLowering TestSupport -Records
  library Fixtures CommandTrials | SceneStarting TestSupport
  library Samples SampleApps | SceneFuzzing
  tests Samples SampleTests | SampleApps TestSupport
  library House HouseReading |
  program House house-graph house-suites | HouseReading
  program Fixtures fixture-folders | TestSupport
  tests House HouseTests | HouseReading SceneSources TestSupport -allowed.txt
  app Fixtures CrashyApp FlakyApp HollowApp RoughApp SoundApp | SceneCommand
  app Fixtures CrashyTest | SceneFuzzing
  example Fixtures/Examples Documents Mail VideoCall | SceneAdapter
  tests Fixtures/Examples ExampleTests | Documents Mail VideoCall SceneFuzzing SceneHosting _Testing_UIKit
  delegates Fixtures/Delegates DelegateMistakes DelegateSamples Radio TemplateApp | BackgroundTasks SwiftUI
  delegates Fixtures/Delegates LoweredApp | UIKit -Original
  delegates6 Fixtures/Delegates DelegateSamples6 | BackgroundTasks SwiftUI -Trackers.swift
  delegates6 Fixtures/Delegates TemplateApp6 | UIKit
  program Fixtures/Delegates courier-fuzz | LoweredApp SceneCommand SceneHosting
  tested Fixtures/Delegates radio-fuzz | DelegateMistakes Radio SceneCommand SceneHosting
  tests Fixtures/Delegates DelegateTests | DelegateMistakes DelegateSamples Radio SampleApps SceneHosting SceneTesting SwiftUI TemplateApp TemplateApp6 TestSupport _Testing_UIKit radio-fuzz -Scenes
  tests Fixtures/Delegates DelegateTests6 | DelegateSamples6 SampleApps SceneHosting SwiftUI _Testing_UIKit
  delegates Fixtures/SwiftUI SwiftUIArticles SwiftUIBroken SwiftUIMended | BackgroundTasks SwiftUI
  delegates Fixtures/SwiftUI/Templates SwiftUITemplate SwiftUITemplate12 SwiftUITemplate14 SwiftUITemplateWindows | BackgroundTasks SwiftUI
  program Fixtures/SwiftUI swinging-fuzz | SceneCommand SceneViews
  tests Fixtures/SwiftUI SwiftUIAppTests | SceneViews SwiftUIArticles SwiftUIBroken SwiftUIMended SwiftUITemplate SwiftUITemplate12 SwiftUITemplate14 SwiftUITemplateWindows TestSupport _Testing_UIKit
  """

/// The benchmark problem SLB-1, rates, counts and memory, where `make bench…` sets the variable.
let benchmarks = """
  library Benchmarks SLB1 | ScenePipeline
  c Benchmarks SLB1Loops AllocationCounter |
  program Benchmarks scenefuzz-count | AllocationCounter SLB1 SceneFuzzing
  program Benchmarks scenefuzz-bench | SLB1 SLB1Loops SceneCommand SceneHosting -instructions.txt
  tests Benchmarks BenchTests SLB1Tests | SLB1 scenefuzz-bench
  """

/// Libraries that others may depend on, with their modules; each other module of Apple's is one.
let libraries = """
  SceneSeam | SceneAdapter | SceneFuzzing | SceneTesting | SceneXCTest | SceneCommand | SceneUIKit UIKit UserNotifications BackgroundTasks CarPlay SceneHosting SceneSpies _Testing_UIKit
  SceneOSLog os OSLog | SceneViews SwiftUI SceneViews | SceneSwiftUI AuthenticationServices Charts CoreLocation CoreTransferable MapKit PhotosUI SceneViews SpriteKit SwiftUI UniformTypeIdentifiers WidgetKit
  """

// What takes the place of Apple's is built on Linux: no build for iOS is made there.
#if os(Linux)
  let isLinux = true
#else
  let isLinux = false
#endif
let apples = ["Sources/Apple", "SceneHosting", "SceneViews", "/Delegates/", "Fixtures/SwiftUI"]

let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { SwiftSetting.enableUpcomingFeature($0) }
let strict = upcoming + [.treatAllWarnings(as: .error)]
// What Apple deprecates does not stop an app's build; on Linux the app is compiled against our UIKit.
let adapting = isLinux ? strict + [.define("OUR_UIKIT")] : upcoming
// Tests see what an app does not publish; without the optimizer a trap has its message.
let plain = SwiftSetting.unsafeFlags(["-Onone"])
let tested = SwiftSetting.unsafeFlags(["-enable-testing"])
let written = SwiftSetting.unsafeFlags(["-enable-testing", "-Onone", "-suppress-warnings"])
// The optimizer gains nothing on text and takes half of the time of `make fuzz`; all else is as in a release.
let quick = SwiftSetting.unsafeFlags(["-Onone", "-assert-config", "Release"])
let text = strict + (Context.environment["QUICK_BUILD_OF_SCENEFUZZ"] == nil ? [] : [quick])
// The entry point of a library needs a name that no other has.
let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Radio_main"]
/// By name or by kind; all else is strict.
let settings: [String: [SwiftSetting]] = [
  "Folder": text, "Doors": text, "SceneReporting": text, "ScenePictures": text,
  "c": [], "app": strict + [plain], "tests": strict + [plain], "tested": strict + [tested],
  // UIKit's initializers ignore isolation to actors, which is an error in Swift 6.
  "Apple": strict + [.swiftLanguageMode(.v5)],
  "DelegateTests6": strict + [plain, .define("IN_SWIFT_6")], "ExampleTests": adapting + [plain],
  "SceneAdapter": adapting, "example": adapting + [tested],
  "delegates": [written, .swiftLanguageMode(.v5)], "delegates6": [written],
  "Radio": [written, .swiftLanguageMode(.v5), .unsafeFlags(entry)],
]
let programs = ["app", "program", "tested", "scenefuzz", "reader-fuzzer", "TemplateApp"]

/// The names of each part of a line, before and behind its bars.
func parts(_ line: Substring) -> [[String]] {
  line.split(separator: "|", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").map { String($0) } }
}

typealias Row = (kind: String, name: String, folder: String, words: [String])
let inRooms = rooms.split(separator: "\n\n").flatMap { room in
  let title = String(room.prefix { $0 != ":" })
  return room.split(separator: "\n").dropFirst().map(parts).flatMap { line -> [Row] in
    let name = line[0][0]
    let module: Row = (title, name, "Sources/" + title, Array(line[0].dropFirst()))
    guard let besides = line.dropFirst().first else { return [module] }
    return [module, ("tests", name + "Tests", "Tests/" + title, [name, "TestSupport"] + besides)]
  }
}
let measures = Context.environment["BENCHMARKS_OF_SCENEFUZZ"] == nil ? "" : "\n" + benchmarks
let beside = (fixtures + measures).split(separator: "\n").map(parts).flatMap { line in
  line[0].dropFirst(2).map { Row(line[0][0], $0, "Tests/" + line[0][1], line[1]) }
}
let rows = (inRooms + beside).filter { row in
  isLinux || !apples.contains { (row.folder + "/" + row.name).contains($0) }
}
let needs = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.words) })

/// Gathers names with all that they stand on, as far as it is built here.
func gather(_ names: [String], in found: inout Set<String>) {
  for name in names where needs[name] != nil && found.insert(name).inserted {
    gather(needs[name] ?? [], in: &found)
  }
}

let targets = rows.map { kind, name, folder, words in
  let target: Target =
    kind == "tests"
    ? .testTarget(name: name)
    : programs.contains { kind == $0 || name == $0 || name == $0 + "6" }
      ? .executableTarget(name: name) : .target(name: name)
  var below: Set<String> = []
  gather(words, in: &below)
  target.dependencies = below.sorted().map { .byName(name: $0) }
  target.path = folder + "/" + name
  target.exclude = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
  target.swiftSettings = settings[name] ?? settings[kind] ?? strict
  return target
}

// `swift package scenefuzz …` in a package that depends on this one. It names no tool of ours: SwiftPM
// would build every module a second time for it.
let reason =
  "'init' writes an app's first test, 'run' and 'ci' keep what they find below .scenefuzz; if you refuse, "
  + "'scenefuzz init --print' shows what would be written"
let plugin = Target.plugin(
  name: "SceneFuzzPlugin",
  capability: .command(
    intent: .custom(
      verb: "scenefuzz", description: "Starts, checks and gates the app of the package."),
    permissions: [.writeToPackageDirectory(reason: reason)]),
  path: "Sources/Doors/SceneFuzzPlugin")

let named = libraries.split(separator: "\n").flatMap(parts)
  .filter { isLinux || needs[$0[0]] != nil }
let singles = rows.filter { $0.kind == "Apple" && $0.name.first?.isUppercase == true }
  .map { ["Scene" + $0.name, $0.name] }.filter { single in !named.contains { $0[0] == single[0] } }
let products = (named + singles).map {
  Product.library(name: $0[0], targets: $0.count == 1 ? $0 : Array($0[1...]))
}
let package = Package(
  name: "SceneFuzz", platforms: [.macOS(.v13), .iOS(.v16)],
  products: products + [
    .executable(name: "scenefuzz", targets: ["scenefuzz"]),
    .plugin(name: "SceneFuzzPlugin", targets: ["SceneFuzzPlugin"]),
  ], targets: targets + [plugin])
