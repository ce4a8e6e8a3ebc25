//
//  Template12App.swift
//  Template12
//

import SwiftUI

// @main, where the app stands alone.
struct Template12App: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
