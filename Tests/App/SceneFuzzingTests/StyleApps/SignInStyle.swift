import SceneFuzzing

/// A sign-in kit: the token lives in the keychain, which a locked device does not open.
struct SignInStyle: StyleApp {
  enum Bug: String {
    /// A refused read at launch looks like no user.
    case takesRefusalForAbsence
    /// The token is read for a push, by a shorthand that swallows the reason.
    case swallowsReasonInBackground
    /// A refused read is remembered, and the user who comes later is signed out by the memory.
    case remembersRefusal
    /// The user who was signed out is cleaned up after: the token goes.
    case cleansUpUnreadToken
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .secret,
      [
        .takesRefusalForAbsence, .swallowsReasonInBackground, .remembersRefusal,
        .cleansUpUnreadToken,
      ]
    )
  ]

  private enum User { case unknown, signedOut, signedIn }

  let context: AppContext
  let bug: Bug?
  private var user = User.unknown

  mutating func didFinishLaunching(_ launch: AppLaunch) { load() }

  mutating func performBackgroundWork(_ cause: BackgroundCause) {
    if bug == .swallowsReasonInBackground && context.store.keychain["token"] == nil {
      context.decides(.signedOut)
    }
  }

  mutating func protectedDataDidBecomeAvailable() { load() }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if bug == .remembersRefusal && user == .unknown { return signOut() }
    load()
  }

  mutating func signIn() {
    guard (try? context.store.keychain.write("token", "t", isProtected: true)) != nil else {
      return
    }
    user = .signedIn
  }

  private mutating func load() {
    if user == .signedIn { return }
    do {
      if try context.store.keychain.read("token") == nil { signOut() } else { user = .signedIn }
    } catch {
      switch bug {
      case .takesRefusalForAbsence: signOut()
      case .cleansUpUnreadToken: context.store.keychain.remove("token")
      default: break
      }
    }
  }

  private mutating func signOut() {
    user = .signedOut
    context.decides(.signedOut)
  }

  static func test(_ bug: Bug?) -> AppTest<SignInStyle> {
    AppTest(actions: [AppAction("sign-in") { app, _ in app.signIn() }]) {
      SignInStyle(context: $0, bug: bug)
    }
  }
}
