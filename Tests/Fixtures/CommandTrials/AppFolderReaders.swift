import SceneLowering
import SceneProjects
import SceneStubs

/// Readers of what `init --delegates` finds in an app's folder.
enum AppFolderReaders {
  typealias ReadOutcome = ReaderKind.ReadOutcome

  /// Reads a project file, and what is beside it.
  static func project(_ bytes: [UInt8]) -> ReadOutcome {
    let folder = InputFolder()
    FolderText(Array(sources.utf8), usual: "AppDelegate.swift").write(to: folder.path + "/App")
    FolderText(bytes, usual: "App.xcodeproj/project.pbxproj").write(to: folder.path + "/App")
    var answers: [Result<AppProject, ProjectError>] = []
    for _ in 1...2 { answers.append(project(of: folder.path + "/App")) }
    guard answers[0] == answers[1] else { return .broken("the same project gives two answers") }
    switch answers[0] {
    case .success(let app):
      let size = "\(app)".utf8.count
      return size <= bytes.count * 50 + 100_000
        ? .read : .broken("what a project says has \(size) bytes")
    case .failure(let error):
      if error.location.isEmpty { return .broken("a mistake has no place: \(error)") }
      return FolderTrial.unclear(error.description).map { .broken($0) } ?? .refused
    }
  }

  /// Reads a project; of several apps, the first.
  private static func project(of folder: String) -> Result<AppProject, ProjectError> {
    do throws(ProjectError) { return .success(try AppProject(of: folder)) } catch {
      guard let first = error.choices.first else { return .failure(error) }
      do throws(ProjectError) {
        return .success(try AppProject(of: folder, target: first))
      } catch { return .failure(error) }
    }
  }

  /// Reads an Info.plist that lists entitlements, too.
  static func propertyList(_ bytes: [UInt8]) -> ReadOutcome {
    FolderTrial.outcome(
      of: [
        FolderText(Array((sources + listProject).utf8), usual: "AppDelegate.swift"),
        FolderText(one: bytes, at: "Info.plist"),
      ], rounds: 0)
  }

  /// Reads a storyboard of an app.
  static func storyboard(_ bytes: [UInt8]) -> ReadOutcome {
    FolderTrial.outcome(
      of: [
        FolderText(Array(sources.utf8), usual: "AppDelegate.swift"),
        FolderText(one: bytes, at: "Main.storyboard"),
      ], rounds: 0)
  }

  /// Reads the folder of an app.
  static func app(_ bytes: [UInt8]) -> ReadOutcome {
    FolderTrial.outcome(of: [FolderText(bytes, usual: "AppDelegate.swift")])
  }

  /// Makes the copy of a source.
  static func copy(_ bytes: [UInt8]) -> ReadOutcome {
    var options = LoweringOptions()
    options.isProofread = bytes.count % 2 == 0
    if bytes.first == UInt8(ascii: "/") { options.conditions.language = .init(6) }
    let copies = [0, 1].map { _ in
      SourceLowering(options: options, frontend: OutlineFrontend())
        .lower([SourceFile(path: "App/Own.swift", bytes: bytes)])
    }
    guard copies[0].sources == copies[1].sources, copies[0].errors == copies[1].errors else {
      return .broken("the same source gives two copies")
    }
    guard copies[0].sources.count + copies[0].errors.count == 1 else {
      return .broken("a source is neither copied nor refused")
    }
    for source in copies[0].sources {
      let (lines, all) = (source.body.utf8.count { $0 == 10 }, bytes.count { $0 == 10 })
      if lines != all { return .broken("a copy has \(lines) lines of \(all)") }
      let remarks = source.remarks.reduce(0) { $0 + $1.description.utf8.count }
      if source.body.utf8.count + remarks > bytes.count * 50 + 10_000 {
        return .broken("a copy has \(source.body.utf8.count) bytes")
      }
    }
    let unclear = copies[0].errors.lazy.compactMap { FolderTrial.unclear($0.description) }.first
    return unclear.map { .broken($0) } ?? (copies[0].errors.isEmpty ? .read : .refused)
  }

  /// Makes stubs of what the delegates of an app name, and stand-ins.
  static func stubs(_ bytes: [UInt8]) -> ReadOutcome {
    let made = [0, 1].map { _ in stubs(of: FolderText(bytes, usual: "AppDelegate.swift")) }
    let texts = made.map { made in "\(made.map { $0.files })" }
    guard texts[0] == texts[1] else { return .broken("the same app gives other stubs") }
    switch made[0] {
    case .failure(let error):
      return FolderTrial.unclear(error.description).map { .broken($0) } ?? .refused
    case .success(let made):
      let size = made.files.reduce(0) { $0 + $1.text.utf8.count }
      return size <= bytes.count * 50 + 100_000 ? .read : .broken("stubs have \(size) bytes")
    }
  }

  private static func stubs(of folder: FolderText) -> Result<MadeStubs, StubError> {
    let frontend = OutlineFrontend()
    var options = LoweringOptions()
    options.entryPoint = .dropped
    options.isProofread = false
    let lowered = { (files: [SourceFile]) in
      SourceLowering(options: options, frontend: frontend).lower(files).sources
    }
    let files = folder.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let kit = files.filter { $0.path.hasPrefix("Kit/") }
    let byHand = files.filter { $0.path.hasPrefix("ByHand/") }
    let own = lowered(files.filter { !kit.contains($0) && !byHand.contains($0) })
    var app = StubMaking.App(
      sources: own, real: Set(StubMaking.delegates(in: own)), platform: ["UIKit"])
    app.modules["Kit"] = lowered(kit)
    app.byHand = byHand
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    do throws(StubError) {
      return .success(
        try StubMaking(frontend: frontend, checking: checking, clock: { 0 }).make(app))
    } catch { return .failure(error) }
  }
}

// MARK: - What stands around an input

extension AppFolderReaders {
  private static let sources = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let store = Store.shared
    }
    === SceneDelegate.swift
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        let first: FirstController? = nil; Store.shared.open(contexts.first?.url, first)
      }
    }
    === Own.swift
    import UIKit
    class Store { static let shared = Store(); func open(_ url: URL?, _ c: FirstController?) {} }
    class FirstController: UIViewController {}

    """

  /// A project in which one list is both what the system reads and what the app may do.
  private static let listProject = """
    === App.xcodeproj/project.pbxproj
    {objects = {
      G = {isa = PBXGroup; children = (A, S, O); sourceTree = "<group>";};
      A = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>";};
      S = {isa = PBXFileReference; path = SceneDelegate.swift; sourceTree = "<group>";};
      O = {isa = PBXFileReference; path = Own.swift; sourceTree = "<group>";};
      BA = {isa = PBXBuildFile; fileRef = A;}; BS = {isa = PBXBuildFile; fileRef = S;};
      BO = {isa = PBXBuildFile; fileRef = O;};
      SP = {isa = PBXSourcesBuildPhase; files = (BA, BS, BO);};
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (SP); buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
        PRODUCT_NAME = App; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Info.plist;};};
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T);};
    }; rootObject = P;}

    """
}
