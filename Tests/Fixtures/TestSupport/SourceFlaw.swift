public import SceneLifecycle

extension [Source] {
  /// What is wrong with a list of sources; nil where it says something.
  public var flaw: String? {
    if isEmpty { return "no source" }
    if Set(self).count < count { return "a source twice" }
    for source in self {
      switch source {
      case .apple(let cited), .header(let cited), .session(let cited), .recording(let cited),
        .report(let cited), .code(let cited):
        if cited.isEmpty { return "a source without a name" }
      case .ours(let reason):
        if reason.split(separator: " ").count < 4 { return "a decision without a reason" }
      case .decision: break
      }
    }
    return nil
  }
}
