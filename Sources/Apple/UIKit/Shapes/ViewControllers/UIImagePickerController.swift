/// A shape: what lets the user choose or take a picture; nothing is chosen here.
///
/// Source: Apple, uiimagepickercontroller.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  open var cameraDevice = CameraDevice.rear

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }
}

/// A shape: what hears which picture was chosen; never told here.
///
/// Source: Apple, uiimagepickercontrollerdelegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A shape: what moves controllers in and out; nothing moves here.
///
/// Source: Apple, uiviewcontrollertransitioningdelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

/// A shape: what hears of what is presented; never told here.
///
/// Source: Apple, uiadaptivepresentationcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
}
