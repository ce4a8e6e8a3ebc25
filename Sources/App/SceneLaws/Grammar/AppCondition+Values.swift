import SceneDriving
import SceneLifecycle
public import SceneSeam

/// Returns the condition that two values of the app are the same.
///
/// Where it breaks a law, both values are shown.
///
/// - Parameters:
///   - value: What the app has.
///   - expected: What it should be.
public func theApp<App, Value: Equatable>(
  _ value: @escaping (App) -> Value, equals expected: @escaping (App) -> Value
) -> AppCondition<App> {
  AppCondition(ofScene: false, [{ app, _, _ in ShownValue.of(value(app), expected(app)) }]) {
    app, _, _ in value(app) == expected(app)
  }
}

/// Returns the condition that two values are the same in each connected scene.
///
/// Where it breaks a law, both values of the scene are shown.
///
/// - Parameters:
///   - value: What the app has in a scene.
///   - expected: What it should be.
public func eachScene<App, Value: Equatable>(
  _ value: @escaping (App, SceneID) -> Value, equals expected: @escaping (App, SceneID) -> Value
) -> AppCondition<App> {
  AppCondition(
    ofScene: true,
    [{ app, _, scene in ShownValue.of(value(app, scene), expected(app, scene)) }]
  ) { app, _, scene in value(app, scene) == expected(app, scene) }
}

/// Returns the condition that what each payload asks for is what its scene has.
///
/// Where it breaks a law, both values are shown, as the app has them when the law is judged.
///
/// - Parameters:
///   - value: What the app has in the scene.
///   - expected: What the payload asks for.
public func eachPayload<App, Value: Equatable>(
  _ value: @escaping (App, SceneID) -> Value, equals expected: @escaping (ScenePayload) -> Value
) -> PayloadCondition<App> {
  PayloadCondition(
    holds: { app, scene, payload in value(app, scene) == expected(payload) },
    values: { app, scene, payload in ShownValue.of(value(app, scene), expected(payload)) })
}

extension AppCondition {
  /// Returns the values that it compares now, a sentence for each pair; empty where it has none.
  func shownValues(_ app: App, _ system: SimulatedSystem, _ scene: SceneID?) -> String {
    let scene = scene ?? system.scenes[0]
    return values.map { $0(app, system, scene) }.joined(separator: " ")
  }
}

extension LawClause {
  /// Returns the values that the clause compares now; empty where it compares nothing.
  func values(
    _ app: App, _ system: SimulatedSystem, _ scene: SceneID?, _ payload: ScenePayload?
  ) -> String {
    switch form {
    case .never(let condition, _), .rest(let condition, _), .eventually(let condition):
      return condition.shownValues(app, system, scene)
    case .at(_, let breaks): return breaks?.shownValues(app, system, scene) ?? ""
    case .leads(_, .condition(let condition), _, _):
      return condition.shownValues(app, system, scene)
    case .leads(_, .payload(let condition), _, _):
      guard let payload, let values = condition.values else { return "" }
      return values(app, scene ?? system.scenes[0], payload)
    case .leads, .only: return ""
    }
  }
}

/// Two values as a sentence of a report.
enum ShownValue {
  /// The most signs of a value that a sentence shows.
  static let most = 200

  /// Says what a value is and what was expected.
  static func of<Value>(_ value: Value, _ expected: Value) -> String {
    "It is \(text(value)), compared with \(text(expected))."
  }

  /// A value in one line: what has no order is sorted by its text, so that every run shows the same.
  static func text(_ value: Any) -> String {
    let whole = plain(value).shown
    return whole.count <= most ? whole : String(whole.prefix(most)) + "…"
  }

  private static func plain(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set:
      return "{" + mirror.children.map { plain($0.value) }.sorted().joined(separator: ", ") + "}"
    case .dictionary:
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { plain($0.value) }.joined(separator: ": ")
      }
      return "[" + pairs.sorted().joined(separator: ", ") + "]"
    case .collection:
      return "[" + mirror.children.map { plain($0.value) }.joined(separator: ", ") + "]"
    case .optional: return mirror.children.first.map { plain($0.value) } ?? "nil"
    case .tuple: return "(" + parts(of: mirror).joined(separator: ", ") + ")"
    case .struct where !(value is any CustomStringConvertible) && !mirror.children.isEmpty:
      return "\(type(of: value))(" + parts(of: mirror).joined(separator: ", ") + ")"
    case .enum:
      guard let part = mirror.children.first else { return String(describing: value) }
      return (part.label ?? "") + "(" + plain(part.value) + ")"
    // The address of an object is another one in every run.
    case .class where !(value is any CustomStringConvertible): return "\(type(of: value))"
    default: return value is String ? "'\(value)'" : String(describing: value)
    }
  }

  private static func parts(of mirror: Mirror) -> [String] {
    mirror.children.map { part in
      let label = part.label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? ""
      return label + plain(part.value)
    }
  }
}
