import AuthenticationServices
import SwiftUI
import Testing

/// Questions for an account, which a user refuses.
@MainActor
@Suite struct SignInTests {
  @Test func `A tap on the button asks, and the user gives up`() {
    let tree = PlayedTree { SignIn() }
    #expect(tree.actions == ["Sign in with Apple", "Continue with Apple"])
    tree.tap("Sign in with Apple")
    #expect(tree.text == ["asked for full_name", "cancelled"])
  }

  @Test func `A controller's delegate hears that the user has given up`() {
    let provider = ASAuthorizationAppleIDProvider()
    let request = provider.createRequest()
    request.requestedScopes = [.email]
    let listener = Listener()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = listener
    controller.presentationContextProvider = listener
    controller.performRequests()
    #expect(listener.code == .canceled)
    var state: ASAuthorizationAppleIDProvider.CredentialState?
    provider.getCredentialState(forUserID: "1") { found, _ in state = found }
    #expect(state == .notFound)
  }

  @Test func `A session with a page is closed by the user, once`() throws {
    var codes: [ASWebAuthenticationSessionError.Code?] = []
    let session = ASWebAuthenticationSession(
      url: try #require(URL(string: "https://example.org")), callbackURLScheme: "notes"
    ) { url, error in
      codes.append(url == nil ? (error as? ASWebAuthenticationSessionError)?.code : nil)
    }
    let listener = Listener()
    session.presentationContextProvider = listener
    #expect(session.start())
    #expect(!session.start())
    #expect(codes == [.canceledLogin])
  }
}

private struct SignIn: View {
  @State private var lines: [String] = []

  var body: some View {
    SignInWithAppleButton { request in
      request.requestedScopes = [.fullName]
      lines.append("asked for \(request.requestedScopes?.first?.rawValue ?? "nothing")")
    } onCompletion: { result in
      guard case .failure(ASAuthorizationError.canceled) = result else { return }
      lines.append("cancelled")
    }
    .signInWithAppleButtonStyle(.black)
    SignInWithAppleButton(.continue, onRequest: { _ in }, onCompletion: { _ in })
    ForEach(lines, id: \.self) { Text($0) }
  }
}

private final class Listener: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding,
  ASWebAuthenticationPresentationContextProviding
{
  var code: ASAuthorizationError.Code?

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) { code = (error as? ASAuthorizationError)?.code }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    ASPresentationAnchor(frame: .zero)
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    ASPresentationAnchor(frame: .zero)
  }
}
