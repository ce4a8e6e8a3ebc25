import Foundation
import SceneSeam
import UIKit

// What UIKit saves and restores of an app without scenes.
extension HostedProcess {
  /// Asks whether the state is saved, and keeps what the delegate and the controllers encode.
  ///
  /// The form of before iOS 13.2 is asked where the app has no other. Source: Apple,
  /// uiapplicationdelegate/application(_:shouldsaveapplicationstate:).
  func savesState(_ delegate: any UIApplicationDelegate) {
    var coder = NSKeyedArchiver(requiringSecureCoding: true)
    var isSaved = false
    let isOld = MissingMethod.savesSecurely.isReached {
      isSaved = delegate.application(application, shouldSaveSecureApplicationState: coder)
    }
    if isOld {
      coder = NSKeyedArchiver(requiringSecureCoding: false)
      isSaved = delegate.application(application, shouldSaveApplicationState: coder)
    }
    guard isSaved else { return }
    delegate.application(application, willEncodeRestorableStateWith: coder)
    for (path, controller) in restorable {
      let own = NSKeyedArchiver(requiringSecureCoding: !isOld)
      controller.encodeRestorableState(with: own)
      own.finishEncoding()
      coder.encode(NSData(data: own.encodedData), forKey: path)
    }
    coder.finishEncoding()
    context.store.files.replace(Self.stateKey, coder.encodedData.base64EncodedString())
  }

  /// Asks whether the state of the last process is restored, with what was encoded there, and restores it.
  ///
  /// Nothing is given back to an app that answers no. Source: Apple, about-the-app-launch-sequence.
  func restoresState(_ delegate: any UIApplicationDelegate) {
    guard let text = context.store.files[Self.stateKey], let data = Data(base64Encoded: text),
      let coder = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return }
    var isRestored = false
    let isOld = MissingMethod.restoresSecurely.isReached {
      isRestored = delegate.application(application, shouldRestoreSecureApplicationState: coder)
    }
    if isOld {
      coder.requiresSecureCoding = false
      isRestored = delegate.application(application, shouldRestoreApplicationState: coder)
    }
    guard isRestored else { return }
    let controllers = restorable
    for (path, controller) in controllers {
      guard let data = coder.decodeObject(of: NSData.self, forKey: path),
        let own = try? NSKeyedUnarchiver(forReadingFrom: Data(referencing: data))
      else { continue }
      own.requiresSecureCoding = !isOld
      controller.decodeRestorableState(with: own)
    }
    delegate.application(application, didDecodeRestorableStateWith: coder)
    for (_, controller) in controllers { controller.applicationFinishedRestoringState() }
  }

  private static let stateKey = "UIKit/state"

  /// The controllers that have a name, and so have those around them, by their paths.
  private var restorable: [(path: String, controller: UIViewController)] {
    var found: [(path: String, controller: UIViewController)] = []
    func add(_ controller: UIViewController, in path: String) {
      guard let identifier = controller.restorationIdentifier else { return }
      let path = path + "/" + identifier
      found.append((path, controller))
      for child in controller.children { add(child, in: path) }
      if let presented = controller.presentedViewController { add(presented, in: path) }
    }
    for window in application.windows {
      if let root = window.rootViewController { add(root, in: Self.stateKey) }
    }
    return found
  }
}
