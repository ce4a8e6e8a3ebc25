/// The version of what is drawn: it changes whenever any case changes.
package enum GeneratorVersion {
  /// The version with which tokens begin.
  package static let current = "g4"
}
