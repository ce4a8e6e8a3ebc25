// Swift Testing adds a module of this name to every file that imports both it and a module that is
// written `UIKit`. Apple's offers attachments of images; ours has none to offer.
@_exported public import UIKit
