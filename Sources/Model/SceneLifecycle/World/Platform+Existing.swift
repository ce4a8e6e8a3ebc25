extension Platform {
  /// Why no app has a world, and what to write instead.
  package struct ImpossibleWorld: Error, Hashable, Sendable {
    /// The objection, as a sentence without a period.
    package var reason: String
    /// The words of a world that exists.
    package var advice: String

    fileprivate init(_ reason: String, _ advice: String) {
      (self.reason, self.advice) = (reason, advice)
    }
  }

  /// The objection to the world; nil for a world that exists.
  ///
  /// Apple: managing-your-app-s-life-cycle (scenes from iOS 13), uiapplicationsupportsmultiplescenes,
  /// swiftui/app (iOS 14), uiwindowscenedelegate/window.
  package var impossibility: ImpossibleWorld? {
    if family == .vision && system < 17 {
      return ImpossibleWorld(
        "visionOS begins with the frameworks of iOS 17", "write 'system 17' or later")
    }
    if adoption == .manifest && usesStoryboard {
      return ImpossibleWorld("a storyboard's window goes to the scene delegate", "write 'code'")
    }
    return impossibleScenes ?? impossibleWindows ?? impossibleSwiftUI
  }

  private var impossibleScenes: ImpossibleWorld? {
    if usesScenes && system < 13 {
      return ImpossibleWorld(
        "scenes begin with iOS 13", "write 'system 13' or later, or 'both', or 'sceneless'")
    }
    if adoption != .sceneless && sdk < 13 {
      return ImpossibleWorld(
        "scenes begin with the SDK of iOS 13", "write 'sdk 13' or later, or 'sceneless'")
    }
    return nil
  }

  private var impossibleWindows: ImpossibleWorld? {
    guard supportsMultipleWindows else { return nil }
    if !usesScenes {
      return ImpossibleWorld("an app without scenes has one window", "leave 'multiple' out")
    }
    if family == .iphone && system < 27 {
      return ImpossibleWorld(
        "an iPhone shows several windows of an app from iOS 27.1 on",
        "leave 'multiple' out, or write 'ipad' or 'system 27'")
    }
    return nil
  }

  private var impossibleSwiftUI: ImpossibleWorld? {
    guard usesSwiftUI else { return nil }
    if system < 14 || sdk < 14 {
      return ImpossibleWorld(
        "the life cycle of SwiftUI begins with iOS 14",
        "write 'system 14' and 'sdk 14' or later, or leave 'swiftui' out")
    }
    if !usesScenes {
      return ImpossibleWorld("SwiftUI's life cycle has scenes", "write 'scenes'")
    }
    if usesStoryboard {
      return ImpossibleWorld("SwiftUI makes its windows without a storyboard", "write 'code'")
    }
    return nil
  }
}
