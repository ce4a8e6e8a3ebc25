import CommandKit
import Foundation
import SceneLifecycle
import SceneLowering
import SceneProjects
import SceneReporting
import SceneSources
import SceneStubs

/// The delegates of an app, as its lowered sources declare them.
struct AppDelegates {
  /// The class of the application delegate, or the program of SwiftUI's, as a test writes it.
  let application: String
  /// The program of SwiftUI's; nil for an app that begins with a delegate.
  let program: AppProgram?
  /// The classes of scene delegates, that of windows first.
  let scenes: [String]
  /// The classes of delegates of cars' scenes.
  let cars: [String]
  /// The paths of the sources that stay real.
  var real: [String]
  /// The kinds of payload that they take, as `AppSupport` names them.
  private(set) var payloads: [String]
  /// The contents of payloads that the app's sources and its project name.
  let contents: MadeContents
  /// The payloads that only the project declares or only a delegate takes, one sentence each.
  private(set) var remarks: [String]
  /// Whether one of them answers for a session that connects.
  let answersWithConfigurations: Bool
  /// Whether their code asks the user to show who they are.
  let asksUser: Bool
  /// Whether their code has tasks, queues, timers or requests, which the case then steps.
  let usesTasks: Bool

  /// Finds the delegates among the lowered sources of an app.
  ///
  /// - Parameters:
  ///   - lowered: The lowered sources.
  ///   - project: What the project says of the app.
  ///   - program: The program of SwiftUI's; nil for an app that begins with a delegate.
  ///   - name: The scene delegate that the project names for windows; nil for none.
  ///   - arrivals: The values with which the app's sources compare what comes.
  ///   - left: What could not be read, one sentence each.
  /// - Throws: `CommandError` where no class is an application delegate.
  init(
    _ lowered: [LoweredSource], _ project: AppProject, program: AppProgram?, first name: String?,
    comparing arrivals: ArrivalNames, without left: [String]
  ) throws(CommandError) {
    let real = program?.real ?? StubMaking.delegates(in: lowered)
    let paths = Set(real)
    let files = lowered.filter { paths.contains($0.path) }
    let sources = program == nil ? lowered : files
    let words = files.map { SwiftWords.all(in: $0.active) }
    let classes = Self.classes(in: sources.filter { $0.active.contains("Delegate") })
    let applications = Self.adopters(of: ["UIApplicationDelegate"], in: classes)
    guard let application = program?.name ?? Self.chosen(applications, sources) else {
      throw Self.noDelegate(lowered, project, without: left)
    }
    self.program = program
    try Self.checkLanguage(files, project.target)
    self.application = try Self.identifier(application)
    let adopting = Self.adopters(of: ["UIWindowSceneDelegate", "UISceneDelegate"], in: classes)
    var scenes: [String] = []
    for scene in Self.ordered(adopting, first: name) { scenes.append(try Self.identifier(scene)) }
    self.scenes = scenes
    var cars: [String] = []
    for car in Self.adopters(of: ["CPTemplateApplicationSceneDelegate"], in: classes) {
      cars.append(try Self.identifier(car))
    }
    self.cars = cars
    self.real = real
    let spoken = Set(words.joined().map(\.text))
    answersWithConfigurations = spoken.contains("configurationForConnecting")
    asksUser = spoken.contains("LAContext") && spoken.contains("evaluatePolicy")
    usesTasks = program != nil || !Self.stepped.isDisjoint(with: spoken)
    let content = PayloadKinds(
      files, others: lowered.filter { !paths.contains($0.path) }, spoken: spoken, arrivals, project,
      isProgram: program != nil)
    let made = MadeContents(of: content.kinds, arrivals, project, isProgram: program != nil)
    payloads = content.kinds
    contents = made
    remarks = content.remarks + made.remarks + (program?.remarks ?? [])
  }

  /// Leaves out links that go to kits alone.
  mutating func leaveOutKits(_ sources: [LoweredSource], standIns: [String]) {
    let paths = Set(real)
    let files = sources.filter { paths.contains($0.path) }
    guard program == nil, payloads.contains("url"),
      KitPayloads.takeLinks(in: files, standIns: standIns)
    else {
      return
    }
    payloads.removeAll { $0 == "url" }
    remarks.removeAll { $0.hasPrefix(MadeLinks.remarkStart) }
    remarks.append("links go to kits alone, which are not here: none is played")
  }

