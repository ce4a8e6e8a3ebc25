import SwiftUI

struct ContentView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        VStack {
            Image(systemName: "globe")
                .imageScale(.large)
                .foregroundStyle(.tint)
            Text("Hello, world!")
            if supportsMultipleWindows {
                Button("Open detail") {
                    openWindow(id: "detail", value: 1)
                }
            }
        }
        .padding()
    }
}

struct DetailView: View {
    @Binding var number: Int?

    var body: some View {
        Text("Detail \(number ?? 0)")
    }
}
