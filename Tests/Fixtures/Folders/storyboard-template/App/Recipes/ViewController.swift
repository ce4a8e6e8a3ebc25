//
//  ViewController.swift
//  Recipes
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var titleLabel: UILabel!

    private var recipe: Recipe?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = recipe?.title
    }

    func show(_ recipe: Recipe) {
        self.recipe = recipe
        if isViewLoaded {
            titleLabel.text = recipe.title
        }
    }

}
