public import Foundation

/// The closure that gets the addresses.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of coordinates, and coordinates of addresses; no network is there to ask.
///
/// A second later it says so. Source: Apple, corelocation/clgeocoder.
open class CLGeocoder: NSObject {
  /// Whether it is asking.
  open private(set) var isGeocoding = false

  /// Asks for the address of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fails(completionHandler) }
  /// Asks for the address of a location in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fails(completionHandler) }
  /// Asks for the location of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fails(completionHandler) }
  /// Asks for the location of an address in an area.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fails(completionHandler) }

  /// Asks for the address of a location.
  public nonisolated(nonsending) func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await fails() }
  /// Asks for the location of an address.
  public nonisolated(nonsending) func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil
  ) async throws -> [CLPlacemark] { try await fails() }

  /// Asks no more; nothing was found anyway.
  open func cancelGeocode() {}

  private func fails(_ handler: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    LaterWork.answers { [weak self] in
      self?.isGeocoding = false
      handler(nil, CLError(.network))
    }
  }

  private nonisolated(nonsending) func fails() async throws -> [CLPlacemark] {
    await LaterWork.waits()
    throw CLError(.network)
  }
}
