import CommandKit
import Foundation
import SceneLifecycle
import SceneLowering
import SceneProjects
import SceneReporting
import SceneSources
import SceneStubs

/// An app's own folder, read: its project, the lowered copies of its sources, its delegates.
struct AppFolder {
  /// Which files are the app.
  let project: AppProject
  /// The lowered copies of its sources, by their paths from the new package.
  let sources: [LoweredSource]
  /// The lowered copies of its own other modules.
  let modules: [String: [LoweredSource]]
  /// Its delegates, and what they take.
  var delegates: AppDelegates
  /// The windows that its project declares.
  let entry: SceneEntry
  /// The controllers of its storyboards.
  let storyboards: AppStoryboards
  /// The code that is made of its models of Core Data.
  var dataModels: AppDataModels
  /// The names of its catalogues.
  let assets: AppAssets
  /// The products whose modules it imports.
  var products: PlatformProducts {
    PlatformProducts(
      of: sources + modules.keys.sorted().flatMap { modules[$0] ?? [] },
      isProgram: delegates.program != nil)
  }
  /// Its bundle: what Info.plist says, and where its files are.
  var bundle: AppBundle { AppBundle(project, package: package) }
  private let package: String
  /// The digests of the files that were read: paths from the new package with their hashes, sorted.
  let digests: [SourceDigest]
  /// The files that could not be read or copied, one sentence each.
  let remarks: [String]
  /// The parts of the app that no copy shows: those of delegates, and sources that are left out.
  private(set) var unseen: [BlindSpot]

  /// The way in which sources are lowered for a test.
  static func options(of project: AppProject) -> LoweringOptions {
    var options = LoweringOptions()
    options.entryPoint = .dropped
    options.isProofread = false
    options.isOfMainActorByDefault = project.compiling.defaultIsolation == .mainActor
    options.conditions.flags.formUnion(project.compiling.conditions)
    options.conditions.features.formUnion(project.compiling.upcomingFeatures)
    options.conditions.modules.formUnion(project.modules.map(\.name))
    return options
  }

  /// Reads an app.
  ///
  /// - Parameters:
  ///   - path: The folder with its project or its sources, absolute.
  ///   - target: The app's target; nil if the project has one app.
  ///   - package: The folder of the new package, absolute: all paths are from there.
  ///   - frontend: What runs the compiler.
  /// - Throws: `CommandError` where there is no app with a delegate of UIKit's or a program of SwiftUI's.
  /// - Complexity: One process of the compiler for each megabyte of sources.
  init(
    _ path: String, target: String?, package: String, frontend: any SwiftFrontend
  ) throws(CommandError) {
    let (project, chosen) = try Self.project(of: path, target)
    var reading = SourceReading(folder: project.folder, package: package)
    let own = try reading.files(project.sources)
    let needed = NeededSources(among: project.leftOut, for: own, in: project.folder).paths
    var files = own + (try reading.files(needed))
    try AppDelegates.checkBeginning(of: project, files)
    let lowering = SourceLowering(options: Self.options(of: project), frontend: frontend)
    let lowered = lowering.lower(files)
    var errors = lowered.errors
    let modules = try Self.modules(of: project, lowering, &reading, &files, &errors)
    let others = modules.keys.sorted().flatMap { modules[$0] ?? [] }
    let all = lowered.sources + others
    let program = try AppProgram(all, project)
    (self.project, self.package) = (project, package)
    // What a program shows may lie in its own modules: here it is one module with them.
    sources = lowered.sources + (program == nil ? [] : others)
    self.modules = program == nil ? modules : [:]
    var entry = SceneEntry(project)
    delegates = try AppDelegates(
      sources, project, program: program, first: entry.delegate,
      comparing: ArrivalNames(of: all.map(\.active)),
      without: project.remarks + reading.remarks + errors.map(\.description))
    if program == nil {
      entry.compare(
        with: delegates.scenes, cars: delegates.cars,
        answers: delegates.answersWithConfigurations, project)
    }
    self.entry = entry
    dataModels = AppDataModels(project, all)
    if program == nil { delegates.real += Self.byHand(dataModels, lowered.sources) }
    storyboards = try AppStoryboards(project, lowered.sources, real: delegates.real)
    assets = AppAssets(project, sources, isProgram: program != nil)
    digests = Self.digests(of: &reading, project, dataModels, assets)
    remarks =
      chosen + project.remarks + reading.remarks + errors.map(\.description) + storyboards.remarks
    let left = project.leftOut.compactMap { $0.without(Set(needed)) }
    unseen =
      LostSources(errors, unread: reading.unread, files, for: delegates).remarks
      + left.map { BlindSpot(.leftOut, "\($0)") }
  }

