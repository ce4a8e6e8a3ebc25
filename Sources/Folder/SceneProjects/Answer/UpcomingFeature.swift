/// Features of the compiler that Xcode has a setting for.
enum UpcomingFeature {
  /// The name of the setting behind `SWIFT_UPCOMING_FEATURE_`, that of the compiler, whether the mode of
  /// Swift 6 has the feature anyway, and whether *approachable concurrency* turns it on.
  private static let known: [(setting: String, name: String, isInSix: Bool, isApproachable: Bool)] =
    [
      ("CONCISE_MAGIC_FILE", "ConciseMagicFile", true, false),
      ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain", true, false),
      ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true, true),
      ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation", true, false),
      ("EXISTENTIAL_ANY", "ExistentialAny", false, false),
      ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures", true, false),
      ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true, true),
      ("GLOBAL_CONCURRENCY", "GlobalConcurrency", true, false),
      ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", true, false),
      ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations", true, false),
      ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", false, true),
      ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true, true),
      ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", false, false),
      ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", true, false),
      ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", false, false),
      ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity", true, false),
      ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", false, true),
      ("REGION_BASED_ISOLATION", "RegionBasedIsolation", true, false),
    ]

  /// The features that settings turn on and the language's version has not anyway, sorted.
  static func all(
    in settings: BuildSettings, version: String?
  ) throws(ProjectError) -> [String] {
    let major: Substring? = version?.split(separator: ".").first
    let isSix = (major.flatMap { Int($0) } ?? 5) >= 6
    let isApproachable = try settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") ?? false
    var names: [String] = []
    for feature in known where !(isSix && feature.isInSix) {
      let flag = try settings.flag("SWIFT_UPCOMING_FEATURE_" + feature.setting)
      if flag ?? (isApproachable && feature.isApproachable) { names.append(feature.name) }
    }
    let hasRegex = try hasBareRegex(settings)
    if !isSix && hasRegex { names.append("BareSlashRegexLiterals") }
    return names.sorted()
  }

  /// Whether a slash begins a regular expression: Xcode's setting, else whether the app is for iOS 16.
  ///
  /// No page of Apple's says what a project without the setting has. Xcode 14 turns it on by itself (report:
  /// bazelbuild/rules_swift 886; forums.swift.org/t/61416); regular expressions are there from iOS 16 on.
  private static func hasBareRegex(_ settings: BuildSettings) throws(ProjectError) -> Bool {
    if let flag = try settings.flag("SWIFT_ENABLE_BARE_SLASH_REGEX") { return flag }
    let system = try settings.text("IPHONEOS_DEPLOYMENT_TARGET")?.split(separator: ".").first
    return system.flatMap { Int($0) } ?? 0 >= 16
  }
}
