import SceneFuzzing
import UIKit

/// The classes of the delegates that were played, for what their sources may show.
@MainActor
enum DelegateClasses {
  /// The facts in the sources of some classes; they do not change while the program runs.
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
  /// The application delegate's class of the app that is played; nil before the first.
  private static var playing: ObjectIdentifier?
  /// Those that were met since the last question, here or in other processes, by the app that was played.
  ///
  /// Tests of several apps share the process: each is asked about its own classes.
  private static var lines: [ObjectIdentifier: [DelegateLine]] = [:]
  private static var read: [ReadSources] = []
  /// The methods of classes whose sources were read, by the file of the test.
  private static var methods: [(file: String, methods: DelegateMethods)] = []

  /// An app of an application delegate's class begins to be played.
  static func plays(_ type: any UIApplicationDelegate.Type) {
    let type = ObjectIdentifier(type)
    if playing == type { return }
    playing = type
    met = []
  }

  /// Those that an app has met.
  static func lines(of type: any UIApplicationDelegate.Type) -> [DelegateLine] {
    lines[ObjectIdentifier(type)] ?? []
  }

  /// Takes those that other processes of an app have met.
  static func take(_ lines: [DelegateLine], of type: any UIApplicationDelegate.Type) {
    self.lines[ObjectIdentifier(type)] = lines
  }

  /// Learns of the class of a delegate.
  static func meets(_ delegate: AnyObject) {
    let type = ObjectIdentifier(type(of: delegate))
    if met.contains(type) { return }
    met.append(type)
    let line = known[type] ?? line(of: delegate)
    known[type] = line
    guard let playing, lines[playing]?.contains(line) != true else { return }
    lines[playing, default: []].append(line)
  }

  /// Doubts about an application delegate's class, and about all that were met since the last question.
  static func doubts(
    about type: any UIApplicationDelegate.Type, besides file: String, on platforms: [Platform]
  ) -> [AppDoubt] {
    var lines = lines(of: type)
    self.lines[ObjectIdentifier(type)] = nil
    met = []
    let program = (type as? any ProgramStanding.Type).map { String(reflecting: $0.program) }
    // What stands for a program is no class of the app's: its adaptor's delegate may be one.
    let adaptor = lines.first { $0.protocols.contains("UIApplicationDelegate") }?.names.first
    let name = program.map { adaptor ?? $0 } ?? String(reflecting: type)
    if program == nil, !lines.contains(where: { $0.names.first == name }) {
      // Where other processes play the app, its class is all that is known here.
      lines.append(DelegateLine(names: [name], protocols: ["UIApplicationDelegate"]))
    }
    lines.sort { $0.names.lexicographicallyPrecedes($1.names) }
    let isRead = { (read: ReadSources) in
      read.name == name && read.lines == lines && read.file == file
        && read.platforms == platforms
    }
    if let known = read.first(where: isRead) { return known.doubts }
    let phases = program.flatMap {
      ProgramPhases.doubt(about: $0, besides: file, on: platforms)
    }
    let doubts =
      DelegateReader.doubts(about: lines, of: name, besides: file, on: platforms)
      + [phases].compactMap(\.self)
    read.append(
      ReadSources(name: name, lines: lines, file: file, platforms: platforms, doubts: doubts))
    return doubts
  }

  /// Returns the method of an app's delegates that a kind of callback reaches, or the one that none has.
  static func receiver(
    of kind: CallbackKind, in type: any UIApplicationDelegate.Type, besides file: String
  ) -> CallbackReceiver? {
    DelegateMethods.receiver(
      of: kind, among: lines(of: type), isProgram: type is any ProgramStanding.Type
    ) { methods(of: $0, besides: file) }
  }

  private static func methods(of name: String, besides file: String) -> DelegateMethods {
    if let known = methods.first(where: { $0.file == file && $0.methods.name == name }) {
      return known.methods
    }
    let read = DelegateMethods(of: name, besides: file)
    methods.append((file, read))
    return read
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
