//
//  CanvasViewController.swift
//  Sketches
//

import UIKit

class CanvasViewController: UIViewController {

    private(set) var strokes: [[CGPoint]] = []
    private var current: [CGPoint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = String(localized: "Sketch")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        current += touches.map { $0.location(in: view) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finishStroke()
    }

    func finishStroke() {
        guard !current.isEmpty else { return }
        strokes.append(current)
        current = []
    }

}
