#if canImport(FoundationNetworking)
  // On Apple's systems these names are Foundation's, and an app imports nothing else for them.
  @_exported public import FoundationNetworking
#endif
