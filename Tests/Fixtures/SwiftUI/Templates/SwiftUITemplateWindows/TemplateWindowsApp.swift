import SwiftUI

// @main, where the app stands alone.
struct TemplateWindowsApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
        WindowGroup("Detail", id: "detail", for: Int.self) { $number in
            DetailView(number: $number)
        }
    }
}
