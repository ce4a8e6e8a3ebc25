import Foundation
import SceneHosting
import SceneSeam
import SceneViews
import SwiftUI
import UIKit

/// A program of SwiftUI's as it is played.
typealias Hosted<Program: App> = HostedApp<ProgramDelegate<Program>>

/// A model of a fixture that writes down what it does: a verb of a note, then its topic.
@MainActor
protocol LoggingModel: AnyObject {
  /// Lines such as `starts camera` or `saves article 2`.
  var log: [String] { get }
}

/// A model of a fixture that keeps the links that it has opened.
@MainActor
protocol OpeningModel: AnyObject {
  /// The links.
  var opened: [URL] { get }
}

/// Turns what the models of a process write down into notes for ready-made laws.
@MainActor
final class ModelNotes {
  /// Whether what models do is noted for the scene of the window that holds them.
  enum Scope: Sendable {
    case app, scenes
  }

  private struct Seen {
    weak var model: (any LoggingModel)?
    var count = 0
  }

  private let scope: Scope
  private var seen: [ObjectIdentifier: Seen] = [:]
  /// Models that no view holds, such as those of a delegate.
  var kept: [any LoggingModel] = []

  init(_ scope: Scope) { self.scope = scope }

  /// Notes what is new since the last callback.
  func look<Program: App>(_ app: Hosted<Program>) {
    switch scope {
    case .app:
      for model in kept + app.models((any LoggingModel).self) { note(model, nil, app.context) }
      app.handles(app.models((any OpeningModel).self).flatMap { $0.opened })
    case .scenes:
      for scene in app.scenes {
        for model in app.models((any LoggingModel).self, in: scene) {
          note(model, scene, app.context)
        }
        app.handles(app.models((any OpeningModel).self, in: scene).flatMap { $0.opened }, in: scene)
      }
    }
  }

  private func note(_ model: any LoggingModel, _ scene: SceneID?, _ context: AppContext) {
    var known = seen[ObjectIdentifier(model)] ?? Seen()
    // Another object may have got the address of one that is gone.
    if known.model !== model { known = Seen(model: model) }
    let log = model.log
    for line in log.dropFirst(known.count) { note(line, of: scene, context) }
    known.count = log.count
    seen[ObjectIdentifier(model)] = known
  }

  private func note(_ line: String, of scene: SceneID?, _ context: AppContext) {
    var words = line.split(separator: " ").map(String.init)
    let verb = words.removeFirst()
    let version = words.last.flatMap { Int($0) } ?? 0
    if version != 0 { words.removeLast() }
    let topic = AppContext.Topic(words.joined(separator: " "))
    switch verb {
    case "starts": context.starts(topic, for: scene)
    case "stops": context.stops(topic, for: scene)
    case "shows": context.shows(topic, in: scene)
    case "covers": context.covers(scene)
    case "uncovers": context.uncovers(scene)
    case "changes": context.changes(topic, of: scene?.session)
    case "saves": context.saves(topic, of: scene?.session, version: version)
    case "restores": context.restores(topic, of: scene?.session, version: version)
    case "counts": context.counts(topic == "open" ? .open : topic)
    // What an app opens and follows is for its own law.
    default: break
    }
  }
}
