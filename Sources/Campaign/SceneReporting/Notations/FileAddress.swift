/// A path as a part of an address.
///
/// Source: T. Berners-Lee, R. Fielding, L. Masinter, *Uniform Resource Identifier (URI): Generic
/// Syntax*, 2005, RFC 3986.
package enum FileAddress {
  /// Returns a path with two hexadecimal digits for what may not stand in an address.
  ///
  /// A colon may not: what stands before the first one would be a scheme.
  package static func escaped(_ path: String) -> String {
    var escaped = ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }

  private static let plain = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@".utf8)
}
