import Foundation

final class Tracker {

    static let shared = Tracker()

    private var timer: Timer?

    func start(style: String) {
        timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in
            NotificationCenter.default.post(name: Notification.Name("parcels"), object: style)
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

}