  /// Leaves a source out of what is real: its types are stubs.
  mutating func leaveOut(_ file: String, because reason: String) {
    delegates.real.removeAll { $0 == file }
    unseen.append(BlindSpot(.leftOut, file, note: reason))
  }

  /// The digests of all that was read, with the files beside the sources.
  private static func digests(
    of reading: inout SourceReading, _ project: AppProject, _ models: AppDataModels,
    _ assets: AppAssets
  ) -> [SourceDigest] {
    let found = models.models
    reading.add(settings(of: project) + found.readFiles + assets.readFiles)
    reading.add(folders: project.readFolders + found.readFolders + assets.readFolders)
    return reading.digests
  }

  /// The lowered copies of the app's own other modules, whose files are added to those that were read.
  private static func modules(
    of project: AppProject, _ lowering: SourceLowering, _ reading: inout SourceReading,
    _ files: inout [SourceFile], _ errors: inout [LoweringError]
  ) throws(CommandError) -> [String: [LoweredSource]] {
    var modules: [String: [LoweredSource]] = [:]
    for module in project.modules {
      let others = try reading.files(module.sources)
      let folder = lowering.lower(others)
      files += others
      errors += folder.errors
      modules[module.name, default: []] += folder.sources
    }
    return modules
  }

  /// The app's own sources with nothing else than classes of its models.
  private static func byHand(_ models: AppDataModels, _ sources: [LoweredSource]) -> [String] {
    let paths = Set(sources.map(\.path))
    return models.byHand.filter(paths.contains)
  }

  /// The files that say how the app is built.
  private static func settings(of project: AppProject) -> [String] {
    let manifest = project.origin == .package ? ["Package.swift"] : []
    return project.readFiles + project.resources.storyboards + manifest
  }

  /// The project that the folder belongs to, or the folder itself, and which of several apps it is.
  private static func project(
    of path: String, _ target: String?
  ) throws(CommandError) -> (AppProject, remarks: [String]) {
    do throws(ProjectError) {
      return (try AppProject(of: path, target: target), [])
    } catch {
      if target == nil, let main = main(of: error.choices),
        let project = try? AppProject(of: path, target: main)
      {
        let names = error.choices.map { Diagnostic.quote($0) }.joined(separator: ", ")
        return (project, ["of the apps \(names) '\(main)' is taken: --target names another"])
      }
      throw CommandError(
        Diagnostic(
          error.description,
          help: error.choices.isEmpty
            ? "mend it, or name a folder that has the sources alone"
            : "write scenefuzz init --delegates DIR --target NAME"),
        error.code == .noApp ? .inconclusive : .misused)
    }
  }

  /// The app of which the others are variants: the one whose name begins theirs.
  private static func main(of names: [String]) -> String? {
    names.min { $0.count < $1.count }.flatMap { shortest in
      names.allSatisfy { $0.hasPrefix(shortest) } ? shortest : nil
    }
  }

  /// Whether the app runs without scenes: it has neither a scene delegate nor a scene manifest.
  var isSceneless: Bool {
    delegates.program == nil && delegates.scenes.isEmpty && !entry.isDeclared
  }

  /// Whether cars are played: the project or code of the app gives their scenes a delegate that is here.
  var playsCars: Bool {
    guard !isSceneless, !delegates.cars.isEmpty else { return false }
    return delegates.answersWithConfigurations
      || delegates.cars.contains { $0 == entry.car?.delegate }
  }
}
