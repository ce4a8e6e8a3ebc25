import SwiftUI

// @main, where the app stands alone.
struct JournalApp: App {
  @UIApplicationDelegateAdaptor(JournalAppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      JournalView()
        .environmentObject(appDelegate.store)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { appDelegate.store.save() }
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
