/// The functions that the bodies of stubs call.
public enum StubCall {
  /// Notes a call, where a test watches.
  ///
  /// - Parameters:
  ///   - name: The stub with its method, such as `Router.open(_:)`.
  ///   - arguments: What was handed over; it is made only where a test watches.
  public static func note(_ name: StaticString, _ arguments: @autoclosure () -> [Any?] = []) {
    guard Spies.isWatched else { return }
    Spies.keep("\(name)", arguments())
  }

  /// Returns a stub's answer: the test's, else the plainest value.
  ///
  /// A Bool is the opposite while the history has turned it.
  ///
  /// - Parameters:
  ///   - name: The stub with its method.
  ///   - plain: The plainest value; it is made only where it is needed.
  public static func answer<Value>(
    _ name: StaticString, _ plain: @autoclosure () -> Value
  ) -> Value {
    guard Spies.isWatched else { return plain() }
    let name = "\(name)"
    return Spies.answer(to: name, as: Value.self) ?? Spies.give(name, plain)
  }

  /// Returns a stub's Bool: the test's answer, else false.
  ///
  /// - Parameter name: The stub with its method.
  public static func answer(_ name: StaticString) -> Bool { answer(name, false) }

  /// Returns the test's answer for a stub whose type has no known plain value; else it stops.
  ///
  /// - Parameter name: The stub with its method, which the message of the stop has.
  public static func asked<Value>(_ name: StaticString) -> Value {
    if let answer = Spies.answer(to: "\(name)", as: Value.self) { return answer }
    return StandInValue.plain("\(name)")
  }

  /// Returns the value of a stub's property: the one that was set, else the test's; else it stops.
  ///
  /// - Parameters:
  ///   - value: What was set; nil where nothing was.
  ///   - name: The stub with its property.
  public static func held<Value>(_ value: Value?, _ name: StaticString) -> Value {
    value ?? asked(name)
  }

  /// Stands for the value of a closure that does not compile here.
  ///
  /// - Parameter location: The file of the original with its line.
  public static func value<Value>(_ location: StaticString) -> Value {
    note(location)
    if let nothing = () as? Value { return nothing }
    return StandInValue.plain("\(location)")
  }

  /// Returns the value of a stand-in where another type is asked.
  ///
  /// - Parameters:
  ///   - value: The stand-in.
  ///   - plain: The plainest value of the type; it is made only where it is needed.
  public static func converted<Value>(
    _ value: StandIn?, _ plain: @autoclosure () -> Value
  ) -> Value {
    if let value = value as? Value { return value }
    Spies.answersPlainly()
    return plain()
  }

  /// Stands for a statement that does not compile here.
  ///
  /// - Parameter location: The file of the original with its line.
  @discardableResult
  public static func replaced(_ location: StaticString) -> StandIn {
    note(location)
    return StandIn("\(location)")
  }

  /// Asks a stand-in where there may be nothing: it is nothing.
  public static func optional(_ value: StandIn?) -> StandIn? {
    Spies.answersPlainly()
    return nil
  }

  /// Stands for a value that does not compile here, where nothing may be answered.
  ///
  /// - Parameter location: The file of the original with its line.
  public static func nothing(_ location: StaticString) -> StandIn? {
    note(location)
    Spies.answersPlainly()
    return nil
  }
}
