import SwiftUI

// @main, where the app stands alone.
struct JournalApp: App {
  @UIApplicationDelegateAdaptor(JournalAppDelegate.self) private var appDelegate

  var body: some Scene {
    WindowGroup {
      JournalView()
        .environmentObject(appDelegate.store)
    }
  }
}

struct JournalView: View {
  @EnvironmentObject private var store: JournalStore
  @FocusState private var isWriting: Bool

  var body: some View {
    Form {
      TextField("Today", text: $store.text)
        .focused($isWriting)
      Button("Done") { isWriting = false }
    }
  }
}
