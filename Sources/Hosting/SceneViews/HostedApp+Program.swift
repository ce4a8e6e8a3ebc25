public import SceneHosting
public import SceneSeam
public import SwiftUI

extension HostedApp {
  /// Launches a program of SwiftUI's: its scenes get their windows, and their views are played.
  ///
  /// ```swift
  /// HostedApp(NotesApp.self, context: context)
  /// ```
  ///
  /// - Parameters:
  ///   - program: The type with `@main`.
  ///   - manifest: What makes delegates by their classes: scene delegates that the adaptor's delegate names.
  ///   - choices: What Apple does not say of SwiftUI; the usual answers by default.
  ///   - context: The system that plays the app.
  ///   - delegate: Makes the delegate of the program's adaptor. Without it, it is made by its class, in a
  ///     debug build only.
  ///   - noting: Looks at the app after each callback and notes what ready-made laws want to know.
  public convenience init<Program: App>(
    _ program: Program.Type, manifest: SceneManifest = .empty,
    choices: SwiftUIChoices = .usual, context: AppContext,
    delegate: (@MainActor () -> any UIApplicationDelegate)? = nil,
    noting: ((HostedApp) -> Void)? = nil
  ) where Delegate == ProgramDelegate<Program> {
    self.init(
      manifest: manifest, context: context,
      module: String(_typeName(Program.self).prefix { $0 != "." }),
      program: { ProgramRuntime(Program.self, choices: choices) },
      delegate: { ProgramDelegate(runtime: $0) },
      adapted: { runtime in
        guard let type = runtime.adaptedClass else { return nil }
        let call = "HostedApp(\(Program.self).self, context: context, delegate: { \(type)() })"
        return delegate?() ?? Self.makesDelegate(type, advice: "write \(call)")
      }, noting: noting)
  }

  /// The objects of a class that the program and its windows hold: models, in the order of the views.
  ///
  /// - Complexity: O(views).
  public func models<Program: App, Object>(_ type: Object.Type) -> [Object]
  where Delegate == ProgramDelegate<Program> { asked(delegate.runtime.objects(type)) }

  /// The objects of a class that the views of a scene hold.
  ///
  /// - Complexity: O(views).
  public func models<Program: App, Object>(_ type: Object.Type, in scene: SceneID) -> [Object]
  where Delegate == ProgramDelegate<Program> {
    asked(window(of: scene)?.objects(type) ?? [])
  }

  /// Keeps that laws have asked for the objects: where no view ever holds one, they show nothing.
  private func asked<Program: App, Object>(_ found: [Object]) -> [Object]
  where Delegate == ProgramDelegate<Program> {
    AskedModels.add(Object.self, isFound: !found.isEmpty, of: Delegate.self)
    return found
  }

  /// The texts that a scene shows, in the order of the views.
  ///
  /// Of what lies below a sheet or a full-screen cover nothing is shown; alerts and popovers hide nothing.
  ///
  /// - Complexity: O(views).
  public func texts<Program: App>(in scene: SceneID) -> [String]
  where Delegate == ProgramDelegate<Program> { window(of: scene)?.texts ?? [] }

  func window<Program: App>(of scene: SceneID) -> ProgramWindow?
  where Delegate == ProgramDelegate<Program> {
    self.scene(scene).flatMap { delegate.runtime.window($0) }
  }
}

/// SwiftUI's own application delegate of a program: that of `UIApplication.shared.delegate`.
///
/// The delegate of an adaptor is another object, which gets the calls.
/// Source: Apple, swiftui/uiapplicationdelegateadaptor.
public final class ProgramDelegate<Program: App>: UIResponder, UIApplicationDelegate,
  ProgramStanding
{
  /// The program's type.
  nonisolated package static var program: Any.Type { Program.self }
  let runtime: ProgramRuntime

  init(runtime: ProgramRuntime) {
    self.runtime = runtime
    super.init()
  }
}
