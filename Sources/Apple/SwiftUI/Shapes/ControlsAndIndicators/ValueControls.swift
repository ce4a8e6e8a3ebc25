/// A control whose values follow each other: each tap sets the next one.
///
/// Source: Apple, swiftui/stepper.
public struct Stepper<Label: View>: DrawnView {
  private let label: Label
  private let step: (@MainActor () -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    step = onIncrement ?? onDecrement
  }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.step = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.step = {
      let next = value.wrappedValue.advanced(by: step)
      value.wrappedValue = bounds.contains(next) ? next : bounds.lowerBound
    }
  }

  public func _update(_ node: ViewNode) {
    node.role = step.map { ControlRole(.stepper, $0) }
    node.updateChild(0, label)
  }
}

extension Stepper where Label == Text {
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}

/// A control of a number between two limits: each tap sets the next tenth, or the next step.
///
/// Source: Apple, swiftui/slider.
public struct Slider<Label: View, ValueLabel: View>: DrawnView {
  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  private let step: @MainActor () -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label,
    _ minimum: ValueLabel?, _ maximum: ValueLabel?, _ edits: @escaping (Bool) -> Void
  ) {
    (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
    self.step = {
      edits(true)
      let next = value.wrappedValue + (step ?? (bounds.upperBound - bounds.lowerBound) / 10)
      value.wrappedValue = bounds.contains(next) ? next : bounds.lowerBound
      edits(false)
    }
  }

  public func _update(_ node: ViewNode) {
    node.role = ControlRole(.slider, step)
    node.updateChild(0, label)
    node.updateChild(1, minimum)
    node.updateChild(2, maximum)
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, nil, label(), nil, nil, onEditingChanged) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), nil, nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), nil, nil, onEditingChanged)
  }
}
