public import SwiftUI

/// A map: what is on it is there, and no map is drawn.
///
/// The camera never moves, and nothing is selected. Source: Apple, mapkit/map.
public struct Map<Content: View>: View {
  private let content: Content

  init(_ content: Content) { self.content = content }

  /// The views on the map.
  public var body: some View { content }
}

/// The views of what is on a map.
///
/// Source: Apple, mapkit/mapcontentview.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  fileprivate let content: Content

  /// The views.
  public var body: some View { Content._views(of: content) }
}

// Forms with what is on the map.
extension Map {
  /// Creates a map whose camera the app follows.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { self.init(MapContentView(content: content())) }

  /// Creates a map whose camera and selection the app follows.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(MapContentView(content: content()))
  }

  /// Creates a map with a camera to begin with.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { self.init(MapContentView(content: content())) }

  /// Creates a map with a camera to begin with, whose selection the app follows.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(MapContentView(content: content()))
  }

  /// Creates a map that shows all that is on it.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { self.init(MapContentView(content: content())) }

  /// Creates a map that shows all that is on it, whose selection the app follows.
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(MapContentView(content: content()))
  }
}

// Forms with nothing on the map.
extension Map where Content == MapContentView<Never, EmptyMapContent> {
  /// Creates an empty map whose camera the app follows.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(MapContentView(content: EmptyMapContent())) }
  /// Creates an empty map with a camera to begin with.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(MapContentView(content: EmptyMapContent())) }
  /// Creates an empty map.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(MapContentView(content: EmptyMapContent())) }
}

// Forms with nothing on the map but what the map itself has.
extension Map {
  /// Creates an empty map whose camera and selection the app follows.
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
    self.init(MapContentView(content: EmptyMapContent()))
  }
  /// Creates an empty map whose selection the app follows.
  public init<SelectedValue: Hashable>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
    self.init(MapContentView(content: EmptyMapContent()))
  }
}

/// A view that knows the map in it, as far as it can be known: nothing is laid out here.
///
/// Source: Apple, mapkit/mapreader.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  /// Creates a view by a closure.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The closure's view.
  public var body: some View { content(MapProxy()) }
}
