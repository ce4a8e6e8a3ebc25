/// What the bodies of stubs call.
public enum StubCall {
  /// Notes a call, where a test watches.
  ///
  /// - Parameter arguments: Evaluated only where a test watches.
  public static func note(_ name: StaticString, _ arguments: @autoclosure () -> [Any?] = []) {
    guard Spies.isWatched else { return }
    Spies.keep("\(name)", arguments())
  }

  /// What a stub returns: what the test says, else the plainest value.
  public static func answer<Value>(
    _ name: StaticString, _ plain: @autoclosure () -> Value
  ) -> Value {
    guard Spies.isWatched, let answer = Spies.answer(to: "\(name)") as? Value else {
      Spies.answersPlainly()
      return plain()
    }
    return answer
  }

  /// What a stub's Bool is: a choice, usually false.
  public static func answer(_ name: StaticString) -> Bool { answer(name, false) }

  /// What a stub returns for whose type no plain value is known: what the test says; else it stops.
  public static func asked<Value>(_ name: StaticString) -> Value {
    if Spies.isWatched, let answer = Spies.answer(to: "\(name)") as? Value { return answer }
    return StandInValue.plain("\(name)")
  }

  /// What a stub's property holds: what was set, else what the test says; else it stops.
  public static func held<Value>(_ value: Value?, _ name: StaticString) -> Value {
    value ?? asked(name)
  }

  /// Stands for the value of a closure that does not compile here.
  public static func value<Value>(_ location: StaticString) -> Value {
    note(location)
    if let nothing = () as? Value { return nothing }
    return StandInValue.plain("\(location)")
  }

  /// What a stand-in is where another type is asked.
  public static func converted<Value>(
    _ value: StandIn?, _ plain: @autoclosure () -> Value
  ) -> Value {
    if let value = value as? Value { return value }
    Spies.answersPlainly()
    return plain()
  }

  /// Stands for a statement that does not compile here.
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
  public static func nothing(_ location: StaticString) -> StandIn? {
    note(location)
    Spies.answersPlainly()
    return nil
  }
}
