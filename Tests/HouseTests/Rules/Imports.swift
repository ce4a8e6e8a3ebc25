import HouseReading

/// Who may import whom: the fan of the design, downwards only.
enum Imports {
  /// The stages: they know the nouns and nothing else of ours.
  static let stages = [
    "SceneGeneration", "SceneEngine", "SceneInvariants", "SceneExploring", "SceneShrinking",
    "SceneSteps", "SceneReporting",
  ]
  /// The stages that are about the rules: they know the engine, too.
  static let onRules = ["SceneDefects", "SceneConformance"]
  /// What an app links for a unit test.
  static let linked =
    ["SceneSeam", "SceneLifecycle"] + stages + onRules
    + ["SceneDriving", "SceneLaws", "ScenePipeline", "SceneMutants", "SceneCoverage"]
    + ["SceneFuzzing"]

  /// Where an app's unit test meets files, the environment and the clock: the pipeline does not.
  static let inTests = "Sources/SceneFuzzing/Apps/InTests/"
  /// Where an app's own source is looked for, to find handlers that are misspelt.
  static let ownSource = "Sources/SceneFuzzing/Apps/Doubts/HandlerReader.swift"
  /// The clock of a shipped app; in a test the case's own time takes its place.
  static let deviceTime = "Sources/SceneSeam/AppClock.swift"

