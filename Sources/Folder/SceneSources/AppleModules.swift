/// Modules of Apple's that an app for iOS may import: each once, by where it is.
///
/// The room Apple of the manifest has a row for each that this package has; a test holds the two equal.
package enum AppleModules {
  /// The modules of this package, in the order of the manifest, with those on which each stands.
  package static let ours: KeyValuePairs<String, [String]> = [
    "UserNotifications": [], "BackgroundTasks": [], "UIKit": ["UserNotifications"],
    "CarPlay": ["UIKit"], "CoreLocation": ["UIKit"], "LocalAuthentication": ["UIKit"],
    "Combine": ["UIKit"], "CoreData": ["Combine"], "UniformTypeIdentifiers": [],
    "CoreTransferable": ["UniformTypeIdentifiers"], "SwiftUI": ["CoreData", "CoreTransferable"],
    "Charts": ["SwiftUI"], "MapKit": ["CoreLocation", "SwiftUI"], "SpriteKit": ["SwiftUI"],
    "WidgetKit": ["SwiftUI"], "PhotosUI": ["SwiftUI"], "AuthenticationServices": ["SwiftUI"],
    "os": [], "OSLog": ["os"],
  ]

  /// The modules that come with Swift, on Linux too.
  package static let withSwift: Set<String> = [
    "Dispatch", "Foundation", "Observation", "RegexBuilder", "Swift", "Synchronization",
    "_Concurrency", "_StringProcessing",
  ]

  /// The modules that there are on Linux, or that this package has.
  package static let here = withSwift.union(ours.map(\.key))

  /// The modules for which a condition is taken to hold on Linux.
  ///
  /// Of logging nothing is taken: code asks for it to do without, and few packages link it.
  static let expected = here.subtracting(["OSLog", "os"])

  /// The modules that are here, and the ones that are not.
  package static let all = here.union(missing)

  /// Some modules of this package with all of them on which they stand.
  package static func closure(of names: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = names
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += ours.first { $0.key == next }?.value ?? []
    }
    return found
  }

  /// The modules of this package that stand on one of them.
  package static func standing(on name: String) -> Set<String> {
    Set(ours.map(\.key).filter { $0 != name && closure(of: [$0]).contains(name) })
  }

  private static let missing: Set<String> = [
    "_SwiftData_SwiftUI", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdAttributionKit", "AddressBook", "AddressBookUI", "AdServices", "AdSupport", "AlarmKit",
    "AppClip", "AppIntents", "AppTrackingTransparency", "ARKit", "AssetsLibrary",
    "AudioToolbox", "AudioUnit", "AVFAudio", "AVFoundation", "AVKit", "BackgroundAssets",
    "BrowserEngineKit", "BusinessChat", "CallKit", "CarKey", "CFNetwork", "CloudKit",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreBluetooth", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CreateML",
    "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection", "DeveloperToolsSupport",
    "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification",
    "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FinanceKit", "FoundationModels", "GameController", "GameKit", "GameplayKit", "GLKit",
    "GroupActivities", "GSS", "HealthKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookup",
    "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOKit",
    "IOSurface", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
    "LockedCameraCapture", "ManagedSettings", "MarketplaceKit", "MediaAccessibility",
    "MediaPlayer", "MediaToolbox", "Messages", "MessageUI", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MLCompute", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "ObjectiveC", "OpenAL",
    "OpenGLES", "PassKit", "PDFKit", "PencilKit", "Photos", "ProximityReader", "PushKit",
    "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityFoundation",
    "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenTime",
    "Security", "SensorKit", "SharedWithYou", "ShazamKit", "simd", "Social", "SoundAnalysis",
    "Speech", "SQLite3", "StoreKit", "SwiftData", "Symbols", "SystemConfiguration",
    "TabularData", "ThreadNetwork", "TipKit", "Translation", "Twitter", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WeatherKit", "WebKit", "WorkoutKit", "XPC", "zlib",
  ]
}
