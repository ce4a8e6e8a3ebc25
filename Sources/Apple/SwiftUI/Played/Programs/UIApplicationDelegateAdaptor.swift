public import UIKit

/// The application delegate of a SwiftUI program, which SwiftUI makes.
///
/// Source: Apple, swiftui/uiapplicationdelegateadaptor.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  @MainActor DynamicProperty
{
  /// Creates a property of a delegate's class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate of the process that is played.
  public var wrappedValue: DelegateType {
    let own = AdaptedDelegate.current ?? UIApplication.shared.delegate
    guard let delegate = own as? DelegateType else {
      ViewFault.raise(
        "\(DelegateType.self) is not the delegate of the process: an adaptor is a property of the App"
      )
    }
    return delegate
  }

  public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    guard let object = AdaptedDelegate.current as? any ObservableObject else {
      slot += 1
      return
    }
    follow(object, node, &slot)
  }

  private static func follow<Object: ObservableObject>(
    _ object: Object, _ node: ViewNode, _ slot: inout Int
  ) {
    node.kept(&slot) { ObjectSubscription() }.follows(object, for: node)
  }

  public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings of the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

/// A property of an `App` that names the application delegate's class.
@MainActor
protocol DelegateAdapting {
  static var adaptedClass: any UIApplicationDelegate.Type { get }
}

extension UIApplicationDelegateAdaptor: @MainActor DelegateAdapting {
  static var adaptedClass: any UIApplicationDelegate.Type { DelegateType.self }
}

/// The delegate that the adaptor of the process that is played has.
@MainActor
enum AdaptedDelegate {
  static var current: (any UIApplicationDelegate)? {
    get { holder.wrappedValue }
    set { holder.wrappedValue = newValue }
  }
  private static let holder =
    PerProcess<(any UIApplicationDelegate)?>(wrappedValue: nil)
}
