import Foundation
import SceneSeam

/// The thread on which UIKit calls an app.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether it is asked on the main thread, or on that which serves the main queue in its place, as a
  /// test's does on Linux.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Does something at once where it is called on the main thread, as soon as possible elsewhere.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isHere {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}

/// Keeps a context that is used on the main thread alone, and finds it again from there.
///
/// A context cannot be sent; its address can.
@MainActor
final class ContextKeeper {
  private let kept: AppContext
  nonisolated private let address: UInt

  init(_ context: AppContext) {
    kept = context
    address = UInt(bitPattern: Unmanaged.passUnretained(context).toOpaque())
  }

  /// The context; to be asked for on the main thread.
  nonisolated var context: AppContext? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<AppContext>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
