import Dispatch
import Foundation

/// Notices requests to stop the process, as long as it lives.
package struct Interruption {
  /// The request as every thread may ask for it.
  package let request = Flag()

  private let sources: [any DispatchSourceSignal]

  /// Watches for `^C`, requests to terminate and terminals that close.
  ///
  /// Writes to a closed pipe just fail from then on.
  ///
  /// The second signal ends the process at once. Under `nohup` a terminal may close.
  package init() {
    let request = request
    // A queue of its own has a thread even where the work holds the only processor.
    let queue = DispatchQueue(label: "scenefuzz.interruption")
    signal(SIGPIPE, SIG_IGN)
    var numbers = [SIGINT, SIGTERM]
    if !Self.isIgnored(SIGHUP) { numbers.append(SIGHUP) }
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        request.raise()
        signal(number, SIG_DFL)
      }
      source.resume()
      return source
    }
  }

  /// Whether the process was started with a signal ignored: then its handler is the number 1.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 1
  }
}
