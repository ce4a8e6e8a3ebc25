public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// A picture or a video that a user has chosen; no user chooses one here.
///
/// Source: Apple, photosui/photospickeritem.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public let supportedContentTypes: [UTType]

  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }

  /// In which coding a picture is wanted.
  ///
  /// Source: Apple, photosui/photospickeritem/encodingdisambiguationpolicy.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// Whether several choices keep their order.
///
/// Source: Apple, photosui/photospickerselectionbehavior.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// The kinds of photos and videos that a user may choose.
///
/// Source: Apple, photosui/phpickerfilter.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  private init(_ name: String, _ parts: [PHPickerFilter] = []) {
    self.name = parts.isEmpty ? name : "\(name)(\(parts.map(\.name).joined(separator: ", ")))"
  }

  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  public static let screenshots = PHPickerFilter("screenshots")
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  public static let bursts = PHPickerFilter("bursts")
  public static let panoramas = PHPickerFilter("panoramas")
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any", subfilters)
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all", subfilters)
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter("not", [filter])
  }
}
