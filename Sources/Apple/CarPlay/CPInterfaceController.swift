/// Shows templates on a car's screen: a stack, and one above it.
///
/// Source: Apple, carplay/cpinterfacecontroller.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
  /// The object that hears of templates that come and go; never told here.
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  /// The templates, the lowest first.
  open private(set) var templates: [CPTemplate] = []
  /// The template that is presented over them.
  open private(set) var presentedTemplate: CPTemplate?
  /// The lowest template; an empty one before the app has set it.
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  /// The template on top.
  open var topTemplate: CPTemplate? { templates.last }
  /// The traits of the car's screen; plain values here.
  public let carTraitCollection = UITraitCollection()

  override init() { super.init() }

  /// Puts a template in the place of all.
  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }

  /// Puts a template on top.
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }

  /// Takes the top template away, unless it is the only one.
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if templates.count > 1 { templates.removeLast() }
    completion?(true, nil)
  }

  /// Takes all templates but the lowest away.
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }

  /// Takes the templates above one away.
  open func pop(
    to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let index = templates.firstIndex { $0 === targetTemplate }
    if let index { templates = Array(templates[...index]) }
    completion?(index != nil, nil)
  }

  /// Presents a template over all.
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }

  /// Takes away what is presented.
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    presentedTemplate = nil
    completion?(true, nil)
  }
}

/// Hears of templates that come and go; never told here.
///
/// Source: Apple, carplay/cpinterfacecontrollerdelegate.
@preconcurrency @MainActor
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  /// A template is about to be shown.
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// A template is shown.
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// A template is about to be hidden.
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  /// A template is hidden.
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  /// Does nothing: the app leaves it out.
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing: the app leaves it out.
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing: the app leaves it out.
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing: the app leaves it out.
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
