#!/usr/bin/swift
import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
	var window: UIWindow?
	static var launches = 0 { didSet { print("\(oldValue)") } }
}
