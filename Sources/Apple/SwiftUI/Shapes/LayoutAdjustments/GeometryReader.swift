public import Foundation
import UIKit

/// The size of what is around a view: that of the screen.
///
/// Source: Apple, swiftui/geometryproxy.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }

  @MainActor static var screen: GeometryProxy {
    GeometryProxy(size: UIScreen.main.bounds.size)
  }
}

/// A view whose views know the size of what is around: that of the screen.
///
/// Source: Apple, swiftui/geometryreader.
public struct GeometryReader<Content: View>: DrawnView {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public static var _reads: Bool { true }
  public func _update(_ node: ViewNode) { node.updateChild(0, content(.screen)) }
}

/// A position or a size in a view.
///
/// Source: Apple, swiftui/anchor.
public struct Anchor<Value> {
  let value: Value

  package init(value: Value) { self.value = value }

  /// The point or the area that an anchor is made of.
  ///
  /// Source: Apple, swiftui/anchor/source.
  public struct Source {
    let value: @MainActor () -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    .init { CGRect(origin: .zero, size: GeometryProxy.screen.size) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source { .init { .zero } }
  public static var topLeading: Anchor<CGPoint>.Source { .init { .zero } }
}

/// A space that coordinates are counted in.
///
/// Source: Apple, swiftui/coordinatespaceprotocol.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A space that coordinates are counted in, as a plain value.
///
/// Source: Apple, swiftui/coordinatespace.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// The screen, as coordinates are counted.
///
/// Source: Apple, swiftui/globalcoordinatespace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view, as coordinates are counted.
///
/// Source: Apple, swiftui/localcoordinatespace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view with a name, as coordinates are counted.
///
/// Source: Apple, swiftui/namedcoordinatespace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View {
    onChange(of: transform(.screen), initial: true) { _, new in action(new) }
  }
}
