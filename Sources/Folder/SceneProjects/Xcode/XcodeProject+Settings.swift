extension XcodeProject {
  /// The configuration that a target is read in: the one asked for, else `Debug` or one that is called
  /// alike, else the project's own.
  func configuration(of target: ProjectObject, asked: String?) -> String {
    let names = configurations(of: target).compactMap { $0.text("name") }
    let list = object(target.text("buildConfigurationList"))
    if let asked, names.contains(asked) { return asked }
    let alike = names.first { $0.lowercased().contains("debug") }
    let usual = ["Debug", alike ?? "", list?.text("defaultConfigurationName") ?? ""]
    return usual.first(where: names.contains) ?? names.first ?? "Debug"
  }

  private func configurations(of object: ProjectObject) -> [ProjectObject] {
    guard let list = self.object(object.text("buildConfigurationList")) else { return [] }
    return objects("buildConfigurations", of: list)
  }

  /// The build settings of a target.
  ///
  /// - Parameter remarks: Gets a sentence for each file of settings that is not there.
  /// - Throws: `ProjectError` where a file of settings cannot be read.
  func settings(
    of target: ProjectObject, in name: String, _ remarks: inout [String]
  ) throws(ProjectError) -> BuildSettings {
    var layers: [SettingLayer] = []
    for owner in [target, root] {
      guard let found = configuration(name, of: owner) else { continue }
      let entry = try entry(of: found)
      layers += entry.layers
      remarks += entry.remarks.filter { !remarks.contains($0) }
    }
    let title = target.text("name") ?? target.id
    layers.append(usual(target: title, configuration: name))
    return BuildSettings(layers, configuration: name, at: "\(location), target \(title)")
  }

  /// The layers of a configuration, with those of the file on which it is based.
  private func entry(of configuration: ProjectObject) throws(ProjectError)
    -> SettingsCache.CachedLayers
  {
    if let known = cache.configurations[configuration.id] { return known }
    var entry = SettingsCache.CachedLayers(layers: [try layer(configuration.table("buildSettings"))]
    )
    if let path = try base(of: configuration) {
      var base = cache.files[path]
      if base == nil {
        let file = try XcodeSettingsFile(path, in: folder, files)
        base = SettingsCache.CachedLayers(layers: [file.layer], remarks: file.remarks)
        cache.files[path] = base
      }
      entry.layers += base?.layers ?? []
      entry.remarks = base?.remarks ?? []
    }
    cache.configurations[configuration.id] = entry
    return entry
  }

  /// A configuration by its name; the project's own where the target has names of its own.
  private func configuration(_ name: String, of owner: ProjectObject) -> ProjectObject? {
    let all = configurations(of: owner)
    let list = object(owner.text("buildConfigurationList"))
    let usual = list?.text("defaultConfigurationName")
    return all.first { $0.text("name") == name } ?? all.first { $0.text("name") == usual }
      ?? all.first
  }

  /// The file on which a configuration is based; nil where it is based on none.
  private func base(of configuration: ProjectObject) throws(ProjectError) -> String? {
    if let file = object(configuration.text("baseConfigurationReference")) {
      return try path(of: file)
    }
    // Since Xcode 16 it may lie in a folder whose files the project does not list.
    guard let folder = object(configuration.text("baseConfigurationReferenceAnchor")),
      let below = configuration.text("baseConfigurationReferenceRelativePath"),
      let path = try path(of: folder)
    else { return nil }
    return FilePath.joined(path, below)
  }

  private func layer(
    _ table: [String: PropertyValue]
  ) throws(ProjectError) -> SettingLayer {
    var layer = SettingLayer()
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
      let words = value.list?.compactMap(\.text).map { word in
        word.contains(" ") && !word.contains("\"") ? "\"" + word + "\"" : word
      }
      let text = words?.joined(separator: " ") ?? value.text ?? ""
      try layer.set(key, to: text, at: location)
    }
    return layer
  }

  /// Returns Xcode's own settings, as far as names of files and values of Info.plist need them.
  private func usual(target: String, configuration: String) -> SettingLayer {
    SettingLayer([
      "CONFIGURATION": configuration,
      "DEVELOPMENT_LANGUAGE": root.text("developmentRegion") ?? "en",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "PLATFORM_NAME": "iphoneos",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT": name,
      "PROJECT_DIR": folder,
      "PROJECT_NAME": name,
      "SOURCE_ROOT": folder,
      "SRCROOT": folder,
      "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
      "TARGETNAME": target,
      "TARGET_NAME": target,
    ])
  }
}
