import SceneLifecycle

extension Recording {
  /// Returns what was instrumented where some names were.
  ///
  /// The four state callbacks of one delegate family were instrumented together, and so were the phases
  /// where a line tells a change or two values are told: a log of one value may be by code that asks for
  /// that value. Accesses to the delegate's window never count: what was not listed may have happened.
  static func completed(_ named: CallbackSet, showsChanges: Bool = false) -> CallbackSet {
    var all = named - CallbackSet(.windowSet)
    for family in [
      CallbackSet(.foreground, .active, .resign, .background),
      CallbackSet(.appForeground, .appActive, .appResign, .appBackground),
    ] where !(all & family).isEmpty {
      all |= family
    }
    let values = RecordedPhase.allCases.count { !(all & $0.kinds(after: nil)).isEmpty }
    if showsChanges || values > 1 { all |= RecordedPhase.ofScene | RecordedPhase.ofApp }
    return all
  }
}

extension Recording.RecordedLine {
  /// Decides how the line binds, once its attributes are known.
  mutating func bind(isLater: Bool) {
    if binding == .never { return }
    if raw == "end" || kinds.isEmpty {
      // The end of a call whose beginning has its own line, or a name without a callback.
      binding = .nothing
      kinds = .none
    } else if isLater {
      binding = .later
    } else if raw?.hasPrefix("possibly") == true || isFirstPhase || SwiftUINames.isOfAnyView(name) {
      // What `onChange(initial: true)` sees first need not be a change, nor a view the root view.
      binding = .optional
    }
  }

  /// The line's place in the order of a launch; nil when it is no line of a launch.
  fileprivate var launchRank: Int? {
    guard binding == .required else { return nil }
    let order: [CallbackKind] = [.main, .delegateInit, .willFinishLaunching, .didFinishLaunching]
    return order.firstIndex { kinds.contains($0) }
  }
}

extension Recording.Section {
  /// Returns the part with the first line of each new process marked.
  ///
  /// The lines of one launch stand in the order of a launch; what else the app saw meanwhile stands
  /// between them. Of a launch that ended early another process shows all lines again.
  func withProcesses() -> Self {
    var result = self
    var rank = -1
    for (index, line) in lines.enumerated() where line.binding == .required {
      if line.kinds.contains(.processEnded) { rank = .max }
      guard let next = line.launchRank else { continue }
      result.lines[index].beginsProcess = rank == -1 || next <= rank
      rank = next
    }
    return result
  }

  /// Returns the part with those accesses to a delegate's window that bind nothing marked so.
  ///
  /// The first line that sets the window of an object before its connection binds.
  func withWindows() -> Self {
    var result = self
    var firstSet = [Int?](repeating: nil, count: 26 * 11)
    for (index, line) in lines.enumerated() {
      guard let label = line.label else { continue }
      let object = Int(label.letter) * 11 + (label.digit.map { Int($0) + 1 } ?? 0)
      if line.kinds.contains(.windowSet), line.binding != .never {
        if firstSet[object] == nil { firstSet[object] = index }
        result.lines[index].kinds = .none
        result.lines[index].binding = .nothing
      } else if line.kinds.contains(.connect), line.binding != .never {
        if let set = firstSet[object] { result.lines[set] = lines[set] }
        firstSet[object] = nil
      }
    }
    return result
  }

  /// Returns the part with those lines of CarPlay's own methods that bind nothing marked so.
  ///
  /// The connection is delivered to every scene's delegate as well. Where the log does not show that, the
  /// car's line stands for it if it is the scene's first, and for the disconnection if it is the last.
  func withTemplates() -> Self {
    var result = self
    for (index, line) in lines.enumerated() where OtherNames.isOfTemplate(line.name) {
      let alike = lines.indices.filter { lines[$0].label == line.label && lines[$0].binds }
      let isConnection = line.kinds.contains(.connect)
      let isShown = alike.contains {
        lines[$0].kinds == line.kinds && !OtherNames.isOfTemplate(lines[$0].name)
      }
      if isShown || index != (isConnection ? alike.first : alike.last) {
        result.lines[index].kinds = .none
        result.lines[index].binding = .nothing
      }
    }
    return result
  }
}

extension Recording.Section {
  /// Returns the part with those links of SwiftUI's optional that may have come with a connection.
  ///
  /// The modifier takes both. A scene that has stopped being active has had its connection.
  func withLinks() -> Self {
    var result = self
    let all = lines.compactMap(\.label)
    let isAlone = all.allSatisfy { $0 == all.first }
    var labels: [Recording.Label?] = [nil]
    var left: [Recording.Label?] = []
    for (index, line) in lines.enumerated() where line.binds {
      if line.beginsProcess { (labels, left) = ([nil], []) }
      if line.kinds.contains(.connect) { left.removeAll { $0 == line.label } }
      if !(line.kinds & Self.leaving).isEmpty { left.append(line.label) }
      defer { labels.append(line.label) }
      guard SwiftUINames.isLink(line.name), line.binding == .required else { continue }
      let isRunning =
        line.label == nil || isAlone
        ? !left.isEmpty
        : labels.contains(line.label) && (left.contains(nil) || left.contains(line.label))
      if !isRunning { result.lines[index].binding = .optional }
    }
    return result
  }

  /// The callbacks of a scene or an app that is not active any more.
  private static let leaving = CallbackSet(
    .resign, .resignNotice, .appResignNotice, .phaseResigned, .appPhaseResigned, .background,
    .backgroundNotice, .appBackgroundNotice, .phaseBackground, .appPhaseBackground)
}

extension Recording.RecordedLine {
  fileprivate var binds: Bool { binding != .nothing && binding != .never }
}
