import SpriteKit
import SwiftUI
import Testing
import WidgetKit

/// Scenes of SpriteKit's, and what apps say of widgets.
@MainActor
@Suite struct SpriteTests {
  @Test func `A scene is moved to its view once, when the view appears`() {
    let scene = PlayedScene(size: CGSize(width: 10, height: 10))
    let tree = PlayedTree { Game(scene: scene) }
    #expect(scene.calls == ["loaded", "moved"])
    tree.tap("count")
    tree.tap("count")
    #expect(scene.calls == ["loaded", "moved"])
    #expect(scene.view?.scene === scene)
  }

  @Test func `Another scene is presented in the stead of the one before`() {
    let scenes = [PlayedScene(size: .zero), PlayedScene(size: .zero)]
    let tree = PlayedTree { Levels(scenes: scenes) }
    #expect(scenes[1].calls == ["loaded"])
    tree.tap("next")
    #expect(scenes[0].calls == ["loaded", "moved", "left"])
    #expect(scenes[1].calls == ["loaded", "moved"])
    #expect(scenes[0].view == nil)
  }

  @Test func `A view gives its size to a scene that wants it`() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let scene = PlayedScene(size: CGSize(width: 1, height: 1))
    scene.scaleMode = .resizeFill
    view.presentScene(scene)
    #expect(scene.size == CGSize(width: 30, height: 20))
    #expect(scene.calls == ["loaded", "resized", "moved"])
  }

  @Test func `Nodes are found by name and by point, and no action runs`() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let card = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
    card.position = CGPoint(x: 50, y: 50)
    card.name = "card"
    let label = SKLabelNode(text: "7")
    label.name = "label"
    card.addChild(label)
    scene.addChild(card)
    #expect(scene.nodes(at: CGPoint(x: 45, y: 55)) == [card])
    #expect(scene.atPoint(CGPoint(x: 5, y: 5)) === scene)
    #expect(scene.childNode(withName: "//label") === label)
    #expect(scene.childNode(withName: "label") == nil)
    #expect(label.scene === scene)
    card.run(.sequence([.wait(forDuration: 1), .removeFromParent()]), withKey: "leave")
    #expect(card.action(forKey: "leave")?.duration == 1)
    card.removeAllActions()
    #expect(!card.hasActions())
    card.removeFromParent()
    #expect(scene.children.isEmpty && label.scene == nil)
  }

  @Test func `No user has a widget, and a view has the usual family`() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    let tree = PlayedTree { NoteWidgetView().widgetURL(URL(string: "notes://1")) }
    #expect(tree.text == ["systemMedium"])
    _ = NoteWidget().body
  }
}

private final class PlayedScene: SKScene {
  var calls: [String] = []

  override func sceneDidLoad() { calls.append("loaded") }
  override func didMove(to view: SKView) { calls.append("moved") }
  override func willMove(from view: SKView) { calls.append("left") }
  override func didChangeSize(_ oldSize: CGSize) { calls.append("resized") }
  override func update(_ currentTime: TimeInterval) { calls.append("updated") }
}

private struct Game: View {
  let scene: SKScene
  @State private var count = 0

  var body: some View {
    SpriteView(scene: scene, isPaused: count > 1, options: [.allowsTransparency])
    Button("count") { count += 1 }
  }
}

private struct Levels: View {
  let scenes: [SKScene]
  @State private var level = 0

  var body: some View {
    SpriteView(scene: scenes[level])
    Button("next") { level += 1 }
  }
}

private struct NoteEntry: TimelineEntry {
  let date: Date
}

private struct NoteProvider: TimelineProvider {
  func placeholder(in context: Context) -> NoteEntry { NoteEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (NoteEntry) -> Void) {
    completion(NoteEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<NoteEntry>) -> Void) {
    completion(Timeline(entries: [NoteEntry(date: .now)], policy: .after(.now + 60)))
  }
}

private struct NoteWidgetView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Text(family.description).containerBackground(for: .widget) { Color.clear }
  }
}

private struct NoteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "note", provider: NoteProvider()) { _ in NoteWidgetView() }
      .configurationDisplayName("Note")
      .description("The last note.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
