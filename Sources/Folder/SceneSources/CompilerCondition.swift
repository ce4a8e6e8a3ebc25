/// A compiler condition as its source reads: `os(iOS) && canImport(Combine)`.
///
/// It is true, false, or not known: flags of the app's own are not, and neither is whether a package's
/// module is there.
package struct CompilerCondition {
  /// A system on which the source is compiled.
  package struct BuildSystem: Sendable {
    /// Its name, as `os()` asks for it.
    var system: String
    /// Apple's modules that are not there.
    var isAppleModuleHere: @Sendable (_ name: String) -> Bool

    /// Where a test plays the app.
    package static let linux = BuildSystem(system: "Linux") { AppleModules.ours.contains($0) }
    /// The system for which the app is written.
    package static let phone = BuildSystem(system: "iOS") { _ in true }
  }

  private var words: ArraySlice<Substring>
  private let target: BuildSystem

  /// Returns what a condition is on a system; nil where that is not known.
  package static func value(_ words: [Substring], on target: BuildSystem) -> Bool? {
    var condition = CompilerCondition(words: words[...], target: target)
    return condition.any()
  }

  private mutating func skip(_ sign: Substring) -> Bool {
    guard words.first == sign else { return false }
    words.removeFirst()
    return true
  }

  private mutating func any() -> Bool? {
    var value = all()
    while skip("|") {
      _ = skip("|")
      let next = all()
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  private mutating func all() -> Bool? {
    var value = single()
    while skip("&") {
      _ = skip("&")
      let next = single()
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func single() -> Bool? {
    if skip("!") { return single().map { !$0 } }
    if skip("(") {
      let value = any()
      _ = skip(")")
      return value
    }
    guard let name = words.popFirst() else { return nil }
    if name == "true" || name == "false" { return name == "true" }
    guard skip("(") else { return nil }
    let arguments = words.prefix { $0 != ")" }
    words = words.dropFirst(arguments.count + 1)
    return call(String(name), arguments.first.map(String.init) ?? "")
  }

  private func call(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == target.system
    // Neither the simulator nor a Mac is meant.
    case "targetEnvironment": false
    case "canImport":
      if AppleModules.all.contains(argument) {
        target.isAppleModuleHere(argument)
      } else if ["Glibc", "Musl", "FoundationNetworking"].contains(argument) {
        target.system == "Linux"
      } else if ["AppKit", "WatchKit"].contains(argument) {
        false
      } else {
        nil
      }
    default: nil
    }
  }
}

/// Modules of Apple's that an app for iOS may ask for.
package enum AppleModules {
  /// Those that there are on Linux, or that this package has.
  package static let ours: Set<String> = [
    "AuthenticationServices", "BackgroundTasks", "CarPlay", "Charts", "Combine", "CoreData",
    "CoreLocation", "CoreTransferable", "Dispatch", "Foundation", "LocalAuthentication",
    "MapKit", "Observation", "PhotosUI", "SpriteKit", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
  ]

  /// Those and the ones that are not there.
  package static let all: Set<String> = ours.union(missing)

  private static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "AudioToolbox", "BackgroundAssets", "CallKit", "CloudKit",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CryptoKit", "Darwin",
    "DeviceCheck", "EventKit", "EventKitUI", "GameKit", "GroupActivities", "HealthKit", "HomeKit",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "MediaPlayer", "MessageUI", "Metal", "MetricKit", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "NetworkExtension", "OSLog", "ObjectiveC", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PushKit", "QuartzCore", "QuickLook", "RealityKit", "ReplayKit",
    "SafariServices", "SceneKit", "Security", "Speech", "StoreKit", "SwiftData",
    "SystemConfiguration", "TipKit", "Vision", "VisionKit",
    "WatchConnectivity", "WebKit", "os",
  ]
}
