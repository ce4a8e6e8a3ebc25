public import Foundation
public import FoundationNetworking
public import UIKit

extension PlayedURLSession {
  /// Returns what comes from a URL as a publisher.
  ///
  /// Source: Apple, foundation/urlsession/datataskpublisher(for:).
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Returns what comes of a request as a publisher.
  ///
  /// Source: Apple, foundation/urlsession/datataskpublisher(for:).
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the result of a request, which is made as often as values are received.
  ///
  /// Source: Apple, foundation/urlsession/datataskpublisher.
  public struct DataTaskPublisher: Publisher {
    /// A value.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why it fails.
    public typealias Failure = URLError

    /// The request that is made.
    public let request: URLRequest
    /// Which session asks.
    public let session: PlayedURLSession

    /// Creates one.
    public init(request: URLRequest, session: PlayedURLSession) {
      self.request = request
      self.session = session
    }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      let passage = Passage(receivesValue, receivesCompletion)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response { return passage.finish(with: (data, response)) }
        passage.end(.failure(error as? URLError ?? URLError(.unknown)))
      }
      passage.keeps(AnyCancellable { task.cancel() })
      task.resume()
      return AnyCancellable(passage.cancel)
    }
  }
}
