public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// A picture or a video that a user has chosen; no user chooses one here.
///
/// Source: Apple, photosui/photospickeritem.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Where it is in the library of photos.
  public let itemIdentifier: String?
  /// In which types it can be had.
  public let supportedContentTypes: [UTType]

  /// Creates one of an identifier.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  /// Loads the value; there is none here.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Loads the value; there is none here, which the handler hears at once.
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

    /// The usual.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The one that it has.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// One that most programs read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// How a user chooses several.
///
/// Source: Apple, photosui/photospickerselectionbehavior.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// The usual.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In an order.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Each choice counts at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Each choice counts at once, in an order.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// What a user may choose.
///
/// Source: Apple, photosui/phpickerfilter.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  private init(_ name: String, _ parts: [PHPickerFilter] = []) {
    self.name = parts.isEmpty ? name : "\(name)(\(parts.map(\.name).joined(separator: ", ")))"
  }

  /// Pictures.
  public static let images = PHPickerFilter("images")
  /// Videos.
  public static let videos = PHPickerFilter("videos")
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter("livePhotos")
  /// Pictures of a screen.
  public static let screenshots = PHPickerFilter("screenshots")
  /// Videos of a screen.
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  /// Pictures with a depth.
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  /// Several pictures in one second.
  public static let bursts = PHPickerFilter("bursts")
  /// Wide pictures.
  public static let panoramas = PHPickerFilter("panoramas")
  /// Slow videos.
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  /// Fast videos.
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  /// Videos with a depth.
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")
  /// What one of some allows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any", subfilters)
  }
  /// What all of some allow.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all", subfilters)
  }
  /// What another one does not allow.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter("not", [filter])
  }
}
