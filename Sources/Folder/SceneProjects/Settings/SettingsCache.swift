/// The layers of a project that were read once: many targets are based on the same file.
final class SettingsCache {
  /// The layers of one configuration, that which counts more first, and what was not there for them.
  struct CachedLayers {
    var layers: [SettingLayer] = []
    var remarks: [String] = []
  }

  /// By the identifier of the configuration.
  var configurations: [String: CachedLayers] = [:]
  /// By the path of the file of settings.
  var files: [String: CachedLayers] = [:]
}
