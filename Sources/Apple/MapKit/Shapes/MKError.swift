import CoreLocation
public import Foundation

/// Why a map's server has no answer.
///
/// Source: Apple, mapkit/mkerror-swift.struct.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "MKErrorDomain"
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Source: Apple, mapkit/mkerror-swift.struct/code.
  public enum Code: Int, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
}

/// Asks a map's server, which no network reaches here: it fails a second later.
enum MapServer {
  static func fails<Answer>(_ handler: @escaping (Answer?, (any Error)?) -> Void) {
    LaterWork.answers { handler(nil, MKError(.serverFailure)) }
  }

  nonisolated(nonsending) static func fails<Answer>() async throws -> Answer {
    await LaterWork.waits()
    throw MKError(.serverFailure)
  }
}
