package import SceneLifecycle

extension ObservedTrace {
  /// The line of the file that each sighting stands in.
  package typealias Lines = [Recording.RecordedLine]

  /// Reads a part of a recording as an account.
  ///
  /// - Parameters:
  ///   - part: What is explained by itself.
  ///   - recording: The file that it is a part of.
  ///   - instrumented: One of the recording's readings.
  /// - Returns: The account, and the line that each sighting stands in.
  package static func of(
    _ part: Recording.Section, in recording: Recording, instrumented: CallbackSet
  ) -> (account: ObservedTrace, lines: Lines) {
    var account = ObservedTrace(
      sightings: [], instrumented: instrumented, forbidden: forbidden(in: part),
      platforms: platforms(of: recording, instrumented))
    let device = RecordedDevice(recording.platform)
    account.family = device.family
    var lines: Lines = []
    var labels: [Recording.Label] = []
    for line in part.lines {
      guard [.required, .optional, .later].contains(line.binding) else { continue }
      var sighting = ObservedCallback(line.kinds)
      sighting.application =
        device.mayReadInactive(sighting, line.application) ? nil : line.application
      sighting.activation = line.activation
      sighting.isOptional = line.binding == .optional
      sighting.beginsProcess = line.beginsProcess
      if let label = line.label {
        if !labels.contains(label) { labels.append(label) }
        sighting.label = (labels.firstIndex(of: label) ?? 0) + 1
      }
      if line.binding == .later {
        account.later.append((after: account.sightings.count, sighting: sighting))
      } else {
        account.sightings.append(sighting)
        lines.append(line)
      }
    }
    account.labels = labels.map(\.description)
    account.accessories = labels.indices.filter { number in
      let letter = labels[number].letter
      let isInOrder = letter == 0 || labels[..<number].contains { $0.letter == letter - 1 }
      return !isInOrder && ["C", "E"].contains(account.labels[number])
    }.map { $0 + 1 }
    return (account, lines)
  }

  /// Kinds that the author says are not called, and that no line of the part shows.
  private static func forbidden(in part: Recording.Section) -> CallbackSet {
    part.lines.reduce(part.forbidden) { $1.binding == .never ? $0 : $0 - $1.kinds }
  }

  /// The worlds that a recording's mode leaves; older systems show nothing that these do not.
  ///
  /// One of a Mac is compared with a Mac alone, which has other events than a phone.
  /// One that says that it is of iOS 27 may show a scene that the system makes for the keyboard.
  private static func platforms(
    of recording: Recording, _ instrumented: CallbackSet
  ) -> [Platform] {
    let phases = CallbackSet(
      .phaseActive, .phaseInactive, .phaseResigned, .phaseBackground, .appPhaseActive,
      .appPhaseInactive, .appPhaseResigned, .appPhaseBackground)
    let usesSwiftUI = recording.mode == .swiftui || !(instrumented & phases).isEmpty
    let sceneNames =
      usesSwiftUI
      ? ["swiftui-iphone-ios17", "swiftui-ipad-ios17"]
      : ["iphone-ios17", "iphone-ios17-code", "ipad-ios17", "ipad-ios17-code"]
    let manifestNames = manifests(recording, instrumented, usesSwiftUI: usesSwiftUI)
    if RecordedDevice(recording.platform).family == .mac {
      guard let mode = recording.mode else { return macs }
      return macs.filter { $0.usesScenes == (mode != .sceneless) }
    }
    let isOf27 = recording.platform.contains("OS 27")
    let keyboardNames =
      isOf27 && manifestNames.isEmpty
      ? [usesSwiftUI ? "swiftui-iphone-ios27" : "iphone-ios27"] : []
    let names =
      switch recording.mode {
      case .sceneless: ["sceneless-ios17"]
      case .scene, .swiftui: keyboardNames + sceneNames + manifestNames
      case nil: keyboardNames + sceneNames + ["sceneless-ios17"] + manifestNames
      }
    return names.compactMap(Platform.named)
  }

  /// The worlds of an app without a scene delegate, where no line shows one.
  ///
  /// Links and activities show none: SwiftUI's own delegate hands them on.
  private static func manifests(
    _ recording: Recording, _ instrumented: CallbackSet, usesSwiftUI: Bool
  ) -> [String] {
    let delegate = CallbackSet(
      of: CallbackKind.allCases.filter { $0.recipient == .sceneDelegate })
    let handedOn = usesSwiftUI ? CallbackSet(.openURL, .continueActivity) : .none
    if !(instrumented & (delegate - handedOn)).isEmpty { return [] }
    if !usesSwiftUI { return ["manifest-ios27"] }
    return RecordedDevice(recording.platform).family == .ipad
      ? ["manifest-swiftui-ipad-ios27"] : ["manifest-swiftui-ios27"]
  }
}

extension ObservedTrace {
  /// A Mac's worlds: with scenes, with a window made in code, and without scenes.
  private static let macs: [Platform] = {
    let code = Platform(
      family: .mac, system: 27, sdk: 27, adoption: .scenes, supportsMultipleWindows: true,
      usesStoryboard: false)
    let sceneless = Platform(
      family: .mac, system: 17, sdk: 17, adoption: .sceneless, supportsMultipleWindows: false)
    return [Platform.named("mac-ios27"), code, sceneless].compactMap(\.self)
  }()
}

extension Conformance {
  /// The conclusion on one part of a recording.
  package struct PartConclusion: Sendable {
    /// The part's name; nil for what stands before the first `CASE`.
    package var name: String?
    /// The conclusion in the best reading.
    package var conclusion: Conclusion
    /// The line of the file at which the explanations end; nil when it is explained.
    package var line: Recording.RecordedLine?
    /// The recording's names of the scene objects, in the order of their numbers.
    package var labels: [String] = []
  }

  /// Checks each part of a recording, in each way to read it.
  ///
  /// - Parameters:
  ///   - recording: What a device did.
  ///   - limit: How many states each part may take.
  ///   - asStory: Whether each explanation is to be the history that a person would tell: that takes
  ///     longer, and changes no verdict.
  package static func check(
    _ recording: Recording, limit: Int = usualLimit, asStory: Bool = false
  ) -> [PartConclusion] {
    let readings = recording.readings
    return recording.parts.map { part in
      let conclusions = readings.map { reading in
        conclude(part, recording, reading, limit / readings.count, asStory)
      }
      let best = conclusions.max { $0.rank < $1.rank }
      guard let best else { preconditionFailure("a recording has at least one reading") }
      return best.part
    }
  }

  private static func conclude(
    _ part: Recording.Section, _ recording: Recording, _ reading: CallbackSet, _ limit: Int,
    _ asStory: Bool
  ) -> (part: PartConclusion, rank: (Int, Int)) {
    let (account, lines) = ObservedTrace.of(part, in: recording, instrumented: reading)
    var result = PartConclusion(
      name: part.name, conclusion: check(account, limit: limit), labels: account.labels)
    switch result.conclusion {
    case .explained(let found):
      guard asStory else { return (result, (2, 0)) }
      let story = Story(account).explanation ?? found
      result.conclusion = .explained(story)
      return (result, (2, -story.cost))
    case .undecided(let end):
      result.line = lines[end.index]
      return (result, (1, end.index))
    case .refuted(let why):
      result.line = lines[why.index]
      return (result, (0, why.index))
    }
  }
}
