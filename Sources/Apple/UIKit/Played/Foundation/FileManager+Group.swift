extension FileManager {
  /// The folder that apps of a group share: one of the case's own, nil where no app is played.
  ///
  /// Source: Apple, foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:).
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard CurrentHost.isHere else { return nil }
    return CurrentHost.here { CurrentHost.host?.folder(ofGroup: groupIdentifier) }
  }
}
