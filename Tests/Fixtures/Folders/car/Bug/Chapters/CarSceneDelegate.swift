import CarPlay
import UIKit

final class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {

    /// What the player tells about the next chapter.
    private(set) static var current: CarSceneDelegate?

    private var interfaceController: CPInterfaceController?

    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController) {
        self.interfaceController = interfaceController
        Self.current = self
        showChapters()
    }

    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController) {
        self.interfaceController = nil
    }

    func showChapters() {
        let items = BookPlayer.shared.chapters.map { CPListItem(text: $0, detailText: nil) }
        let list = CPListTemplate(title: "Chapters", sections: [CPListSection(items: items)])
        interfaceController?.setRootTemplate(list, animated: true, completion: nil)
    }
}
