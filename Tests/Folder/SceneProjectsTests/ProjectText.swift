/// A project file as a test needs it: one app, and what the test adds.
struct ProjectText {
  var target = "Notes"
  var type = "com.apple.product-type.application"
  /// Settings of the project and of the target, in the notation of the file.
  var project: [String: String] = ["SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0"]
  var settings: [String: String] = ["PRODUCT_NAME": "\"$(TARGET_NAME)\""]
  /// Paths of files of settings on which project and target are based.
  var projectFile: String?
  var targetFile: String?
  /// Sources and resources of the target, by their paths from the project.
  var sources = ["AppDelegate.swift"]
  var resources: [String] = []
  /// More objects, as they stand in the file.
  var objects = ""
  /// More keys of the target and of the project object.
  var targetKeys = ""
  var rootKeys = ""
  /// More targets, by identifier.
  var otherTargets: [String] = []
  /// More children of the main group.
  var children: [String] = []

  /// The whole file.
  var text: String {
    let files = sources + resources
    let ids = files.indices.map { "F\($0)" }
    let references = files.indices.map { index in
      "F\(index) = {isa = PBXFileReference; path = \"\(files[index])\"; };\n"
        + "B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };"
    }
    let bases = [(projectFile, "XP"), (targetFile, "XT")].compactMap { path, id in
      path.map { "\(id) = {isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT; };" }
    }
    let built = { (range: Range<Int>) in list(range.map { "B\($0)" }) }
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          \(references.joined(separator: "\n"))
          \(bases.joined(separator: "\n"))
          G = {isa = PBXGroup; children = (\(list(ids + children))); sourceTree = "<group>"; };
          S = {isa = PBXSourcesBuildPhase; files = (\(built(0..<sources.count))); };
          R = {isa = PBXResourcesBuildPhase; files = (\(built(sources.count..<files.count))); };
          T = {isa = PBXNativeTarget; name = "\(target)"; productType = "\(type)";
            buildPhases = (S, R); buildConfigurationList = LT; \(targetKeys) };
          LT = {isa = XCConfigurationList; buildConfigurations = (CT); };
          LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
          CT = {isa = XCBuildConfiguration; name = Debug; \(base(targetFile, "XT"))
            buildSettings = {\(list(settings))}; };
          CP = {isa = XCBuildConfiguration; name = Debug; \(base(projectFile, "XP"))
            buildSettings = {\(list(project))}; };
          \(objects)
          P = {isa = PBXProject; mainGroup = G; developmentRegion = en; projectDirPath = "";
            buildConfigurationList = LP; targets = (\(list(["T"] + otherTargets)));
            \(rootKeys) };
        };
        rootObject = P;
      }
      """
  }

  private func base(_ file: String?, _ id: String) -> String {
    file == nil ? "" : "baseConfigurationReference = \(id);"
  }

  private func list(_ ids: [String]) -> String { ids.joined(separator: ", ") }

  private func list(_ settings: [String: String]) -> String {
    settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \($0.value);" }
      .joined(separator: " ")
  }

  /// A folder with the project and its files.
  ///
  /// - Parameter more: Further files, by their paths.
  func folder(_ more: [String: String] = [:]) throws -> SampleFolder {
    var files = Dictionary(uniqueKeysWithValues: (sources + resources).map { ($0, "") })
    files["Notes.xcodeproj/project.pbxproj"] = text
    return try SampleFolder(files.merging(more) { $1 })
  }
}
