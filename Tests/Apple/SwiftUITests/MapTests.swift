import CoreLocation
import MapKit
import SwiftUI
import Testing

/// Maps: what is on them is there, and what asks a server fails.
@MainActor
@Suite struct MapTests {
  @Test func `A marker's title is shown, and so is what stands at an annotation`() {
    let tree = PlayedTree {
      Map(initialPosition: .region(.capital)) {
        Marker("Home", systemImage: "house", coordinate: .capital).tint(.red)
        Annotation("Work", coordinate: .capital, anchor: .bottom) { Text("desk") }
          .annotationTitles(.hidden)
        UserAnnotation()
        MapCircle(center: .capital, radius: 10).stroke(.blue, lineWidth: 2)
        MapPolyline(coordinates: [.capital, .capital])
      }
      .mapStyle(.standard(elevation: .flat, pointsOfInterest: .excludingAll))
      .mapControls { MapCompass() }
      .onMapCameraChange { _ in Log.add("camera") }
    }
    #expect(tree.text == ["Home", "desk", "Work"])
    #expect(tree.log == [])
  }

  @Test func `A view at an annotation keeps its state, and goes with its branch`() {
    let tree = PlayedTree { Pins() }
    tree.tap("a 0")
    tree.tap("b 0")
    tree.tap("b 1")
    #expect(tree.actions == ["Turn", "Hide", "a 1", "b 2", "own 0"])
    tree.tap("own 0")
    tree.tap("Turn")
    #expect(tree.actions == ["Turn", "Hide", "b 2", "a 1", "own 1"])
    tree.tap("Hide")
    #expect(tree.actions == ["Turn", "Hide"])
    #expect(tree.text == ["nothing"])
    tree.tap("Hide")
    #expect(tree.actions == ["Turn", "Hide", "b 0", "a 0", "own 0"])
  }

  @Test func `A map as before iOS 17 has a view for each item`() {
    let tree = PlayedTree { OlderMap() }
    #expect(tree.text == ["a", "b"])
    tree.tap("Add")
    #expect(tree.text == ["a", "b", "c"])
  }

  @Test func `A reader's map is there, and converts nothing`() {
    let tree = PlayedTree {
      MapReader { proxy in
        Map(position: .constant(.userLocation(fallback: .automatic))) {
          Marker(proxy.convert(.zero, from: .local) == nil ? "none" : "some", coordinate: .capital)
        }
      }
    }
    #expect(tree.text == ["none"])
  }

  @Test func `A position is compared by what it shows`() {
    #expect(MapCameraPosition.region(.capital) == .region(.capital))
    #expect(MapCameraPosition.region(.capital) != .automatic)
    #expect(MapCameraPosition.userLocation(fallback: .automatic).fallbackPosition == .automatic)
    #expect(MapCameraPosition.region(.capital).region?.center.latitude == 52.5)
  }

  @Test func `A region in metres is wider in degrees far from the equator`() {
    let region = MKCoordinateRegion(
      center: .capital, latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(region.span.longitudeDelta - 1 / cos(52.5 * .pi / 180)) < 0.001)
    let map = MKMapView()
    map.setRegion(region, animated: false)
    map.region = MKCoordinateRegion(map.visibleMapRect)
    #expect(abs(map.region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(map.centerCoordinate.longitude - 13.4) < 0.001)
  }

  @Test func `A rectangle joins points, and a point has its coordinate`() {
    let point = MKMapPoint(.capital)
    #expect(abs(point.coordinate.latitude - 52.5) < 1e-9)
    let one = MKMapRect(x: 1, y: 1, width: 1, height: 1)
    let both = MKMapRect.null.union(one).union(MKMapRect(x: 5, y: 3, width: 1, height: 1))
    #expect([both.minX, both.maxX, both.minY, both.maxY] == [1, 6, 1, 4])
    #expect(both.intersects(one) && one.intersection(both).width == 1)
    #expect(MKMapRect.null.isNull && !both.contains(point))
    let line = MKPolyline(coordinates: [.capital, .capital], count: 2)
    #expect(line.pointCount == 2 && abs(line.coordinate.latitude - 52.5) < 1e-9)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `Distances go along the earth, and an area around a coordinate has an end`() {
    let here = CLLocation(latitude: 0, longitude: 179.5)
    let there = CLLocation(latitude: 0, longitude: -179.5)
    #expect(abs(here.distance(from: there) - 111_195) < 1)
    let region = CLCircularRegion(center: .capital, radius: 1_000, identifier: "capital")
    #expect(region.contains(.capital) && !region.contains(here.coordinate))
  }

  @Test func `No server answers an app that searches`() async throws {
    var found: [String] = []
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    MKLocalSearch(request: request).start { response, error in
      found.append("\(response == nil) \((error as? MKError)?.code == .serverFailure)")
    }
    let completer = MKLocalSearchCompleter()
    let hearer = Hearer { found.append($0) }
    completer.delegate = hearer
    completer.queryFragment = "cof"
    #expect(found == ["true true", "failed"])
    let location = CLLocation(latitude: 0, longitude: 0)
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().reverseGeocodeLocation(location)
    }
    let item = MKMapItem(placemark: MKPlacemark(coordinate: .capital))
    #expect(!item.openInMaps() && !item.isCurrentLocation && item.placemark.locality == nil)
  }
}

extension CLLocationCoordinate2D {
  fileprivate static let capital = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
}

extension MKCoordinateRegion {
  fileprivate static let capital = MKCoordinateRegion(
    center: .capital, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
}

private final class Hearer: NSObject, MKLocalSearchCompleterDelegate {
  private let hears: (String) -> Void

  init(_ hears: @escaping (String) -> Void) { self.hears = hears }

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    hears("failed")
  }
}

/// Counts its taps.
private struct Pin: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// What the app itself puts on a map, with a state.
private struct OwnPin: MapContent {
  @State private var count = 0

  var body: some MapContent {
    Annotation("", coordinate: .capital) { Button("own \(count)") { count += 1 } }
  }
}

private struct Pins: View {
  @State private var names = ["a", "b"]
  @State private var position = MapCameraPosition.automatic
  @State private var selection: String?
  @State private var isHidden = false

  var body: some View {
    Button("Turn") { names.reverse() }
    Button("Hide") { isHidden.toggle() }
    Map(position: $position, selection: $selection) {
      if isHidden {
        Marker("nothing", coordinate: .capital)
      } else {
        ForEach(names, id: \.self) { name in
          Annotation("", coordinate: .capital) { Pin(name: name) }.tag(name)
        }
        OwnPin()
      }
    }
  }
}

private struct OlderItem: Identifiable {
  let id: String
}

private struct OlderMap: View {
  @State private var region = MKCoordinateRegion.capital
  @State private var items = [OlderItem(id: "a"), OlderItem(id: "b")]

  var body: some View {
    Button("Add") { items.append(OlderItem(id: "c")) }
    Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: items) { item in
      MapAnnotation(coordinate: .capital) { Text(item.id) }
    }
    Map(coordinateRegion: $region, annotationItems: items) { _ in
      MapMarker(coordinate: .capital, tint: .red)
    }
  }
}
