package import CommandKit
import Foundation
import SceneLifecycle
import SceneSources

/// The compiled modules with which an app's copies are checked.
package struct CompiledPlatform: Hashable, Sendable {
  /// Folders with modules of Swift.
  package let folders: [String]
  /// The maps of modules in C that these need.
  package let maps: [String]
  /// The names that the app can import.
  package fileprivate(set) var names: Set<String>
  /// Folders with macros of Swift's own, such as `@Observable`.
  fileprivate(set) var macros: [String] = []

  /// Takes modules that are known.
  ///
  /// - Parameters:
  ///   - folders: Folders with modules of Swift.
  ///   - maps: The maps of modules in C that these need.
  ///   - names: The names that the app can import.
  package init(folders: [String], maps: [String], names: Set<String>) {
    self.folders = folders
    self.maps = maps
    self.names = names
  }

  /// Takes the modules of a build.
  ///
  /// - Parameters:
  ///   - folder: The folder with the modules.
  ///   - checkout: The sources of SceneFuzz.
  init(folder: String, checkout: String) {
    folders = [folder]
    maps = [checkout + "/" + Self.map]
    names = AppleModules.here.union(["SceneSpies"]).filter {
      FileManager.default.fileExists(atPath: "\(folder)/\($0).swiftmodule")
    }
  }

  /// The sources of SceneFuzz, as the maps of modules lie in them; empty where there is no map.
  var checkout: String {
    maps.first { $0.hasSuffix(Self.map) }.map { String($0.dropLast(Self.map.count)) } ?? ""
  }

  /// Whether the modules that the value of a test imports are there, too.
  var hasHosting: Bool {
    ["SceneFuzzing", "SceneHosting"].allSatisfy(has)
  }

  /// Whether the module is there with which programs of SwiftUI's are played.
  var hasViews: Bool { has("SceneViews") }

  private func has(_ name: String) -> Bool {
    folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
  }

  private static let map = "Sources/Seam/SceneTaskHooks/include/module.modulemap"

  /// The modules of a build, if they are there.
  static func found(in folder: String, _ checkout: String) -> CompiledPlatform? {
    let needed = ["UIKit.swiftmodule", "SceneSpies.swiftmodule"].map { folder + "/" + $0 }
    let isWhole = (needed + [checkout + "/" + map]).allSatisfy(FileManager.default.fileExists)
    return isWhole ? CompiledPlatform(folder: folder, checkout: checkout) : nil
  }
}

/// A way to find the compiled modules of the platform.
package protocol PlatformFinding {
  /// The modules for a package, built where they are not there yet.
  ///
  /// A module that the package does not depend on is none of them, whatever was built beside it.
  ///
  /// - Parameter package: The folder of the package, absolute; its manifest is there.
  /// - Throws: `CommandError` where they cannot be built.
  func platform(for package: String) throws(CommandError) -> CompiledPlatform
}

/// Finds the modules beside the running command, or lets SwiftPM build them for the package.
package struct PlatformBuild: PlatformFinding {
  private let environment: CommandEnvironment
  private let stop: StopRequest
  private let console: Console
  private let dependency: StarterDependency

  /// Takes what runs `swift`, and where the package takes SceneFuzz from.
  ///
  /// - Parameters:
  ///   - environment: Where the command runs, which finds `swift`.
  ///   - stop: What ends a build early.
  ///   - console: Where it says that it builds.
  ///   - dependency: Where the package takes SceneFuzz from.
  package init(
    _ environment: CommandEnvironment, stop: StopRequest, console: Console,
    _ dependency: StarterDependency
  ) {
    self.environment = environment
    self.stop = stop
    self.console = console
    self.dependency = dependency
  }

  package func platform(for package: String) throws(CommandError) -> CompiledPlatform {
    let manifest = try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    let products = PlatformProducts(in: manifest ?? "")
    var platform = try whole(for: package, products)
    platform.names.formIntersection(products.modules.union(["SceneSpies"]))
    platform.macros = macros
    return platform
  }

  /// The folder of macros beside the compiler, if it is there.
  private var macros: [String] {
    guard let tool = try? SwiftTool(environment, stop: stop) else { return [] }
    let compilers = [URL(fileURLWithPath: tool.path)].flatMap {
      [$0, $0.resolvingSymlinksInPath()]
    }
    return compilers.map {
      $0.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host/plugins"
    }.filter(FileManager.default.fileExists).prefix(1).map { $0 }
  }

  private func whole(
    for package: String, _ products: PlatformProducts
  ) throws(CommandError) -> CompiledPlatform {
    if let beside = Self.besideCommand() { return beside }
    if let built = built(in: package), products.modules.isSubset(of: built.names) { return built }
    #if !os(Linux)
      throw CommandError(
        Diagnostic(
          "an app's delegates are checked and played on Linux, and this is none",
          help: "run the same in a container: docker run --rm -v \"$PWD:/app\" -w /app swift:6.3 …"),
        .inconclusive)
    #else
      console.line("building what the app imports of Apple's modules (once, a minute or more) …")
      let tool = try SwiftTool(environment, stop: stop)
      let logged = LoggedBuild(console)
      for target in products.targets {
        let words = ["build", "--package-path", package, "--target", target]
        let run = try logged.run(tool, words, "building \(target)")
        if run.status != 0 { throw Self.notBuilt(package, BuildLog(run.text).mistake) }
      }
      if let built = built(in: package) { return built }
      throw Self.notBuilt(package)
    #endif
  }

  /// The error where SwiftPM does not build the modules of a package, with a command that a shell takes.
  package static func notBuilt(_ package: String, _ mistake: String? = nil) -> CommandError {
    CommandError(
      Diagnostic(
        "SceneFuzz could not be built for \(Diagnostic.quote(package))"
          + (mistake.map { ": \($0.shown)" } ?? ""),
        help: "run swift build --package-path \(package.shellWord) and read what it says"),
      .inconclusive)
  }

  /// The modules of the build that the running command is from.
  private static func besideCommand() -> CompiledPlatform? {
    guard let command = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let folder = command.deletingLastPathComponent()
    var checkout = folder
    while checkout.path != "/" {
      if let found = CompiledPlatform.found(in: folder.path + "/Modules", checkout.path) {
        return found
      }
      checkout = checkout.deletingLastPathComponent()
    }
    return nil
  }

  /// The modules that the package has built, with the sources that it has built them from.
  private func built(in package: String) -> CompiledPlatform? {
    let folder = package + "/.build/debug/Modules"
    guard dependency.isAddress else {
      let location = dependency.location
      let checkout = location.hasPrefix("/") ? location : package + "/" + location
      return CompiledPlatform.found(in: folder, checkout)
    }
    let checkouts = package + "/.build/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    return names.sorted().lazy.compactMap {
      CompiledPlatform.found(in: folder, checkouts + "/" + $0)
    }.first
  }
}
