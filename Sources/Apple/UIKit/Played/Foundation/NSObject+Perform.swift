/// The calls by selector that apps have asked to be made later.
@MainActor
private enum LaterPerforms {
  final class Request {
    weak var target: NSObject?
    let selector: Selector
    var isCancelled = false

    init(_ target: NSObject, _ selector: Selector) {
      self.target = target
      self.selector = selector
    }
  }

  static var requests: [Request] = []
}

extension NSObject {
  /// Calls a method some time later, on the case's clock.
  ///
  /// As on a device the object is kept until then. In a case that does not step work, and outside of one,
  /// nothing is called. Source: Apple, objectivec/nsobject-swift.class/perform(_:with:afterdelay:).
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    guard CurrentHost.isHere else { return }
    CurrentHost.here {
      let request = LaterPerforms.Request(self, aSelector)
      LaterPerforms.requests.removeAll { $0.target == nil }
      LaterPerforms.requests.append(request)
      let wait = Duration.milliseconds(Int64(min(max(delay, 0), 1e9) * 1_000))
      let work = { @MainActor [self] in
        LaterPerforms.requests.removeAll { $0 === request }
        if !request.isCancelled { aSelector.call(self, anArgument) }
      }
      _ = CurrentHost.host?.runsLater({ work() }, after: wait)
    }
  }

  /// Calls a method at once.
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    aSelector.call(self, object)
  }

  /// Takes back what was to be called later for an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel(aTarget) { _ in true }
  }

  /// Takes back one method that was to be called later for an object.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel(aTarget) { $0 == aSelector }
  }

  private class func cancel(_ target: Any, _ isMeant: (Selector) -> Bool) {
    guard CurrentHost.isHere else { return }
    let object = target as AnyObject
    CurrentHost.here {
      for request in LaterPerforms.requests
      where request.target === object && isMeant(request.selector) { request.isCancelled = true }
    }
  }

  /// Whether the object has the method that a selector carries; false for a name alone.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isOf(self) }
}
