#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import SceneSeam
  public import UIKit

  #if canImport(CloudKit)
    public import CloudKit

    /// The invitation to a share, as UIKit hands it over.
    public typealias SceneShare = CKShare.Metadata

    extension ShareMetadata {
      @MainActor init(taking share: SceneShare) {
        self.init(
          share.share.recordID.recordName,
          title: share.share[CKShare.SystemFieldKey.title] as? String,
          owner: share.ownerIdentity.nameComponents?.formatted())
      }
    }
  #else
    /// The invitation to a share, as UIKit hands it over.
    public typealias SceneShare = CKShareMetadata

    extension ShareMetadata {
      @MainActor init(taking share: SceneShare) { self.init(share.identifier) }
    }
  #endif
#endif
