package import SceneLifecycle

extension ObservedTrace {
  /// The line of the file that each sighting stands in.
  package typealias Lines = [Recording.RecordedLine]

  /// Reads a part of a recording as an account.
  ///
  /// - Parameters:
  ///   - part: What is explained by itself.
  ///   - recording: The file that it is a part of.
  ///   - mode: One of the kinds of app that the recording may be of.
  ///   - instrumented: One of the recording's readings.
  /// - Returns: The account, and the line that each sighting stands in.
  package static func of(
    _ part: Recording.Section, in recording: Recording, as mode: Recording.Mode,
    instrumented: CallbackSet
  ) -> (account: ObservedTrace, lines: Lines) {
    // One observer prints the phases, and the other's come unseen.
    let unprinted = (RecordedPhase.ofScene | RecordedPhase.ofApp) - instrumented
    var account = ObservedTrace(
      sightings: [], instrumented: instrumented, forbidden: forbidden(in: part) - unprinted,
      platforms: platforms(of: recording, as: mode, instrumented))
    account.viewsPrintPhases = true
    if account.platforms.contains(where: \.supportsMultipleWindows) {
      account.mostWindows = part.mostWindows
    }
    let device = RecordedDevice(recording.platform)
    account.family = device.family
    account.nearestPlatforms = device.nearest(to: account.platforms)
    var lines: Lines = []
    var labels: [Recording.Label] = []
    for line in part.lines {
      guard [.required, .optional, .later].contains(line.binding) else { continue }
      var sighting = ObservedCallback(line.kinds - unprinted)
      sighting.application =
        device.mayReadInactive(sighting, line.application) ? nil : line.application
      sighting.activation = line.activation
      sighting.phaseBefore = line.reportsChange ? line.phaseBefore : nil
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
        account.names.append(line.reportsPhase ? "PHASE \(line.name)" : line.name)
        lines.append(line)
      }
    }
    account.know(labels, of: recording)
    account.labelPhases()
    return (account, lines)
  }

  /// Notes what the names of scene objects, and the header, say of them.
  private mutating func know(_ labels: [Recording.Label], of recording: Recording) {
    self.labels = labels.map(\.description)
    accessories = Self.accessories(among: labels)
    // Where the header names roles, a scene without one is a window.
    let usual: Recording.RecordedRole.ScenePurpose? = recording.roles.isEmpty ? nil : .window
    purposes = labels.map { label in
      recording.roles.first { $0.label == label }?.purpose ?? usual
    }
    let hasCar = RecordedDevice(recording.platform).hasCar
    showsAccessoryAlone =
      purposes == [.car] || purposes == [nil] && hasCar && self.labels == ["C"]
  }

  /// The numbers of labels that are out of the order of the alphabet, and mean a car or a display.
  private static func accessories(among labels: [Recording.Label]) -> [Int] {
    let numbers = labels.indices.filter { number in
      let letter = labels[number].letter
      let isInOrder = letter == 0 || labels[..<number].contains { $0.letter == letter - 1 }
      return !isInOrder && ["C", "E"].contains(labels[number].description)
    }
    return numbers.map { $0 + 1 }
  }

  /// Kinds that the author says are not called, and that no line of the part shows.
  private static func forbidden(in part: Recording.Section) -> CallbackSet {
    part.lines.reduce(part.forbidden) { $1.binding == .never ? $0 : $0 - $1.kinds }
  }

  /// The worlds that a mode leaves; older systems show nothing that these do not.
  ///
  /// One of a Mac is compared with a Mac alone, which has other events than a phone, and one of an iPhone
  /// with phones, which have one window. One that says that it is of iOS 27 may show a scene that the
  /// system makes for the keyboard.
  private static func platforms(
    of recording: Recording, as mode: Recording.Mode, _ instrumented: CallbackSet
  ) -> [Platform] {
    let family = RecordedDevice(recording.platform).family
    if family == .mac { return macs.filter { $0.usesScenes == (mode != .sceneless) } }
    if mode == .sceneless { return ["sceneless-ios17"].compactMap(Platform.named) }
    let phases = RecordedPhase.ofScene | RecordedPhase.ofApp
    let usesSwiftUI = mode == .swiftui || !(instrumented & phases).isEmpty
    let sceneNames =
      usesSwiftUI
      ? ["swiftui-iphone-ios17", "swiftui-ipad-ios17"]
      : ["iphone-ios17", "iphone-ios17-code", "ipad-ios17", "ipad-ios17-code"]
    let manifestNames = manifests(recording, instrumented, usesSwiftUI: usesSwiftUI)
    let isOf27 = recording.platform.contains("OS 27")
    let keyboardNames =
      isOf27 && manifestNames.isEmpty
      ? [usesSwiftUI ? "swiftui-iphone-ios27" : "iphone-ios27"] : []
    let worlds = (keyboardNames + sceneNames + manifestNames).compactMap(Platform.named)
    return family == .iphone ? worlds.filter { $0.family == .iphone } : worlds
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
