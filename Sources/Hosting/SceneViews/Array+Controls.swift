public import SceneFuzzing
public import SceneHosting
public import SwiftUI

extension Array {
  /// Does what the user can do with what a scene shows: taps a button, follows a link, types a letter.
  ///
  /// The events are those of `AppAction.everythingShown(limit:)`, for a test that names no type.
  ///
  /// - Parameter limit: How many controls a scene has at most; what comes behind is not tapped.
  public static func everythingShown<Program: SwiftUI.App>(limit: Int = 12) -> [Element]
  where Element == AppAction<HostedApp<ProgramDelegate<Program>>> {
    Element.everythingShown(limit: limit)
  }
}
