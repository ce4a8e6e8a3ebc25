import Foundation

public final class TrailLibrary {

    public static let shared = TrailLibrary()

    public private(set) var trails: [Trail] = []

    public func prepare() {
        trails = [Trail(name: "Lake", kilometres: 4.5), Trail(name: "Ridge", kilometres: 12)]
    }

    /// The trail of a quick action.
    public func trail(for type: String) -> Trail? {
        switch type {
        case "org.example.trails.nearest": return trails.first
        case "org.example.trails.longest": return trails.max { $0.kilometres < $1.kilometres }
        default: return nil
        }
    }
}
