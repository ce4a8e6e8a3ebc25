public import SceneSeam

/// The places of a device for what survives an app's processes.
public enum DeviceStore {
  /// The app's defaults, a folder of its support files and its keychain.
  ///
  /// Where there is no keychain, secrets are kept in memory and are gone with the process.
  public static var own: AppContext.Store {
    #if canImport(Security)
      let keychain: any AppContext.KeyValueStore = KeychainStore()
    #else
      let keychain: any AppContext.KeyValueStore = LockableStore()
    #endif
    return AppContext.Store(defaults: DefaultsStore(), files: FileStore(), keychain: keychain)
  }
}
