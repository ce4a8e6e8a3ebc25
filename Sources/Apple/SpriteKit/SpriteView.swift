public import SwiftUI
import UIKit

/// A view that shows a scene of SpriteKit's: the scene hears of it when the view appears.
///
/// Nothing is drawn. Source: Apple, spritekit/spriteview.
public struct SpriteView: View {
  private let scene: SKScene
  private let isPaused: Bool
  @State private var screen = SpriteScreen()

  /// Creates a view of a scene; options and the rate of frames are dropped.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = [],
    shouldRender: @escaping @MainActor (TimeInterval) -> Bool = { _ in true }
  ) { (self.scene, self.isPaused) = (scene, isPaused) }

  /// A view that shows nothing.
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
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies behind is seen.
    public static let allowsTransparency = Options(rawValue: 1)
    /// Siblings are drawn in any order.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// Nodes out of sight are left out.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  /// What is shown beside the scene.
  ///
  /// Source: Apple, spritekit/spriteview/debugoptions.
  public struct DebugOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The rate of frames.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// The number of drawings.
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    /// The number of quads.
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    /// The bodies.
    public static let showsPhysics = DebugOptions(rawValue: 16)
    /// The fields.
    public static let showsFields = DebugOptions(rawValue: 32)
  }
}

/// The view of SpriteKit's behind one of SwiftUI's.
@MainActor
private final class SpriteScreen {
  private lazy var view = SKView(frame: UIScreen.main.bounds)

  /// Shows a scene, unless it is there already.
  func shows(_ scene: SKScene, _ isPaused: Bool) {
    view.isPaused = isPaused
    if view.scene !== scene { view.presentScene(scene) }
  }
}
