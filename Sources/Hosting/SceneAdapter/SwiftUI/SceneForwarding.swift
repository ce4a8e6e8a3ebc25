#if canImport(SwiftUI) && canImport(UIKit) && !os(Linux)
  import SceneSeam
  public import SwiftUI
  import UIKit

  // Not yet compiled by Apple's compiler.

  extension View {
    /// Forwards to the app's object what SwiftUI tells the content of a window.
    ///
    /// UIKit's delegates still receive the life cycle, in an app with `@UIApplicationDelegateAdaptor` and
    /// a scene delegate; SwiftUI takes URLs and activities for its views.
    ///
    /// - Parameters:
    ///   - delegate: The scene delegate of the window, which SwiftUI has as an environment object where
    ///     it is an `ObservableObject`.
    ///   - activities: The types of the activities that the window continues.
    ///   - window: The identifier of the window group in which a new window is opened; nil for UIKit's
    ///     own request.
    public func forwardsToApp(
      through delegate: SeamSceneDelegate, activities: [String] = [],
      openingWindow window: String? = nil
    ) -> some View {
      modifier(SceneForwarding(delegate: delegate, activities: activities, window: window))
    }

    /// Forwards to the app's object what SwiftUI keeps for a window: a value of `@SceneStorage`.
    ///
    /// The object is told when the content appears, with what was restored, and at each change. The
    /// value is SwiftUI's; what the object has to know when the scene connects belongs into its store.
    ///
    /// - Parameters:
    ///   - value: The value, such as `selection` of `@SceneStorage("selection") var selection = ""`.
    ///   - delegate: The scene delegate of the window.
    ///   - type: The type of the app's object; nothing happens where it is of another type.
    ///   - body: What the object does with it, as an action of a test does.
    public func forwardsToApp<Value: Equatable, App: SceneApp>(
      kept value: Value, through delegate: SeamSceneDelegate, to type: App.Type,
      _ body: @escaping (inout App, SceneID, Value) -> Void
    ) -> some View {
      func forward(_ value: Value) {
        guard let scene = delegate.scene else { return }
        let id = delegate.driver.identity(of: scene)
        delegate.driver.perform(in: type) { body(&$0, id, value) }
      }
      return onAppear { forward(value) }.onChange(of: value) { forward($0) }
    }
  }

  /// The modifier by which a window's content forwards events to the app's object.
  struct SceneForwarding: ViewModifier {
    let delegate: SeamSceneDelegate
    let activities: [String]
    let window: String?
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow

    func body(content: Content) -> some View {
      content
        .onOpenURL { url in
          guard let scene = delegate.scene else { return }
          delegate.driver.opens(url, inContentOf: scene)
        }
        .background {
          ForEach(activities, id: \.self) { type in
            Color.clear.onContinueUserActivity(type) { activity in
              guard let scene = delegate.scene else { return }
              delegate.driver.continues(activity, inContentOf: scene)
            }
          }
        }
        .onChange(of: phase) { phase in
          guard let scene = delegate.scene else { return }
          switch phase {
          case .active: delegate.driver.receives(.phaseActive, scene)
          case .inactive: delegate.driver.receives(.phaseInactive, scene)
          default: delegate.driver.receives(.phaseBackground, scene)
          }
        }
        .onAppear {
          guard let window else { return }
          delegate.driver.opensWindow = { openWindow(id: window) }
        }
    }
  }
#endif
