import SwiftUI

/// Hides a window while the user is elsewhere.
struct WalletCover: ViewModifier {
  let screen: WalletScreen
  let isNeeded: Bool

  func body(content: Content) -> some View {
    content
      .overlay {
        if isNeeded {
          Color.black
        }
      }
      .onChange(of: isNeeded, initial: true) { _, isNeeded in
        screen.cover(isNeeded)
      }
  }
}

struct WalletRootView: View {
  @State private var screen = WalletScreen()
  let isCovered: Bool

  var body: some View {
    WalletView(screen: screen)
      .modifier(WalletCover(screen: screen, isNeeded: isCovered))
  }
}
