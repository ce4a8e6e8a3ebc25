/// An item that a scene or the process can have pending: a callback, or a move of the engine.
///
/// A *move* changes what the app can read and is not announced; its name is a noun. The items stand in
/// the usual order, which decides where nothing else does, and every item comes after all that `Order`
/// puts before it. Raw values below 128 belong to a scene, the others to the process: one bit each in
/// an agenda. A new item stands where it usually comes; it may push others into the second word.
@frozen
@usableFromInline
package enum AgendaItem: UInt8, Hashable, Sendable, CaseIterable {
  // Connecting
  case configuration
  case attachment
  case windowSet
  case geometryBeforeConnect
  case connect
  case stateReadable
  case connectNotice
  case resignWhileAttaching
  case settling
  case viewDidLoad
  case viewWillAppear
  case willContinue
  case restore
  // Entering the foreground
  case foregrounding
  case earlyEntering
  case foreground
  case foregroundNotice
  case appForegroundNotice
  case phaseInactive
  case appPhaseInactive
  case lateSettling
  case entering
  // Payloads
  case openURL
  case continueActivity
  case failActivity
  case performShortcut
  case notificationResponse
  case pushAgain
  case acceptShare
  // Becoming active
  case activation
  case active
  case activeNotice
  case appActiveNotice
  case phaseActive
  case appPhaseActive
  case viewDidAppear
  case keyWindow
  case touch
  case keyPress
  case geometry
  case updateActivity
  // Resigning
  case resignation
  case resign
  case resignNotice
  case appResignNotice
  case phaseResigned
  case appPhaseResigned
  case deactivation
  case reactivation
  // Entering the background
  case backgrounding
  case background
  case backgroundNotice
  case appBackgroundNotice
  case phaseBackground
  case appPhaseBackground
  case saveState
  case saveStateAgain
  // Disconnecting
  case detachment
  case disconnect
  case disconnectNotice
  case viewWillDisappear
  case viewDidDisappear
  // What is seldom pending: it shows that the second word is as good as the first
  case ghost = 64
  case rebound
  // The process
  case main = 128
  case delegateInit
  case willFinishLaunching
  case shouldRestoreState
  case didFinishLaunching
  case launchNotice
  case requestActivation
  case requestDestruction
  case requestRefresh
  case requestError
  case discard
  case protectedDataAvailable
  case protectedDataAvailableNotice
  case protectedDataUnavailable
  case protectedDataUnavailableNotice
  case timeChangeNotice
  case timeChange
  case memoryWarning
  case memoryNotice
  case viewMemoryWarning
  case push
  case registered
  case registrationFailed
  case fetch
  case backgroundTask
  case urlSession
  case locationUpdate
  case appIntent
  case backgroundTaskExpired
  case screenshotNotice
  case willPresent
  case notificationAction
  case shouldSaveState
  case terminate
  case terminateNotice
  case exit
  case processEnded
  case launchRefused
  case installed

  /// Whether a scene has it pending; otherwise the process has.
  @inlinable
  @inline(__always)
  package var isOfScene: Bool { rawValue < 128 }

  /// The item's bit in the agenda of its scope.
  @inlinable
  @inline(__always)
  package var position: Int { Int(truncatingIfNeeded: rawValue & 127) }

  /// Creates the item at a position of an agenda; nil when there is none.
  @inlinable
  package init?(position: Int, ofScene: Bool) {
    self.init(rawValue: UInt8(truncatingIfNeeded: ofScene ? position : position | 128))
  }

  /// Creates the item that a callback is pending as; nil for one that is never pending.
  package init?(_ kind: CallbackKind) {
    guard let item = Self.byKind[kind.place] else { return nil }
    self = item
  }

  /// The callback that it is; nil for a move.
  package var callback: CallbackKind? { Self.callbacks[Int(rawValue)] }

  /// The item's word in notation: the name of its case, and of its callback's.
  @usableFromInline package var word: String { Self.words[Int(rawValue)] }

  /// Apple's name of its callback; the word of a move.
  package var name: String { callback?.name ?? word }

  private static let words: [String] = (0...UInt8.max).map { raw in
    AgendaItem(rawValue: raw).map { String(describing: $0) } ?? ""
  }

  private static let callbacks = words.map { CallbackKind.named($0) }

  private static let byKind = (0..<CallbackKind.placeCount).map { index in
    callbacks.firstIndex { $0?.place == index }.flatMap { AgendaItem(rawValue: UInt8($0)) }
  }
}
