package import CommandKit
import Foundation
import SceneLifecycle
package import SceneLowering
import SceneProjects
import SceneReporting
import SceneSources
import SceneStubs

/// Makes the package beside an app, or makes again what is made in it.
package struct FolderMaking {
  private let request: FolderRequest
  private let console: Console
  private let modules: any PlatformFinding
  private let frontend: any SwiftFrontend
  private let cases: any CasePlaying
  private let clock: @Sendable () -> Double

  /// Takes what is asked for, and what finds the compiled modules of the platform.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - console: Where the report goes.
  ///   - modules: What finds the compiled modules of the platform.
  ///   - frontend: What runs the compiler.
  ///   - cases: What builds the package and plays its first case.
  ///   - clock: The seconds of processor time that were used.
  package init(
    _ request: FolderRequest, console: Console, modules: any PlatformFinding,
    frontend: any SwiftFrontend = ProcessFrontend(), cases: any CasePlaying,
    clock: @escaping @Sendable () -> Double
  ) {
    self.request = request
    self.console = console
    self.modules = modules
    self.frontend = frontend
    self.cases = cases
    self.clock = clock
  }

  /// Makes the package.
  ///
  /// - Returns: `inconclusive` where what was made does not compile, is not the app any more, or dies in the
  ///   first case.
  /// - Throws: `CommandError` where there is nothing to make, or nothing can be written.
  package func make() throws(CommandError) -> ExitStatus {
    guard !(request.package + "/").hasPrefix(request.app + "/") else {
      throw CommandError(
        Diagnostic(
          "the package \(Diagnostic.quote(request.package)) would lie in the app itself",
          help: "name another folder with --into"))
    }
    ScratchNames.clear()
    var app = try AppFolder(
      request.app, target: request.target, package: request.package, frontend: frontend)
    let name = try self.name(of: app.project)
    var starter = FolderStarter(
      name: name, dependency: request.dependency, app: app,
      location: RelativePath.text(request.app, from: request.package),
      folder: URL(fileURLWithPath: request.package).lastPathComponent)
    let writer = FolderWriter(root: request.package, console: console)
    try writer.check(starter.files)
    // An update makes Made again; what a team has moved or removed stays as it is.
    if !request.isUpdate { try writer.writeOnce(starter.files.filter { !$0.isOfStubs }) }
    let made: MadeStubs
    do throws(CommandError) {
      let platform = try modules.platform(for: request.package)
      made = try stubs(of: &app, module: name.module, platform)
    } catch {
      // The package is whole but for its copies, which an update makes.
      if !request.isUpdate { try writer.writeOnce(starter.files) }
      throw error
    }
    app.delegates.leaveOutKits(app.sources, standIns: made.report.standIns)
    starter.app = app
    if !request.isUpdate { try writer.writeOnce(starter.files.filter(\.isOfStubs)) }
    for line in missing(app.products) { console.line(line) }
    let report = FolderReport(app: app, made: made.report, package: request.package)
    var digest = MadeDigest(
      app: starter.location, target: request.target, module: name.module, sources: app.digests)
    digest.note(made.files, report.blindSpots)
    try writer.write(made: made.files, digest: digest, report: report.whole)
    return try finish(report, made.files, writer, name)
  }

  /// Plays the first case of a package that is written, and says what came of it.
  ///
  /// All is there before: who is stopped here goes on with `swift test`, or with the same words again.
  private func finish(
    _ report: FolderReport, _ files: [StubFile], _ writer: FolderWriter, _ name: StarterName
  ) throws(CommandError) -> ExitStatus {
    var report = report
    if report.isUsable {
      let package = PlayedPackage(
        folder: request.package, command: name.command, sources: files.compactMap(\.original))
      report.first = request.isPlayed ? try cases.play(package) : .leftOut
      try writer.write(report: report.whole)
    }
    for line in request.isVerbose ? report.whole + report.end : report.short { console.line(line) }
    return report.status
  }

  /// The lines for a manifest that is a person's, where the app imports a module that it does not name.
  private func missing(_ products: PlatformProducts) -> [String] {
    let path = request.package + "/Package.swift"
    let manifest = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let there = PlatformProducts(in: manifest).modules
    let lacking = PlatformProducts.table.filter { product, modules in
      products.names.contains(product) && !modules.allSatisfy(there.contains)
    }
    if lacking.isEmpty { return [] }
    return ["Package.swift is yours; the app imports more: add to the dependencies of its target"]
      + lacking.map { "  " + request.dependency.product($0.product) + "," }
  }

  /// The name of the module: that which is asked for or the app's own, else one that any module can have.
  private func name(of project: AppProject) throws(CommandError) -> StarterName {
    if request.module == nil, !SwiftText.isModuleName(project.module) {
      return try StarterName("TheApp", folder: request.app)
    }
    return try StarterName(request.module ?? project.module, folder: request.app)
  }

  private func stubs(
    of app: inout AppFolder, module: String, _ platform: CompiledPlatform
  ) throws(CommandError) -> MadeStubs {
    var question = try question(of: &app, platform)
    let checking = TypeChecking(
      frontend: frontend, moduleFolders: platform.folders, moduleMaps: platform.maps,
      module: module, more: moreWords(for: app, platform))
    let usual = app.delegates.program == nil ? StubLimits() : .ofPrograms
    let making = StubMaking(
      lowering: AppFolder.options(of: app.project), frontend: frontend, checking: checking,
      limits: request.checkSeconds.map { usual.within(seconds: $0) } ?? usual, clock: clock)
    do throws(StubError) {
      let made = try made(&question, of: &app, by: making)
      let hasFailed = [.stuck, .tooManyRounds].contains(made.report.end)
      guard hasFailed, question.others[DataModelSource.fileName] != nil else { return made }
      // Without the classes of its models the app may still be stubs that compile.
      var less = question
      less.others[DataModelSource.fileName] = nil
      if app.delegates.program == nil { less.real.subtract(app.dataModels.byHand) }
      let other = try making.make(less)
      guard other.report.isBuilt else { return made }
      app.delegates.real.removeAll { !less.real.contains($0) }
      app.dataModels.giveUp(made.report.mistakes.first)
      return other
    } catch {
      throw CommandError(
        Diagnostic(
          "no stubs could be made: \(error)",
          help: error.code == .compilerDied
            ? "leave \(error.file ?? "what ends it") out with --target, or name a smaller folder"
            : "look whether 'swiftc' runs on this machine"),
        .inconclusive)
    }
  }

  /// The words of the compiler beside those of each check.
  private func moreWords(for app: AppFolder, _ platform: CompiledPlatform) -> [String] {
    let isIsolated = app.project.compiling.defaultIsolation == .mainActor
    var words = isIsolated ? ["-default-isolation", "MainActor"] : []
    for feature in FolderStarter.features(of: app.project) {
      words += ["-enable-upcoming-feature", feature]
    }
    for folder in platform.macros { words += ["-plugin-path", folder] }
    if app.delegates.program == nil { return words }
    // A body that the compiler cannot make out in a few seconds is one that does not compile.
    // Its time counts each closure anew, its memory does not.
    return words + ["-solver-expression-time-threshold=10", "-solver-memory-threshold=40000000"]
  }

  /// Returns the app of which the stubs are made.
  private func question(
    of app: inout AppFolder, _ platform: CompiledPlatform
  ) throws(CommandError) -> StubMaking.App {
    var question = StubMaking.App(
      sources: app.sources, real: Set(app.delegates.real), platform: platform.names)
    question.modules = app.modules
    question.support = SupportSource.text(importing: "UIKit", answer: "PlayedSystem.isAtLeast")
    question.others = [
      "MadeShadows.swift": SupportSource.shadows(importing: "UIKit"),
      AppBundle.fileName: app.bundle.text, OldNames.fileName: OldNames.text,
    ]
    if let program = app.delegates.program {
      question.wanted = program.wanted
      question.others[MadeViews.fileName] = MadeViews.text
    }
    let names = PlatformNames(checkout: platform.checkout, modules: platform.names)
    question.owner = { names.owner(of: $0) }
    if let objects = MadeObjects.text(for: platform.names) {
      question.others[MadeObjects.fileName] = objects
    }
    if app.assets.areThere { question.others[AppAssets.fileName] = app.assets.text }
    if app.storyboards.areThere {
      question.others[AppStoryboards.fileName] = app.storyboards.text
    }
    (question.byHand, question.tests) = try byHand(platform)
    question.answers = FolderAnswers(app.delegates, needsContents: try asksForContents()).file
    if app.dataModels.areThere, platform.names.contains("CoreData") {
      app.dataModels.leaveOut(Self.classes(in: question.byHand))
      question.others[DataModelSource.fileName] = DataModelSource(models: app.dataModels).text
    }
    return question
  }

  /// The classes that some sources declare.
  private static func classes(in sources: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      let words = SwiftWords.all(in: String(decoding: source.bytes, as: UTF8.self)).map(\.text)
      for (word, next) in zip(words, words.dropFirst()) where word == "class" {
        names.insert(String(next))
      }
    }
    return names
  }

  /// Whether a person's file names the contents that histories bring.
  private func asksForContents() throws(CommandError) -> Bool {
    let folder = URL(fileURLWithPath: request.package + "/ByHand")
    for path in StarterInput.paths(below: folder) {
      let text = try StarterInput.text(of: folder.appendingPathComponent(path))
      if text?.contains(MadeContents.value) ?? false { return true }
    }
    return false
  }

  /// Returns a person's files beside the made ones, and the values that only the package links.
  ///
  /// These are checked where their modules are, and where a directive can name them.
  private func byHand(
    _ platform: CompiledPlatform
  ) throws(CommandError) -> (sources: [SourceFile], tests: [SourceFile]) {
    let folder = URL(fileURLWithPath: request.package + "/ByHand")
    var (sources, tests): ([SourceFile], [SourceFile]) = ([], [])
    for path in StarterInput.paths(below: folder) {
      guard let text = try StarterInput.text(of: folder.appendingPathComponent(path)) else {
        continue
      }
      let file = SourceFile(path: "ByHand/" + path, text: text)
      if !text.contains("import SceneHosting") {
        sources.append(file)
      } else if platform.hasHosting,
        platform.hasViews || !text.contains("import SceneViews"), SwiftText.content(path) == path
      {
        tests.append(file)
      }
    }
    return (sources, tests)
  }
}

extension MadeDigest {
  /// Takes what was made, by which version of the tool, and what no verdict on it sees.
  fileprivate mutating func note(_ files: [StubFile], _ spots: [BlindSpot]) {
    tool = Product.version
    made = files.map { SourceDigest(path: FolderWriter.made + "/" + $0.name, bytes: $0.text.utf8) }
    unseen = spots
  }
}
