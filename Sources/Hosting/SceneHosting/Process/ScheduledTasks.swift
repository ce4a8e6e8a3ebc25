import BackgroundTasks
import Foundation
import SceneSeam
import UIKit

/// Tasks that the app submits, kept in the device of the case and run by the history.
@MainActor
enum ScheduledTasks {
  private static let key = "UIKit/tasks"

  /// Begins a process: its scheduler has what the last one kept, and no handlers.
  static func begin(_ context: AppContext) {
    let lines = (context.store.files[key] ?? "").split(separator: "\n").map(String.init)
    BGTaskScheduler.begin(with: lines.map(request)) { [weak context] requests in
      context?.store.files.replace(key, requests.map(line).joined(separator: "\n"))
    }
  }

  /// The launch is over: no handler can be registered any more.
  static func launchEnds() { BGTaskScheduler.launchEnds() }

  /// Runs the request that has waited longest; the task is kept, with its time, until it is completed.
  ///
  /// - Parameters:
  ///   - begin: Begins background time whose expiry calls a handler, and returns its number.
  ///   - end: Gives background time back.
  static func run(
    _ begin: (_ expires: @escaping () -> Void) -> Int, _ end: @escaping @MainActor (Int) -> Void
  ) {
    BGTaskScheduler.runNext { task in
      let number = begin { task.expirationHandler?() }
      task.begins { CurrentHost.here { end(number) } }
    }
  }

  private static func line(_ request: BGTaskRequest) -> String {
    (request is BGAppRefreshTaskRequest ? "refresh " : "processing ") + request.identifier
  }

  private static func request(_ line: String) -> BGTaskRequest {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    return words[0] == "refresh"
      ? BGAppRefreshTaskRequest(identifier: words[1])
      : BGProcessingTaskRequest(identifier: words[1])
  }
}
