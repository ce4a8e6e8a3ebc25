public import Foundation

/// A piece of glass; nothing is drawn here.
///
/// Source: Apple, swiftui/glass.
public struct Glass: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let regular = Glass(name: "regular")
  /// Clear.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")
  /// Returns the glass as it is.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass as it is.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How a view looks below a pointer.
///
/// Source: Apple, swiftui/hovereffect.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let automatic = HoverEffect(name: "automatic")
  /// Brighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// Higher.
  public static let lift = HoverEffect(name: "lift")
}

/// What can be felt; nothing is felt here.
///
/// Source: Apple, swiftui/sensoryfeedback.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  /// It went well.
  public static let success = SensoryFeedback(name: "success")
  /// It may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// It went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// It grows.
  public static let increase = SensoryFeedback(name: "increase")
  /// It shrinks.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// It begins.
  public static let start = SensoryFeedback(name: "start")
  /// It ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// It fits.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// It changes its level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A push.
  public static let impact = SensoryFeedback(name: "impact")
  /// A push of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// A push of something hard or soft.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// How heavy it is.
  ///
  /// Source: Apple, swiftui/sensoryfeedback/weight.
  public struct Weight: Hashable, Sendable {
    /// Light.
    public static let light = Weight()
    /// Ordinary.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }

  /// How hard it is.
  ///
  /// Source: Apple, swiftui/sensoryfeedback/flexibility.
  public struct Flexibility: Hashable, Sendable {
    /// Hard.
    public static let rigid = Flexibility()
    /// Ordinary.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }
}

/// What a background is for.
///
/// Source: Apple, swiftui/containerbackgroundplacement.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Columns.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// Tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// Why content is not shown.
///
/// Source: Apple, swiftui/redactionreasons.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit a reason.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is still to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is not for others.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The device of a preview.
///
/// Source: Apple, swiftui/previewdevice.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device.
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
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// To the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// To the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  /// All.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// Pieces of glass that are drawn as one.
///
/// Source: Apple, swiftui/glasseffectcontainer.
public struct GlassEffectContainer<Content: View>: DrawnView {
  let content: Content
  /// Creates a container of the closure's views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}
