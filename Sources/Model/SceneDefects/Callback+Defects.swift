import SceneLifecycle

extension Callback {
  /// Returns the callback with something in it that is wrong.
  func altered(_ alteration: Defect.Alteration) -> Callback {
    var callback = self
    switch alteration {
    case .activation(let state): callback.activation = state
    case .listedActive: callback.active |= isOfScene ? SceneSet(Int(scene)) : connected
    case .application(let state): callback.application = state
    case .strangePayload: callback.payload &+= 1_000_001
    case .refused: callback.detail |= Callback.refusal
    case .nothingDelivered: callback.payload = 0
    case .sessionsWithoutScenes: callback.attached = .none
    case .namesNobody: callback.named = .none
    case .namedStayOpen: callback.open |= named
    case .namesEverybody: callback.named = connected
    case .error(let code): callback.detail = code
    case .windowsOnly: callback.accessories = .none
    case .secondWindow:
      let slot = SceneSet(bits: ~connected.bits).lowest
      callback.connected.insert(slot)
      callback.attached.insert(slot)
      callback.open.insert(slot)
    }
    return callback
  }

  /// Returns another callback about the same scene at the same moment.
  func replaced(by kind: CallbackKind) -> Callback {
    var callback = self
    callback.kind = kind
    // What was saved is nothing that is delivered.
    if self.kind == .saveState { callback.payload = 0 }
    if kind == .discard {
      callback.named = isOfScene ? SceneSet(Int(scene)) : named
      callback.open -= callback.named
    }
    if !kind.isOfScene {
      callback.scene = Callback.noScene
      callback.connection = 0
      callback.session = 0
      callback.activation = .none
    }
    return callback
  }
}
