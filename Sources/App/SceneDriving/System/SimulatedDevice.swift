package import SceneSeam

/// The stores that survive the processes of an app in a case: they start empty in each.
package final class SimulatedDevice {
  /// Values that can always be read.
  package let defaults = LockableStore()
  /// Files, some of them unreadable while the device is locked.
  package let files = LockableStore()
  /// Secrets, usually unreadable while the device is locked.
  package let keychain = LockableStore()

  /// How many processes of the app have run code: one that ends before is none that it could count.
  package var launches: UInt32 = 0
  /// The last backup of the device; nil before the first.
  private var backup: Backup?
  /// Whether the app finds at its next launch what its last process did not leave.
  package private(set) var isReplaced = false

  /// A backup of the device: each store, and the number of launches.
  private struct Backup {
    var defaults: LockableStore.Content
    var files: LockableStore.Content
    var keychain: LockableStore.Content
    var launches: UInt32
  }

  /// The device as the app sees it.
  package var store: AppContext.Store {
    AppContext.Store(defaults: defaults, files: files, keychain: keychain)
  }

  func reset() {
    defaults.reset()
    files.reset()
    keychain.reset()
    launches = 0
    backup = nil
    isReplaced = false
  }

  /// The app is deleted and installed again: its secrets alone are still there (report: forum 36442).
  func reinstall() {
    defaults.content = LockableStore.Content()
    files.content = LockableStore.Content()
    launches = 0
    isReplaced = true
  }

  /// The device gets back what the last backup has, which is made as the device is locked.
  ///
  /// One that was never locked is backed up right before. Sessions stay with the device, without their state.
  func restoreBackup() {
    let present = files.content
    if let backup {
      defaults.content = backup.defaults
      files.content = backup.files
      keychain.content = backup.keychain
      launches = backup.launches
    }
    files.content.takeEntries(startingWith: SystemEntries.sessions, from: present)
    files.content.takeEntries(startingWith: SystemEntries.state, from: LockableStore.Content())
    isReplaced = true
  }

  /// The app is updated; what an older version left is put into the store, or nothing changes.
  func update(_ older: ((AppContext.Store) -> Void)?) {
    older?(store)
    isReplaced = older != nil
  }

  /// Forgets what the process knew of the entries.
  func endProcess() {
    defaults.endProcess()
    files.endProcess()
    keychain.endProcess()
  }

  func lock(_ isLocked: Bool) {
    if isLocked {
      backup = Backup(
        defaults: defaults.content, files: files.content, keychain: keychain.content,
        launches: launches)
    }
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
