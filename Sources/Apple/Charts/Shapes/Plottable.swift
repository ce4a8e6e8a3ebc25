public import Foundation
public import SwiftUI

/// A value that a chart can show: a number, a date or a name.
///
/// Source: Apple, charts/plottable.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text that stands for a value.
///
/// Source: Apple, charts/primitiveplottableprotocol.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

/// A value with a name, as marks take it.
///
/// Source: Apple, charts/plottablevalue.
public struct PlottableValue<Value: Plottable> {
  let value: Value?

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(value: value)
  }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
    Self(value: value)
  }
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> Self {
    Self(value: value)
  }
  public static func value(_ label: Text, _ value: Value) -> Self { Self(value: value) }
}

extension PlottableValue where Value: Comparable {
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(value: range.lowerBound)
  }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> Self {
    Self(value: range.lowerBound)
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(value: value) }
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(value: value) }
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(value: value) }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(value: value) }
}
