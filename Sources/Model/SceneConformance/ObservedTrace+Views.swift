import SceneLifecycle

extension ObservedTrace {
  /// The state of a root view controller when the recording began; nil where nothing shows it.
  var firstCover: ViewCover? {
    for sighting in sightings {
      if sighting.kinds.contains(.viewDidLoad) { return nil }
      let kinds = sighting.kinds & ViewCover.callbacks
      guard let kind = kinds.kinds.first else { continue }
      let cover = ViewCover.before(kind)
      return cover == .shown ? nil : cover
    }
    return nil
  }
}
