import UIKit

class PlayerViewController: UIViewController {

    private let playButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        view.addSubview(playButton)
    }

    func setPlaying(_ isPlaying: Bool) {
        playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    }

    @objc private func toggle() {
        let station = (UIApplication.shared.delegate as? AppDelegate)?.station
        station?.isPlaying.toggle()
    }
}
