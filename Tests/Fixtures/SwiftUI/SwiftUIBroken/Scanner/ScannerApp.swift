import SwiftUI

// @main, where the app stands alone.
struct ScannerApp: App {
  var body: some Scene {
    WindowGroup {
      ScannerHomeView()
    }
  }
}

struct ScannerHomeView: View {
  @State private var isScanning = false
  @State private var codes: [String] = []

  var body: some View {
    NavigationStack {
      List(codes, id: \.self) { code in
        Text(code)
      }
      .navigationTitle("Scanner")
      .toolbar {
        Button("Scan") { isScanning = true }
      }
    }
    .fullScreenCover(isPresented: $isScanning) {
      ScannerCameraView { code in
        if !codes.contains(code) { codes.append(code) }
        isScanning = false
      }
    }
  }
}
