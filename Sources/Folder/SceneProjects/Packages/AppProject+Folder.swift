extension AppProject {
  /// Takes all sources of a folder that are no test's, no extension's and no package's.
  static func folder(
    _ files: ProjectFiles, remarks: [String]
  ) throws(ProjectError) -> AppProject {
    let found = try FolderFiles(files)
    let sources = found.paths.filter { FilePath.suffix($0) == "swift" }
    guard !sources.isEmpty else {
      throw ProjectError(
        .noApp, "there is neither a project nor a source in Swift", at: files.base)
    }
    let manifest = try ManifestText(in: files.base, files)
    // The target of a Playgrounds app is read from the text of its manifest.
    let target = manifest?.isApplication == true ? manifest?.targets.first?.name : nil
    let name = target ?? FilePath.name(files.base)
    let settings = FolderFiles.settings(named: name)
    let info = try found.info(settings)
    let suffixes = FilePath.otherLanguages.union([
      "docc", "entitlements", "framework", "h", "json", "lock", "md", "playground", "swift",
      "xcframework", "xcodeproj", "xctemplate", "xcworkspace", "yaml", "yml",
    ])
    var compiling = CompilerSettings()
    compiling.deploymentTarget = manifest?.deploymentTarget
    compiling.swiftVersion = manifest?.toolsVersion
    let packages = try LocalPackage.modules(of: found.packages, files)
    return AppProject(
      origin: .folder, folder: files.base, target: name, module: SettingModifier.module(name),
      productType: nil, configuration: nil, sources: sources,
      otherSources: found.paths.filter { FilePath.otherLanguages.contains(FilePath.suffix($0)) },
      missing: [],
      resources: AppResources(
        found.paths.filter { !suffixes.contains(FilePath.suffix($0)) && $0 != info.path }),
      compiling: compiling,
      bundleIdentifier: manifest?.bundleIdentifier ?? info.bundleIdentifier,
      devices: [.phone, .pad], info: info, entitlements: try found.entitlements(settings),
      localPackages: found.packages, products: [],
      modules: packages.modules,
      remarks: remarks + found.remarks,
      readFiles: files.looks.files.map(files.shown).sorted(),
      readFolders: files.looks.folders.map(files.shown).sorted(),
      leftOut: (found.leftOut + packages.leftOut).sorted { $0.path < $1.path })
  }
}
