import SceneFuzzing

/// P7: a kit that presents a sign-in sheet over the window in which the user asked for it.
struct SignInKit: SceneApp {
  let context: AppContext
  let isFixed: Bool

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  /// The user taps 'Sign in'.
  mutating func signIn(_ scene: SceneID) {
    context.wants("the sign-in sheet", in: scene)
    // The bug: with two windows, the first of the connected scenes may be the other one.
    let anchor = isFixed ? scene : context.connectedScenes.first
    if let anchor { context.reacts("the sign-in sheet", in: anchor) }
  }

  static func test(isFixed: Bool) -> AppTest<SignInKit> {
    AppTest(
      "sign-in-kit",
      actions: [AppAction("sign-in") { app, scene in app.signIn(scene) }],
      laws: [.rightWindow]
    ) { SignInKit($0, isFixed: isFixed) }
  }
}
