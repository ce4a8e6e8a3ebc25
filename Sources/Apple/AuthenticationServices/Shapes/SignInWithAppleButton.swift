public import SwiftUI

/// A control that asks for an account of Apple's: a second after the tap the user has given up.
///
/// Source: Apple, authenticationservices/signinwithapplebutton.
public struct SignInWithAppleButton: View {
  private let label: Label
  private let onRequest: @MainActor (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void

  public init(
    _ label: Label = .signIn,
    onRequest: @escaping @MainActor (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      _ = RefusedQuestion { onCompletion(.failure(ASAuthorizationError(.canceled))) }
    } label: {
      Text(verbatim: label.text)
    }
  }

  /// The kind of text on the control.
  ///
  /// Source: Apple, authenticationservices/signinwithapplebutton/label.
  public struct Label: Hashable, Sendable {
    let text: String

    public static let signIn = Label(text: "Sign in with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
  }

  /// How the control looks.
  ///
  /// Source: Apple, authenticationservices/signinwithapplebutton/style.
  public struct Style: Hashable, Sendable {
    private let name: String

    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }
}

extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
