package import SceneSeam

/// What survives the processes of an app in a case: it starts empty in each.
package final class SimulatedDevice {
  /// Values that can always be read.
  package let defaults = LockableStore()
  /// Files, some of them unreadable while the device is locked.
  package let files = LockableStore()
  /// Secrets, usually unreadable while the device is locked.
  package let keychain = LockableStore()

  /// The device as the app sees it.
  package var store: AppContext.Store {
    AppContext.Store(defaults: defaults, files: files, keychain: keychain)
  }

  func reset() {
    defaults.reset()
    files.reset()
    keychain.reset()
  }

  /// Forgets what the process knew of the entries.
  func endProcess() {
    defaults.endProcess()
    files.endProcess()
    keychain.endProcess()
  }

  func lock(_ isLocked: Bool) {
    for part in [defaults, files, keychain] { part.isLocked = isLocked }
  }

  /// How often an entry was written or deleted.
  var changes: Int { defaults.changes + files.changes + keychain.changes }

  /// How many reads were refused since the case began.
  package var refusals: Int { defaults.refusals + files.refusals + keychain.refusals }

  /// Whether the process tried to read an entry and does not know yet what it holds.
  package var hasUnread: Bool {
    !(defaults.unread.isEmpty && files.unread.isEmpty && keychain.unread.isEmpty)
  }

  /// Returns an entry that the process lost unread since the last such call.
  package func takeLoss() -> LockableStore.Loss? {
    let loss = defaults.loss ?? files.loss ?? keychain.loss
    if loss == nil { return nil }
    for part in [defaults, files, keychain] { part.loss = nil }
    return loss
  }
}
