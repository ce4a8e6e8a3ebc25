/// The target of a package that is an app, as SwiftPM describes it.
struct AppPackage {
  private let target: PropertyValue
  private let manifest: PropertyValue
  private let name: String

  private static let location = "Package.swift"

  /// Asks SwiftPM about the package in a folder.
  ///
  /// - Returns: The app, or in its place a sentence that says why SwiftPM has no answer.
  /// - Throws: `ProjectError` where there are several targets, or none has the name.
  static func read(
    _ files: ProjectFiles, _ tool: (any PackageTool)?, asked: String?
  ) throws(ProjectError) -> (found: AppPackage?, remark: String?) {
    guard let tool else {
      return (nil, "SwiftPM was not asked about Package.swift: all sources are taken")
    }
    let description: PropertyValue
    let manifest: PropertyValue
    do throws(ProjectError) {
      description = try PropertyListFile.json(
        try tool.description(of: files.base), at: location, .plist)
      manifest = try PropertyListFile.json(try tool.manifest(of: files.base), at: location, .plist)
    } catch {
      return (nil, "\(error.description), as SwiftPM answers: all sources are taken")
    }
    guard let target = try choice(among: description["targets"]?.list ?? [], asked) else {
      return (nil, "Package.swift has no target with sources in Swift: all sources are taken")
    }
    guard let name = target["name"]?.filled else {
      throw ProjectError(.malformed, "a target has no name", at: location)
    }
    return (AppPackage(target: target, manifest: manifest, name: name), nil)
  }

  /// The target that is asked for; else the only program, or the only one; nil where there is none.
  private static func choice(
    among all: [PropertyValue], _ asked: String?
  ) throws(ProjectError) -> PropertyValue? {
    let targets = all.filter { target in
      let kind = target["type"]?.text ?? ""
      return ["executable", "library", "regular"].contains(kind)
        && target["module_type"]?.text ?? "SwiftTarget" == "SwiftTarget"
    }
    let names = targets.compactMap { $0["name"]?.filled }.sorted()
    if let asked {
      guard let target = targets.first(where: { $0["name"]?.text == asked }) else {
        throw ProjectError(
          .unknownTarget, "the package has no target", at: location, value: asked, choices: names)
      }
      return target
    }
    let programs = targets.filter { $0["type"]?.text == "executable" }
    if programs.count == 1 { return programs[0] }
    guard targets.count < 2 else {
      throw ProjectError(
        .severalApps, "the package has several targets: name one", at: location, choices: names)
    }
    return targets.first
  }
}

extension AppPackage {
  /// Answers for the target.
  func app(_ files: ProjectFiles) throws(ProjectError) -> AppProject {
    let folder = FilePath.joined(files.base, target["path"]?.text ?? "Sources/" + name)
    var sources: [String] = []
    var missing: [String] = []
    for source in (target["sources"]?.texts ?? []).sorted() {
      let path = FilePath.joined(folder, source)
      if try files.has(path) {
        sources.append(files.shown(path))
      } else {
        missing.append(files.shown(path))
      }
    }
    let resources = (target["resources"]?.list ?? []).compactMap { $0["path"]?.text }
      .map { files.shown(FilePath.joined(folder, $0)) }
    let products = target["product_dependencies"]?.texts ?? []
    let module = target["c99name"]?.filled ?? SettingModifier.module(name)
    let found = try FolderFiles(files)
    let settings = FolderFiles.settings(named: module)
    // SwiftPM names models on Apple's systems alone.
    let models = AppResources(found.paths).dataModels.filter {
      FilePath.isBelow(FilePath.joined(files.base, $0), folder)
    }
    let packages = try LocalPackage.modules(of: found.packages, files)
    return AppProject(
      origin: .package, folder: files.base, target: name,
      module: module, productType: nil, configuration: nil, sources: sources, otherSources: [],
      missing: missing,
      resources: AppResources(Array(Set(resources + models))),
      compiling: compiling, bundleIdentifier: nil, devices: [.phone, .pad],
      info: try found.info(settings), entitlements: try found.entitlements(settings),
      localPackages: localPackages(files), products: Set(products).sorted(),
      modules: packages.modules, remarks: found.remarks,
      readFiles: files.looks.files.map(files.shown).sorted(),
      readFolders: files.looks.folders.map(files.shown).sorted(), leftOut: packages.leftOut)
  }

  /// The folders of packages that the manifest names by a path.
  private func localPackages(_ files: ProjectFiles) -> [String] {
    let packages = (manifest["dependencies"]?.list ?? []).flatMap { $0["fileSystem"]?.list ?? [] }
    let paths = packages.compactMap { $0["path"]?.text }
    return paths.map { files.shown(FilePath.joined(files.base, $0)) }.sorted()
  }

  private var compiling: CompilerSettings {
    var result = CompilerSettings()
    let versions = manifest["swiftLanguageVersions"]?.texts ?? []
    let tools = manifest["toolsVersion"]?["_version"]?.text
    result.swiftVersion = versions.last ?? tools.map { $0.hasPrefix("6") ? "6" : "5" }
    result.deploymentTarget =
      (manifest["platforms"]?.list ?? [])
      .first { $0["platformName"]?.text == "ios" }?["version"]?.text
    let targets = manifest["targets"]?.list ?? []
    let own = targets.first { $0["name"]?.text == name }
    result.add(condition: "DEBUG")
    result.add(condition: "SWIFT_PACKAGE")
    for setting in own?["settings"]?.list ?? [] where isValid(setting) {
      add(setting["kind"]?.table ?? [:], to: &result)
    }
    return result
  }

  /// Whether a setting is one of Swift's, and valid for a debug build for iOS.
  private func isValid(_ setting: PropertyValue) -> Bool {
    guard setting["tool"]?.text == "swift" else { return false }
    let platforms = setting["condition"]?["platformNames"]?.texts ?? []
    let configuration = setting["condition"]?["config"]?.text ?? "debug"
    return (platforms.isEmpty || platforms.contains("ios")) && configuration == "debug"
  }

  private func add(_ kind: [String: PropertyValue], to result: inout CompilerSettings) {
    for (name, value) in kind.sorted(by: { $0.key < $1.key }) {
      let argument = value["_0"] ?? .other
      switch name {
      case "define": result.add(condition: argument.text)
      case "enableUpcomingFeature":
        result.add(flags: ["-enable-upcoming-feature"] + argument.texts)
      case "enableExperimentalFeature":
        result.add(flags: ["-enable-experimental-feature"] + argument.texts)
      case "swiftLanguageMode", "swiftLanguageVersion":
        result.swiftVersion = argument.text ?? result.swiftVersion
      case "defaultIsolation":
        result.defaultIsolation = argument.text == "MainActor" ? .mainActor : .nonisolated
      case "unsafeFlags": result.add(flags: argument.texts)
      default: break
      }
    }
  }
}
