public import Foundation

/// A control of one of several values: each tap selects the next of its tags.
///
/// Its options are there and not shown.
/// Source: Apple, swiftui/picker.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: DrawnView {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  public func _update(_ node: ViewNode) {
    let role = node.keptRole { PickerRole() }
    role.action = { [weak node] in
      guard let node else { return }
      let tags = PickerRole.tags(in: node).compactMap { $0.base as? SelectionValue }
      let index = tags.firstIndex(of: selection.wrappedValue) ?? -1
      if !tags.isEmpty { selection.wrappedValue = tags[(index + 1) % tags.count] }
    }
    node.updateChild(0, label)
    node.updateChild(1, content, isShown: false)
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

/// A control of one of several values.
@MainActor
final class PickerRole: @MainActor ViewRole, @MainActor Control {
  let kind = ControlKind.picker
  var action: @MainActor () -> Void = {}

  func tap() { action() }
  func showsChild(_ index: Int) -> Bool { index == 0 }

  static func tags(in node: ViewNode) -> [AnyHashable] {
    guard node.children.count > 1 else { return [] }
    return node.children[1].members.compactMap { option in
      option.roles(TagRole.self).first?.role.tag ?? option.key.id
    }
  }
}

/// A control of a date: each tap sets the next day, or the next minute.
///
/// Source: Apple, swiftui/datepicker.
public struct DatePicker<Label: View>: DrawnView {
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let step: TimeInterval
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: Components,
    _ label: Label
  ) {
    (self.selection, self.bounds, self.label) = (selection, bounds, label)
    step = components.contains(.date) ? 86_400 : 60
  }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.picker) {
      let next = selection.wrappedValue.addingTimeInterval(step)
      selection.wrappedValue = bounds.contains(next) ? next : max(bounds.lowerBound, .distantPast)
    }
    node.updateChild(0, label)
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast ... .distantFuture, displayedComponents, label()) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range, displayedComponents, label()) }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label()) }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range, displayedComponents, Text(title)) }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(title)) }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(title)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range, displayedComponents, Text(title)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(title)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(title)) }
}

/// The parts of a date that the user can set.
///
/// Source: Apple, swiftui/datepickercomponents.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control of a colour: a tap sets red, or blue after red.
///
/// Source: Apple, swiftui/colorpicker.
public struct ColorPicker<Label: View>: DrawnView {
  private let selection: Binding<Color>
  private let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.picker) {
      selection.wrappedValue = selection.wrappedValue == .red ? .blue : .red
    }
    node.updateChild(0, label)
  }
}

extension ColorPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  { self.init(selection: selection) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}
