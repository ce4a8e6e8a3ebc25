public import Foundation
public import UIKit

// A modifier returns the view: nothing evaluates it, so what it would do is not played.
extension View {
  /// Hands an object to the views below; dropped here.
  public func environmentObject(_ object: some ObservableObject) -> some View { self }

  /// Hands an observable object to the views below; dropped here.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View { self }

  /// Sets a value for the views below; dropped here.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    self
  }

  /// Takes links; on a device SwiftUI calls the action, here nothing does.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Takes activities; on a device SwiftUI calls the action, here nothing does.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Looks at a value's changes; the action is never called here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    self
  }

  /// Looks at a value's changes; the action is never called here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Looks at a value's changes, as before iOS 17; the action is never called here.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    self
  }

  /// Works when the view appears; the action is never called here.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Works when the view disappears; the action is never called here.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Works while the view is there; the action is never called here.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Sets which of light and dark is preferred; dropped here.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}

// How a view looks: dropped, because nothing is drawn here.
extension View {
  /// Sets the font; dropped here.
  public func font(_ font: Font?) -> some View { self }

  /// Sets the size; dropped here.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: HorizontalAlignment = .center
  ) -> some View { self }

  /// Sets the largest size; dropped here.
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) -> some View { self }

  /// Keeps what lies around away; dropped here.
  public func padding(_ length: CGFloat? = nil) -> some View { self }

  /// Sets the colour; dropped here.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the colour; dropped here.
  public func foregroundStyle(_ color: Color) -> some View { self }

  /// Puts a view behind; dropped here.
  public func background(_ background: some View) -> some View { self }

  /// Sets the title of the bar; dropped here.
  public func navigationTitle(_ title: String) -> some View { self }

  /// Shows a view while a value is true; nothing shows it here.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
}

/// Which of light and dark a view is shown in; a plain value here.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
