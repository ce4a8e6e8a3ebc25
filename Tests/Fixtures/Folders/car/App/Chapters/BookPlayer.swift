import Foundation

final class BookPlayer {

    static let shared = BookPlayer()

    private(set) var chapters: [String] = []
    private(set) var position: TimeInterval = 0

    func restore() {
        position = UserDefaults.standard.double(forKey: "position")
        chapters = UserDefaults.standard.stringArray(forKey: "chapters") ?? []
    }

    func keepPosition() {
        UserDefaults.standard.set(position, forKey: "position")
    }

    func next() {
        position = 0
        CarSceneDelegate.current?.showChapters()
    }
}
