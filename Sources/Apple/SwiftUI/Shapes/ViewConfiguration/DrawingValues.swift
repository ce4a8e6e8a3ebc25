public import Foundation

/// A piece of glass; nothing is drawn here.
///
/// Source: Apple, swiftui/glass.
public struct Glass: Hashable, Sendable {
  let name: String
  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How a view looks below a pointer.
///
/// Source: Apple, swiftui/hovereffect.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// Feedback that can be felt; nothing is felt here.
///
/// Source: Apple, swiftui/sensoryfeedback.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// How heavy it is.
  ///
  /// Source: Apple, swiftui/sensoryfeedback/weight.
  public struct Weight: Hashable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }

  /// How hard it is.
  ///
  /// Source: Apple, swiftui/sensoryfeedback/flexibility.
  public struct Flexibility: Hashable, Sendable {
    public static let rigid = Flexibility()
    public static let solid = Flexibility()
    public static let soft = Flexibility()
  }
}

/// The place of a background.
///
/// Source: Apple, swiftui/containerbackgroundplacement.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// Why content is not shown.
///
/// Source: Apple, swiftui/redactionreasons.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The device of a preview.
///
/// Source: Apple, swiftui/previewdevice.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How large a preview is.
///
/// Source: Apple, swiftui/previewlayout.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is turned.
///
/// Source: Apple, swiftui/interfaceorientation.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// Pieces of glass that are drawn as one.
///
/// Source: Apple, swiftui/glasseffectcontainer.
public struct GlassEffectContainer<Content: View>: DrawnView {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}
