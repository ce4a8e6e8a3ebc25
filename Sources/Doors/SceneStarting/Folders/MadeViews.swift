/// The source with which a stand-in is a view that shows nothing.
enum MadeViews {
  /// The name of the file.
  static let fileName = "MadeViews.swift"

  /// The source.
  static let text = """
    import SceneSpies
    import SwiftUI

    /// A view of a module that is not there shows nothing.
    extension StandIn: @retroactive View {
      public var body: EmptyView { EmptyView() }
    }

    /// A model of a module that is not there never changes.
    extension StandIn: @retroactive ObservableObject {}

    """
}
