import Foundation
import UIKit

// What 'init' writes beside an app's lowered sources, as far as these apps ask the machine for it.

nonisolated extension _Concurrency.Task where Success == Never, Failure == Never {
  /// Waits on the case's clock.
  static func sleep(for duration: Duration) async throws {
    try await PlayedWorld.sleep(for: duration)
  }
}

nonisolated extension UUID {
  /// Draws from the case's chance.
  init() { self = PlayedWorld.uuid() }
}

nonisolated extension Timer {
  /// Fires on the case's clock.
  @discardableResult
  static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { PlayedTimer.scheduled(every: interval, repeats: repeats, block: block) }
}
