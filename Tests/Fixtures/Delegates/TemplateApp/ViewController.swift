//
//  ViewController.swift
//  TemplateApp
//

import UIKit

class ViewController: UIViewController {

  private(set) var opened: [URL] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    // Do any additional setup after loading the view.
  }

  func open(_ url: URL) {
    opened.append(url)
  }
}