  /// What each module of `Sources` imports at most.
  static func allowed(_ module: String) -> [String]? {
    let system = ["Foundation", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization"]
    switch module {
    // An app links it: the standard library and Foundation alone.
    case "SceneSeam": return ["Foundation"]
    case "SceneLifecycle": return ["SceneSeam"]
    case "SceneDefects": return ["SceneLifecycle", "SceneEngine"]
    // A recording is judged by the contract before the rules explain it.
    case "SceneConformance": return ["SceneLifecycle", "SceneEngine", "SceneInvariants"]
    case "SceneDriving": return ["SceneSeam", "SceneLifecycle", "SceneEngine", "SceneTaskHooks"]
    case "SceneLaws": return ["SceneSeam", "SceneLifecycle", "SceneDriving"]
    case "ScenePipeline": return ["SceneLifecycle", "SceneDefects"] + stages
    case "SceneReporting": return ["SceneLifecycle", "SceneSteps"]
    case "SceneMachines": return ["SceneLifecycle", "SceneEngine", "SceneReporting"]
    case "SceneMutants", "SceneCoverage":
      return ["SceneLifecycle", "SceneDefects", "ScenePipeline"] + stages
    case "SceneFuzzing":
      return ["SceneSeam", "SceneLifecycle", "SceneDefects", "SceneDriving", "SceneLaws"] + stages
        + ["ScenePictures", "ScenePipeline", "SceneMutants", "SceneCoverage"]
        + ["SceneSources", "SceneTaskHooks"]
    case "CommandKit": return ["SceneLifecycle", "SceneReporting", "SceneTaskHooks"] + system
    case "SceneWorkers":
      return ["CommandKit", "SceneFuzzing", "SceneDriving", "SceneLifecycle", "SceneSeam"]
        + ["SceneCoverage", "ScenePictures", "ScenePipeline", "SceneTaskHooks"] + stages + system
    case "SceneGate":
      return ["CommandKit", "SceneFuzzing", "SceneLifecycle", "SceneDefects"]
        + ["ScenePictures", "ScenePipeline", "SceneCoverage"] + stages + system
    case "SceneModelVerbs":
      return ["CommandKit", "SceneFuzzing", "SceneDriving", "SceneLifecycle", "SceneGate"]
        + ["ScenePipeline", "SceneMachines"] + stages + onRules + system
    case "SceneCommand":
      return ["CommandKit", "SceneFuzzing", "SceneDriving", "SceneLifecycle", "SceneSeam"]
        + ["SceneGate", "ScenePictures", "SceneStarting", "SceneModelVerbs"]
        + ["SceneWorkers", "ScenePipeline", "SceneMutants", "SceneCoverage"]
        + stages + onRules + system
    case "reader-fuzzer": return ["CommandTrials"] + system
    default: return stages.contains(module) ? ["SceneLifecycle"] : others(module)
    }
  }

  /// Modules whose declarations are Apple's: their names and their circles are not ours to choose.
  static let apples = delegates + beside + ["os", "OSLog"]
  /// Those beside them, which stand on UIKit and which no host knows.
  static let beside =
    ["Combine", "CoreData", "CoreLocation", "LocalAuthentication"] + forms + views
  /// Those with views of their own.
  static let views = [
    "AuthenticationServices", "Charts", "MapKit", "PhotosUI", "SpriteKit", "WidgetKit",
  ]
  /// The forms of what apps exchange.
  static let forms = ["CoreTransferable", "UniformTypeIdentifiers"]
  /// Those under an app's delegates, which the host knows.
  static let delegates = ["SwiftUI", "UIKit", "UserNotifications", "BackgroundTasks", "CarPlay"]

  /// What the command, the doors of tests and the modules under an app's delegates import at most.
  ///
  /// Only the host stands above Apple's.
  private static func others(_ module: String) -> [String]? {
    switch module {
    case "scenefuzz": return ["SceneCommand"]
    // The nearest word is the notation's, and a project is a file.
    case "SceneSources": return ["SceneLifecycle", "Foundation"]
    // Pictures are made of what reports say: the one has no text of its own for what the other shows.
    case "ScenePictures": return ["SceneLifecycle", "SceneReporting", "SceneSteps"]
    case "SceneLowering": return ["Foundation"]
    case "SceneStubs": return ["SceneLowering", "Foundation"]
    // It is linked to an app's copies, which know nothing else of ours.
    case "SceneSpies": return ["Foundation", "FoundationNetworking", "Synchronization"]
    // Names of files and settings are shown as all text of others is. Models are in XML.
    case "SceneProjects": return ["SceneLifecycle", "Foundation", "FoundationXML"]
    case "SceneStarting":
      return ["CommandKit", "SceneLifecycle", "SceneProjects", "SceneReporting", "SceneSources"]
        + ["SceneLowering", "SceneStubs", "Foundation"]
    case "SceneTesting": return ["SceneFuzzing", "SceneLifecycle", "Foundation", "Testing"]
    case "SceneXCTest": return ["SceneFuzzing", "XCTest"]
    case "SceneFuzzPlugin": return ["Foundation", "PackagePlugin"]
    case "SceneBridging": return ["SceneSeam", "Foundation"]
    // What drives an app's object in the shipped app; on Linux Apple's frameworks are ours.
    case "SceneAdapter":
      return ["SceneBridging", "SceneSeam", "Foundation", "CloudKit", "Security"] + delegates
    // The door for programs: the one module that knows the host and SwiftUI.
    case "SceneViews": return ["SceneFuzzing", "SceneHosting", "SceneSeam", "SwiftUI"]
    // A doubt about phases is looked for in a program's sources.
    case "SceneHosting":
      return ["SceneLifecycle", "SceneReporting", "SceneSources"]
        + ["SceneBridging", "SceneSeam", "SceneFuzzing", "SceneSpies", "SceneTaskHooks"]
        + ["Foundation"] + delegates
    default: return under(module)
    }
  }

  /// What the modules under an app's delegates import at most.
  private static func under(_ module: String) -> [String]? {
    switch module {
    case "BackgroundTasks": return ["Foundation"]
    case "UserNotifications", "os": return ["Foundation", "Synchronization"]
    case "OSLog": return ["os"]
    // Requests and responses are Foundation's; no request leaves the machine.
    case "UIKit":
      return ["Foundation", "FoundationNetworking", "SceneTaskHooks", "Synchronization"]
        + ["UserNotifications"]
    // Swift's reflection finds the fields of a view.
    case "SwiftUI":
      return ["Combine", "CoreData", "Foundation", "Observation", "Swift", "UIKit"] + forms
    case "Combine": return ["Foundation", "FoundationNetworking", "UIKit"]
    case "MapKit": return ["CoreLocation", "Foundation", "SwiftUI", "UIKit"]
    case "PhotosUI": return ["Foundation", "SwiftUI", "UIKit"] + forms
    case "AuthenticationServices", "Charts", "SpriteKit", "WidgetKit":
      return ["Foundation", "SwiftUI", "UIKit"]
    case "UniformTypeIdentifiers": return ["Foundation"]
    case "CoreTransferable": return ["Foundation", "UniformTypeIdentifiers"]
    // A view follows an object of Core Data with Combine.
    case "CoreData": return ["Combine", "Foundation", "UIKit"]
    case "CarPlay", "CoreLocation", "LocalAuthentication": return ["Foundation", "UIKit"]
    case "_Testing_UIKit": return ["UIKit"]
    default: return nil
    }
  }

  /// Where a file imports what its module may not know.
  static func findings(_ file: SourceFile) -> [String] {
    guard let allowed = allowed(file.module) else {
      return [file.finding(0, "\(file.module) is not a module of the design")]
    }
    return file.code.enumerated().compactMap { line, code in
      guard let module = imported(code), !allowed.contains(module) else { return nil }
      let meetsFiles = file.path.hasPrefix(inTests) || file.path == ownSource
      if ["Foundation", "Dispatch"].contains(module) && meetsFiles { return nil }
      return file.finding(line, "\(file.module) does not import \(module)")
    }
  }

  private static func imported(_ code: String) -> String? {
    let words = code.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
    else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    let name = words[(index + 1)...].first { !kinds.contains($0) }
    return name.map { String($0.prefix { $0 != "." }) }
  }

  private static let access = ["public", "package", "internal", "fileprivate", "private"]
}
