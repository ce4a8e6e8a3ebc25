//
//  Library.swift
//  Sketches
//

import Foundation
import CoreGraphics

/// All sketches on the device. Sketches are kept one file each.
final class Library {

    private(set) var count = 0

    func load() async {
        let files = try? FileManager.default.contentsOfDirectory(at: .documentsDirectory, includingPropertiesForKeys: nil)
        count = files?.count ?? 0
    }

    func keep(_ strokes: [[CGPoint]]) {
        let url = URL.documentsDirectory.appending(path: "sketch-\(count + 1).json")
        if let data = try? JSONEncoder().encode(strokes), (try? data.write(to: url)) != nil {
            count += 1
        }
    }

}
