import SwiftUI

@main
struct DiaryApp: App {
    let store = Persistence.shared

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(\.managedObjectContext, store.container.viewContext)
        }
    }
}
