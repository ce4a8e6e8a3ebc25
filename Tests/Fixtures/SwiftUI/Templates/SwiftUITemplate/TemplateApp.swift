//
//  TemplateApp.swift
//  Template
//

import SwiftUI

// @main, where the app stands alone.
struct TemplateApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
