public import UIKit

/// The user's library of photos, as a value that pickers take.
///
/// Source: Apple, photokit/phphotolibrary.
open class PHPhotoLibrary: NSObject {
  private static let only = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { only }
}

/// The settings of a picker: the choices that it offers.
///
/// Source: Apple, photosui/phpickerconfiguration-swift.struct.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which coding a picture is handed over.
  ///
  /// Source: Apple, photosui/phpickerconfiguration-swift.struct/assetrepresentationmode.
  public enum AssetRepresentationMode: Hashable, Sendable { case automatic, current, compatible }
  /// How several are chosen.
  ///
  /// Source: Apple, photosui/phpickerconfiguration-swift.struct/selection-swift.enum.
  public enum Selection: Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that a user has chosen; no user chooses one here.
///
/// Source: Apple, photosui/phpickerresult-swift.struct.
public struct PHPickerResult: Hashable {
  public let assetIdentifier: String?
}

/// An object that hears what a user has chosen.
///
/// Source: Apple, photosui/phpickerviewcontrollerdelegate.
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller in which a user chooses pictures; nothing is chosen here.
///
/// Source: Apple, photosui/phpickerviewcontroller.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }
}