  /// Throws where the sources are of a Swift that no compiler of today reads.
  private static func checkLanguage(
    _ files: [LoweredSource], _ target: String
  ) throws(CommandError) {
    let members = files.flatMap(\.declarations).filter(\.isType).flatMap(\.members)
    let isSwift2 = members.contains { member in
      member.kind == "func_decl" && member.name == "application"
        && member.labels.first == "application"
    }
    guard isSwift2 else { return }
    throw CommandError(
      Diagnostic(
        "the app '\(target)' is written in Swift 2, which no compiler of today reads",
        help: "let Xcode convert it, or name another app with --target"),
      .inconclusive)
  }

  private static func classes(in sources: [LoweredSource]) -> [WrittenClass] {
    sources.flatMap { WrittenClass.all(in: SwiftWords.all(in: $0.active)) }
  }

  /// The classes that adopt a protocol, or inherit from one that does, in order.
  private static func adopters(of protocols: [String], in classes: [WrittenClass]) -> [String] {
    var known = Set(protocols)
    var found: [String] = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for written in classes
      where !known.contains(written.name) && written.inheritedTypes.contains(where: known.contains)
      {
        known.insert(written.name)
        found.append(written.name)
        isGrowing = true
      }
    }
    // A class from which another one inherits is no delegate of its own.
    let parents = Set(classes.filter { known.contains($0.name) }.flatMap(\.inheritedTypes))
    return found.filter { !parents.contains($0) }
  }

  /// The application delegate: the one with which the program begins, else the one of the template.
  private static func chosen(_ names: [String], _ sources: [LoweredSource]) -> String? {
    let begins = sources.flatMap(\.declarations).first { declaration in
      names.contains(declaration.name)
        && (declaration.has("main_type_attr") || declaration.has("ui_application_main_attr"))
    }
    return begins?.name ?? names.first { $0 == "AppDelegate" } ?? names.first
  }

  private static func noDelegate(
    _ sources: [LoweredSource], _ project: AppProject, without left: [String]
  ) -> CommandError {
    let folder = Diagnostic.quote(project.folder)
    if sources.isEmpty && !project.otherSources.isEmpty {
      return CommandError(
        Diagnostic(
          "the app '\(project.target)' in \(folder) has no Swift source, but"
            + " \(project.otherSources.count) in other languages",
          help: "name another app with --target, or one that is written in Swift"), .inconclusive)
    }
    return CommandError(
      Diagnostic(
        "no class of the app '\(project.target)' in \(folder) adopts UIApplicationDelegate,"
          + " and none of its structures is a program of SwiftUI's",
        notes: foreign(sources) + left.prefix(3).map(\.shown),
        help: "name the folder that has AppDelegate.swift, or another app with --target"),
      .inconclusive)
  }

  /// The classes whose parent, of a module that is not here, may be the application delegate.
  private static func foreign(_ sources: [LoweredSource]) -> [String] {
    let classes = classes(in: sources.filter { $0.active.contains("Delegate") })
    let own = Set(classes.map(\.name))
    return classes.compactMap { written in
      guard let parent = written.inheritedTypes.first, parent.hasSuffix("AppDelegate"),
        !own.contains(parent)
      else { return nil }
      return "'\(written.name)' inherits from '\(parent)', which is in no source of the app"
    }
  }

  /// Words of code that the case has to step: tasks, queues, timers and requests.
  private static let stepped: Set<Substring> = [
    "async", "Task", "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "OperationQueue",
    "URLSession", "Timer", "Thread",
  ]

  /// The type of which a hosted app is one, as a test writes it.
  var hosted: String { program == nil ? application : "ProgramDelegate<\(application)>" }

  /// The name of a class as the test writes it.
  private static func identifier(_ name: String) throws(CommandError) -> String {
    guard let written = SwiftText.identifier(name) else {
      throw CommandError(
        Diagnostic(
          "no test can name the class \(Diagnostic.quote(name)): that is no name in Swift",
          help: "rename the class"))
    }
    return written
  }

  /// Each class once; that of the project first, else the one with the name of the template.
  private static func ordered(_ classes: [String], first name: String?) -> [String] {
    var once = classes
    guard let index = once.firstIndex(of: name ?? "SceneDelegate") else { return once }
    once.insert(once.remove(at: index), at: 0)
    return once
  }
}
