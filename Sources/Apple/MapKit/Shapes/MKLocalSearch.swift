public import CoreLocation
public import Foundation

/// A search for shops, addresses and the like; it fails here.
///
/// Source: Apple, mapkit/mklocalsearch.
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// A request for a search: a text and a region.
  ///
  /// Source: Apple, mapkit/mklocalsearch/request.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }
    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }

  /// The items that were found; none is here.
  ///
  /// Source: Apple, mapkit/mklocalsearch/response.
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// The kinds of results that a search may find.
  ///
  /// Source: Apple, mapkit/mklocalsearch/resulttype.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  open private(set) var isSearching = false

  public init(request: Request) {}

  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    MapServer.fails { [weak self] (_: Response?, error) in
      self?.isSearching = false
      completionHandler(nil, error)
    }
  }
  public nonisolated(nonsending) func start() async throws -> Response {
    try await MapServer.fails()
  }
  open func cancel() {}
}

/// A guess at the text that a user may mean.
///
/// Source: Apple, mapkit/mklocalsearchcompletion.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
}

/// An object that hears what a user may mean.
///
/// Source: Apple, mapkit/mklocalsearchcompleterdelegate.
@preconcurrency
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}

/// Guesses what a user means who types; its delegate hears a second later that it fails here.
///
/// Source: Apple, mapkit/mklocalsearchcompleter.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of results that may be guessed.
  ///
  /// Source: Apple, mapkit/mklocalsearchcompleter/resulttype.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var isSearching = false
  open var results: [MKLocalSearchCompletion] { [] }

  open var queryFragment = "" {
    didSet {
      if isSearching || queryFragment.isEmpty { return }
      isSearching = true
      MapServer.fails { [weak self] (_: Never?, error) in
        guard let self, isSearching, let error else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: error)
      }
    }
  }

  open func cancel() { isSearching = false }
}

/// A search for an address at a coordinate; it fails here.
///
/// Source: Apple, mapkit/mkreversegeocodingrequest.
open class MKReverseGeocodingRequest: NSObject {
  public let location: CLLocation
  open var preferredLocale: Locale?

  public init?(location: CLLocation) { self.location = location }

  open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
    MapServer.fails(completionHandler)
  }
  public nonisolated(nonsending) var mapItems: [MKMapItem] {
    get async throws { try await MapServer.fails() }
  }
  open func cancel() {}
}
