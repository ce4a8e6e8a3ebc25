public import SwiftUI
import UIKit

/// A view that shows a scene of SpriteKit's: the scene hears of it when the view appears.
///
/// Nothing is drawn. Source: Apple, spritekit/spriteview.
public struct SpriteView: View {
  private let scene: SKScene
  private let isPaused: Bool
  @State private var screen = SpriteScreen()

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = [],
    shouldRender: @escaping @MainActor (TimeInterval) -> Bool = { _ in true }
  ) { (self.scene, self.isPaused) = (scene, isPaused) }

  public var body: some View {
    Color.clear
      .onAppear { screen.shows(scene, isPaused) }
      .onChange(of: ObjectIdentifier(scene)) { screen.shows(scene, isPaused) }
      .onChange(of: isPaused) { screen.shows(scene, isPaused) }
  }

  /// How it is drawn.
  ///
  /// Source: Apple, spritekit/spriteview/options.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let allowsTransparency = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  /// The figures and outlines that are shown beside the scene.
  ///
  /// Source: Apple, spritekit/spriteview/debugoptions.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsFields = DebugOptions(rawValue: 32)
  }
}

/// The view of SpriteKit's behind one of SwiftUI's.
@MainActor
private final class SpriteScreen {
  private lazy var view = SKView(frame: UIScreen.main.bounds)

  func shows(_ scene: SKScene, _ isPaused: Bool) {
    view.isPaused = isPaused
    if view.scene !== scene { view.presentScene(scene) }
  }
}
