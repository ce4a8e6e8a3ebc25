import SceneLifecycle

extension AppProject {
  /// Answers for a target of a project.
  ///
  /// - Parameter asked: The configuration; nil takes the usual one.
  static func xcode(
    _ target: ProjectObject, in project: XcodeProject, _ asked: String?
  ) throws(ProjectError) -> AppProject {
    let files = project.files
    let configuration = project.configuration(of: target, asked: asked)
    var remarks: [String] = []
    if let asked, asked != configuration {
      remarks.append(
        "there is no configuration \(Diagnostic.quote(asked)): "
          + "the settings are those of \(configuration)")
    }
    let settings = try project.settings(of: target, in: configuration, &remarks)
    let found = try TargetFiles(target, in: project)
    let info = try InfoPlist(settings, in: project.folder, files, &remarks)
    let entitlements = try Entitlements(settings, in: project.folder, files, &remarks)
    let shown = { (paths: Set<String>) in paths.map(files.shown).sorted() }
    let sources = shown(found.sources)
    let own = [info.path, entitlements.path]
    let packages = try Self.packages(of: target, in: project)
    let local = try LocalPackage.modules(of: packages.folders, files)
    return AppProject(
      origin: .xcode(files.shown(project.path)), folder: files.base,
      target: target.text("name") ?? target.id,
      module: try settings.text("PRODUCT_MODULE_NAME") ?? "",
      productType: target.text("productType"), configuration: configuration,
      sources: sources.filter { !FilePath.otherLanguages.contains(FilePath.suffix($0)) },
      otherSources: sources.filter { FilePath.otherLanguages.contains(FilePath.suffix($0)) },
      missing: shown(found.missing),
      resources: AppResources(shown(found.resources).filter { !own.contains($0) }),
      compiling: try Self.compiling(settings, in: project),
      bundleIdentifier: try settings.text("PRODUCT_BUNDLE_IDENTIFIER") ?? info.bundleIdentifier,
      devices: AppDevice.all(in: try settings.text("TARGETED_DEVICE_FAMILY")),
      info: info, entitlements: entitlements,
      localPackages: packages.folders, products: packages.products,
      modules: try Self.modules(of: target, in: project) + local.modules, remarks: remarks,
      readFiles: shown(files.looks.files), readFolders: shown(files.looks.folders),
      leftOut: local.leftOut)
  }

  private static func compiling(
    _ settings: BuildSettings, in project: XcodeProject
  ) throws(ProjectError) -> CompilerSettings {
    var result = CompilerSettings()
    result.swiftVersion = try settings.text("SWIFT_VERSION")
    result.deploymentTarget = try settings.text("IPHONEOS_DEPLOYMENT_TARGET")
    if try settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      result.defaultIsolation = .mainActor
    }
    for name in try settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") {
      result.add(condition: name)
    }
    result.upcomingFeatures = try UpcomingFeature.all(in: settings, version: result.swiftVersion)
    result.bridgingHeader = try settings.path("SWIFT_OBJC_BRIDGING_HEADER")
    result.add(flags: try settings.words("OTHER_SWIFT_FLAGS"))
    result.bridgingHeader = result.bridgingHeader.map { header in
      project.files.shown(FilePath.joined(project.folder, header))
    }
    return result
  }

  /// The frameworks and libraries of the project that a target depends on, directly or not.
  private static func modules(
    of target: ProjectObject, in project: XcodeProject
  ) throws(ProjectError) -> [AppModule] {
    var found: [AppModule] = []
    var seen: Set<String> = [target.id]
    var open = [target]
    while let next = open.popLast() {
      for dependency in project.objects("dependencies", of: next) {
        guard let other = project.object(dependency.text("target")),
          seen.insert(other.id).inserted, Self.isModule(other)
        else { continue }
        open.append(other)
        var remarks: [String] = []
        let configuration = project.configuration(of: other, asked: nil)
        let settings = try project.settings(of: other, in: configuration, &remarks)
        let files = try TargetFiles(other, in: project)
        let sources = files.sources.filter { FilePath.suffix($0) == "swift" }
        found.append(
          AppModule(
            name: try settings.text("PRODUCT_MODULE_NAME") ?? "",
            sources: sources.map(project.files.shown).sorted(),
            dataModels: AppResources(files.resources.map(project.files.shown)).dataModels))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Whether a target makes what `import` can name.
  private static func isModule(_ target: ProjectObject) -> Bool {
    let type = target.text("productType") ?? ""
    return ["framework", "framework.static", "library.static", "library.dynamic"].contains {
      type == "com.apple.product-type." + $0
    }
  }

  /// The packages that a target uses: products by their names, folders of those in the repository.
  private static func packages(
    of target: ProjectObject, in project: XcodeProject
  ) throws(ProjectError) -> (folders: [String], products: [String]) {
    let products = project.objects("packageProductDependencies", of: target)
      .compactMap { $0.text("productName") }
    var folders: Set<String> = []
    for package in project.objects("packageReferences", of: project.root) {
      guard let path = package.text("relativePath") else { continue }
      folders.insert(project.files.shown(FilePath.joined(project.folder, path)))
    }
    // Before Xcode 15 a package in the repository was a folder among the files.
    for file in project.objects(of: "PBXFileReference") {
      let type = file.text("lastKnownFileType") ?? ""
      guard type == "wrapper" || type == "folder", let path = try project.path(of: file) else {
        continue
      }
      let manifest = path + "/Package.swift"
      if ProjectFiles.kind(of: manifest) == .file, try project.files.has(manifest) {
        folders.insert(project.files.shown(path))
      }
    }
    return (folders.sorted(), Set(products).sorted())
  }
}
