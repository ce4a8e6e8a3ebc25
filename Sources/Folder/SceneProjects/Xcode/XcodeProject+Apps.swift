extension XcodeProject {
  /// The kinds of product that are an app which a person starts.
  private static let apps = ["com.apple.product-type.application"]
  /// Apps that are started by other means: taken only where they are asked for by name.
  private static let parts = [
    "com.apple.product-type.application.on-demand-install-capable"
  ]

  /// The targets that are apps for iOS.
  ///
  /// - Parameter asked: A name: then parts of apps, such as a clip, count as well.
  func apps(asked: String?) throws(ProjectError) -> [ProjectObject] {
    var apps: [ProjectObject] = []
    var ofMacs: [ProjectObject] = []
    for target in targets where target.kind == "PBXNativeTarget" {
      let type = target.text("productType") ?? ""
      let isAsked = target.text("name") == asked && Self.parts.contains(type)
      guard Self.apps.contains(type) || isAsked else { continue }
      guard try isForPhones(target) else { continue }
      if try isBuiltForMacs(target) { ofMacs.append(target) } else { apps.append(target) }
    }
    return apps.isEmpty || asked != nil ? apps + ofMacs : apps
  }

  /// Whether a target is built for Macs first: where another is for iOS, this is not the one.
  private func isBuiltForMacs(_ target: ProjectObject) throws(ProjectError) -> Bool {
    var remarks: [String] = []
    let configuration = configuration(of: target, asked: nil)
    let sdk = try settings(of: target, in: configuration, &remarks).text("SDKROOT")
    return sdk?.hasPrefix("macosx") ?? false
  }

  /// Whether a target is built for iOS; where nothing says for what, it is.
  private func isForPhones(_ target: ProjectObject) throws(ProjectError) -> Bool {
    var remarks: [String] = []
    let configuration = configuration(of: target, asked: nil)
    let settings = try settings(of: target, in: configuration, &remarks)
    let platforms = try settings.words("SUPPORTED_PLATFORMS")
    if platforms.contains(where: { $0.hasPrefix("iphone") }) { return true }
    let sdk = try settings.text("SDKROOT") ?? ""
    if sdk.hasPrefix("iphone") { return true }
    if !platforms.isEmpty || !["", "auto"].contains(sdk) { return false }
    let others = [
      "MACOSX_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET",
    ]
    if try settings.text("IPHONEOS_DEPLOYMENT_TARGET") != nil { return true }
    for name in others {
      if try settings.text(name) != nil { return false }
    }
    return true
  }

  /// The targets with their kinds, for a message, such as `Tests (bundle.unit-test)`.
  var shownTargets: [String] {
    targets.map { target in
      let type = target.text("productType") ?? target.kind
      let start = "com.apple.product-type."
      let kind = type.hasPrefix(start) ? String(type.dropFirst(start.count)) : type
      return "\(target.text("name") ?? target.id) (\(kind))"
    }
  }
}
