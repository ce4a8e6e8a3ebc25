import Foundation
import SceneLifecycle

/// The folder of an app that its developers go on writing: edits that a seed draws.
struct EditedFolder {
  /// What developers do to an app between two updates of its copies.
  enum Edit: CaseIterable {
    case renamesMethod, addsFile, removesFile, addsImport, addsProperty, changesComment
    case renamesClass, addsKey, addsController, renamesDelegate

    /// Whether the value of the test names what is not there any more.
    var isSeenInTest: Bool { self == .renamesDelegate }
  }

  /// The files by their paths.
  private(set) var files: [String: String] = [
    "AppDelegate.swift": """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      // Begins the app.
      func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
      private func refresh() { Store.shared.load() }
    }

    """,
    "SceneDelegate.swift": """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let url = contexts.first?.url { Store.shared.open(url) }
      }
    }

    """,
    "Store.swift": """
    import Foundation
    // Holds all.
    class Store {
      static let shared = Store()
      func load() {}
      func open(_ url: URL) { Log.note("open") }
    }

    """,
    "Log.swift": "enum Log { static func note(_ text: String) { print(text) } }\n",
    "Info.plist": """
    <plist version="1.0"><dict>
    <key>UIApplicationSceneManifest</key><dict>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict>
    </dict></plist>

    """,
    "Main.storyboard": "<document><viewController id=\"a\" customClass=\"Home\"/></document>\n",
  ]

  private var random: RandomStream
  private var number = 0

  init(seed: UInt64) { random = RandomStream(key: seed) }

  /// Makes an edit at a place that is drawn.
  mutating func make(_ edit: Edit) {
    self.number += 1
    let (number, source) = (self.number, drawnSource())
    switch edit {
    case .renamesMethod:
      let (old, name) = drawn(["refresh", "load", "open", "note"])
      replace(name, with: "\(old)\(number)")
    case .addsFile: files["More\(number).swift"] = "class More\(number) { var count = \(number) }\n"
    case .removesFile:
      if let name = files.keys.sorted().last(where: { $0.hasPrefix("More") }) {
        files[name] = nil
      } else {
        files["Log.swift"] = nil
      }
    case .addsImport: change(source) { "import Kit\(number)\n" + $0 }
    case .addsProperty:
      change(source) { text in
        guard let brace = text.firstIndex(of: "{") else { return text }
        return String(text[...brace]) + " static var added\(number) = \(number);"
          + text[text.index(after: brace)...]
      }
    case .changesComment: change(source) { "// Change \(number).\n" + $0 }
    case .renamesClass:
      let (old, name) = drawn(["Store", "Log"])
      replace(name, with: "\(old)\(number)")
    case .addsKey:
      let key = "<key>Key\(number)</key><string>\(random.below(9))</string>\n"
      change("Info.plist") { $0.replacing("</dict></plist>", with: key + "</dict></plist>") }
    case .addsController:
      change("Main.storyboard") {
        $0.replacing("</document>", with: "<view id=\"n\(number)\"/></document>")
      }
    case .renamesDelegate: replace("SceneDelegate", with: "WindowSceneDelegate\(number)")
    }
  }

  /// One of some names, and as it is called by now.
  private mutating func drawn(_ names: [String]) -> (name: String, now: String) {
    let name = names[random.below(names.count)]
    let texts = files.sorted { $0.key < $1.key }.map(\.value)
    let words = texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let now = words.first { word in
      word.hasPrefix(name) && word.dropFirst(name.count).allSatisfy(\.isNumber)
    }
    return (name, now.map(String.init) ?? name)
  }

  private mutating func drawnSource() -> String {
    let names = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    return names[random.below(names.count)]
  }

  private mutating func change(_ name: String, _ body: (String) -> String) {
    files[name] = files[name].map(body)
  }

  /// Writes a name in the place of another, in all sources and lists, where it stands alone.
  private mutating func replace(_ name: String, with other: String) {
    for (path, text) in files {
      files[path] = text.replacing("\(name)(", with: other + "(")
        .replacing("class \(name)", with: "class " + other)
        .replacing("enum \(name)", with: "enum " + other)
        .replacing("\(name).", with: other + ".").replacing(".\(name)<", with: ".\(other)<")
    }
  }

  /// Writes the folder as it is now; what is not in it any more goes.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where files[name] == nil {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      if (try? Data(contentsOf: url)) != Data(text.utf8) { try Data(text.utf8).write(to: url) }
    }
  }
}
