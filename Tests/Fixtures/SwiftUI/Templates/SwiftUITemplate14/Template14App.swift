//
//  Template14App.swift
//  Template14
//

import SwiftUI

// @main, where the app stands alone.
struct Template14App: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
