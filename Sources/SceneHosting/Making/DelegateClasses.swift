import SceneFuzzing
import UIKit

/// The classes of the delegates that were played, for what their sources may show.
@MainActor
enum DelegateClasses {
  /// What the sources of some classes show; they do not change while the program runs.
  private struct ReadSources {
    var name: String
    var lines: [DelegateLine]
    var file: String
    var platforms: [Platform]
    var doubts: [AppDoubt]
  }

  /// The line of each class that was met, by class.
  private static var known: [ObjectIdentifier: DelegateLine] = [:]
  /// Those that were met since the last question, in their order.
  private static var met: [ObjectIdentifier] = []
  /// Those that were met since the last question, here or in other processes.
  static var lines: [DelegateLine] = []
  private static var read: [ReadSources] = []

  /// Learns of the class of a delegate.
  static func meets(_ delegate: AnyObject) {
    let type = ObjectIdentifier(type(of: delegate))
    if met.contains(type) { return }
    met.append(type)
    let line = known[type] ?? line(of: delegate)
    known[type] = line
    if !lines.contains(line) { lines.append(line) }
  }

  /// Doubts about an application delegate's class, and about all that were met since the last question.
  static func doubts(
    about type: any UIApplicationDelegate.Type, besides file: String, on platforms: [Platform]
  ) -> [AppDoubt] {
    var lines = lines
    self.lines = []
    met = []
    let name = String(reflecting: type)
    if !lines.contains(where: { $0.names.first == name }) {
      // Where other processes play the app, its class is all that is known here.
      lines.append(DelegateLine(names: [name], protocols: ["UIApplicationDelegate"]))
    }
    lines.sort { $0.names.lexicographicallyPrecedes($1.names) }
    let isRead = { (read: ReadSources) in
      read.name == name && read.lines == lines && read.file == file
        && read.platforms == platforms
    }
    if let known = read.first(where: isRead) { return known.doubts }
    let doubts = DelegateReader.doubts(
      about: lines, of: name, besides: file, on: platforms)
    read.append(
      ReadSources(name: name, lines: lines, file: file, platforms: platforms, doubts: doubts))
    return doubts
  }

  /// A delegate's class and its base classes, up to the last one that adopts a delegate's protocol.
  private static func line(of delegate: AnyObject) -> DelegateLine {
    var names: [String] = []
    var protocols: [String] = []
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let type = mirror?.subjectType {
      let own = adopted(by: type)
      if own.isEmpty { break }
      names.append(String(reflecting: type))
      protocols = own
      mirror = mirror?.superclassMirror
    }
    return DelegateLine(names: names, protocols: protocols)
  }

  private static func adopted(by type: any Any.Type) -> [String] {
    var protocols: [String] = []
    if type is any UIApplicationDelegate.Type { protocols.append("UIApplicationDelegate") }
    if type is any UIWindowSceneDelegate.Type {
      protocols.append("UIWindowSceneDelegate")
    } else if type is any UISceneDelegate.Type {
      protocols.append("UISceneDelegate")
    }
    return protocols
  }
}
