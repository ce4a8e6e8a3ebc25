public import Foundation
import UIKit

/// The size of what is around a view: that of the screen.
///
/// Source: Apple, swiftui/geometryproxy.
public struct GeometryProxy: Sendable {
  /// The screen's size.
  public let size: CGSize
  /// What bars cover: nothing here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The whole screen.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The whole screen.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The whole screen.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
  /// The value of an anchor.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }

  @MainActor static var screen: GeometryProxy {
    GeometryProxy(size: UIScreen.main.bounds.size)
  }
}

/// A view whose views know the size of what is around: that of the screen.
///
/// Source: Apple, swiftui/geometryreader.
public struct GeometryReader<Content: View>: DrawnView {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content
  /// Creates a view by a closure.
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

  /// Creates one of a value.
  package init(value: Value) { self.value = value }

  /// What an anchor is made of.
  ///
  /// Source: Apple, swiftui/anchor/source.
  public struct Source {
    let value: @MainActor () -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view itself.
  public static var bounds: Anchor<CGRect>.Source {
    .init { CGRect(origin: .zero, size: GeometryProxy.screen.size) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { .init { .zero } }
  /// The first corner above.
  public static var topLeading: Anchor<CGPoint>.Source { .init { .zero } }
}

/// What coordinates are counted from.
///
/// Source: Apple, swiftui/coordinatespaceprotocol.
public protocol CoordinateSpaceProtocol {
  /// The same as a plain value.
  var coordinateSpace: CoordinateSpace { get }
}

/// What coordinates are counted from, as a plain value.
///
/// Source: Apple, swiftui/coordinatespace.
public enum CoordinateSpace: Hashable {
  /// The screen.
  case global
  /// The view.
  case local
  /// A view with a name.
  case named(AnyHashable)

  /// Whether it is the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view.
  public var isLocal: Bool { self == .local }
}

/// The screen, as coordinates are counted.
///
/// Source: Apple, swiftui/globalcoordinatespace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
  /// The same as a plain value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view, as coordinates are counted.
///
/// Source: Apple, swiftui/localcoordinatespace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
  /// The same as a plain value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view with a name, as coordinates are counted.
///
/// Source: Apple, swiftui/namedcoordinatespace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The same as a plain value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The scroll view around.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  /// The scroll view around that scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension View {
  /// Gives the view a name from which coordinates are counted.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// Gives the view a name from which coordinates are counted.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Calls an action with what a closure reads of the view's size, once, behind the update.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View {
    onChange(of: transform(.screen), initial: true) { _, new in action(new) }
  }
}
