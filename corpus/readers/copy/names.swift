class Übung: 親クラス { @objc var größe = 1; static let 共有 = Übung(); func `class`(_ 値: Int) -> 🙂 { `self`.größe } }
struct 🙂 {}; extension Übung { @objc(été:) override func zählen(_ n: Int) {} }
