/// The product's names: reports, `--version`, `init` and the documentation take them from here.
package enum Product {
  /// The name, as prose writes it and as the manifest of an app's package does.
  package static let name = "SceneFuzz"
  /// The name of the command.
  package static let command = "scenefuzz"
  /// The version of the package: what a user of it has to know about has changed with it.
  package static let version = "0.2.0"
  /// Where Git gets the package; nil as long as no address is known, so that none is made up.
  package static let address: String? = nil

  /// Name and version, as `--version` prints them.
  package static let title = "\(name) \(version)"
}
