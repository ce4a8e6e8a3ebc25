/// The colours of a picture; each state has a shape of its own, too.
struct Palette {
  var paper: String
  var ink: String
  var faint: String
  var band: String
  var rule: String
  var active: String
  var inactive: String
  var background: String
  var session: String
  var broken: String
  var brokenBand: String
  var onset: String
  /// The shades for counts, that of the fewest first.
  var heat: [String]

  /// For light screens and paper.
  static let light = Palette(
    paper: "#ffffff", ink: "#1c2330", faint: "#5b6575", band: "#eef1f6", rule: "#d5dae3",
    active: "#1a7f4b", inactive: "#a86a08", background: "#2f66b1", session: "#7b8494",
    broken: "#b91c26", brokenBand: "#fdeaea", onset: "#8a5200",
    heat: ["#eef6f1", "#d5ebdf", "#b5dcc7", "#8fcbaa", "#6cba91"])

  /// For dark screens.
  static let dark = Palette(
    paper: "#12161d", ink: "#e6e9ef", faint: "#a3adbd", band: "#1d232e", rule: "#343c4a",
    active: "#4cc38a", inactive: "#e5b454", background: "#82b4f7", session: "#8791a3",
    broken: "#ff8a90", brokenBand: "#40191d", onset: "#f0b558",
    heat: ["#16291f", "#1a3627", "#1f4731", "#24583b", "#296a46"])

  /// The rules of a picture of lanes, each below a selector.
  func laneRules(below selector: String) -> [String] {
    [
      ".paper{fill:\(paper)}", "text{fill:\(ink)}", ".faint{fill:\(faint)}",
      ".band{fill:\(band)}", ".rule{stroke:\(rule)}", ".active{fill:\(active)}",
      ".inactive{fill:\(paper);stroke:\(inactive)}", ".hatch{stroke:\(inactive)}",
      ".background{fill:\(paper);stroke:\(background)}", ".session{stroke:\(session)}",
      ".mark{fill:\(paper);stroke:\(ink)}", ".cross{stroke:\(broken)}",
      ".broken{fill:\(broken)}", ".brokenBand{fill:\(brokenBand)}", ".onset{fill:\(onset)}",
      ".reach{stroke:\(onset)}",
    ].map { selector + $0 }
  }

  /// The rules of a page.
  var pageRules: [String] {
    [
      "body{background:\(paper);color:\(ink)}", "a{color:\(background)}",
      "td,th,section,figure,details,.step{border-color:\(rule)}", "th,.quiet{color:\(faint)}",
      "pre,thead th{background:\(band)}", ".bad{color:\(broken)}",
      "tr.bad td,.step.bad{background:\(brokenBand)}", ".event{background:\(band)}",
      ".differs label{color:\(onset)}", ".answer,.reading{color:\(faint)}",
      ".begins{color:\(onset)}", ".bar{fill:\(background)}", ".bar.bad{fill:\(broken)}",
      ".zero{stroke:\(broken);fill:none}", ".never{color:\(broken)}",
      ".line{stroke:\(background)}", ".estimate{stroke:\(inactive)}", ".axis{stroke:\(faint)}",
      ".chart text{fill:\(ink)}",
    ] + heat.enumerated().map { "td.h\($0 + 1){background:\($1)}" }
  }
}

/// The style sheets that pictures and pages carry within themselves.
enum StyleSheet {
  private static let lanes = [
    "text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
      + "font-size:13px}",
    ".head{font-weight:600}", ".small{font-size:12px}", ".inactive{stroke-width:1.5}",
    ".hatch{stroke-width:2}", ".background{stroke-width:1.5}",
    ".session{stroke-width:2;stroke-dasharray:3 4}", ".mark{stroke-width:1.5}",
    ".cross{stroke-width:2.5;fill:none}", ".rule{stroke-width:1}", ".hit{fill-opacity:0}",
    ".reach{stroke-width:2;stroke-dasharray:2 3;fill:none}",
  ]

  private static let page = [
    "body{margin:0 auto;padding:1rem;max-width:76rem;line-height:1.5;"
      + "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}",
    "h1{font-size:1.4rem;overflow-wrap:anywhere}", "h2{font-size:1.1rem;margin-top:2rem}",
    "h3{font-size:1rem;overflow-wrap:anywhere}", ".sentence{font-size:1.1rem}",
    "code,pre,td.code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"
      + "'DejaVu Sans Mono',monospace;font-size:.85rem}",
    "pre{padding:.6rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}",
    "dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.2rem 1rem}",
    "dt{font-weight:600}", "dd{margin:0;overflow-wrap:anywhere}",
    "figure{margin:0;padding:.5rem;border-width:1px;border-style:solid;overflow-x:auto}",
    "p,figcaption,summary{overflow-wrap:anywhere}",
    "figcaption{font-weight:600;margin-bottom:.4rem}",
    ".step{display:grid;grid-template-columns:1.5rem minmax(0,1fr) minmax(0,1fr);gap:0 .6rem;"
      + "padding:.15rem .3rem;border-width:0 0 1px;border-style:solid;font-size:.9rem}",
    ".alone .step{grid-template-columns:1.5rem minmax(0,1fr)}",
    ".step p,.step label{display:block;margin:0;overflow-wrap:anywhere}",
    ".step details{margin:0;padding:0;border-width:0}", ".side{min-width:0}",
    ".side.here{grid-column:2}", ".step.head,.differs label,.event{font-weight:600}",
    ".event{margin:.6rem 0 .2rem;overflow-wrap:anywhere}", ".answer{padding-left:1.2rem}",
    ".step .reading{display:none;padding-left:1.2rem;white-space:pre-line}",
    ".step input:checked~.side .reading{display:block}",
    "@media(max-width:40rem){.step{grid-template-columns:1.5rem minmax(0,1fr)}"
      + ".side.there{grid-column:2}.side.there.same{display:none}}",
    ".table{overflow-x:auto}", "table{border-collapse:collapse;font-size:.85rem}",
    "td,th{padding:.15rem .5rem;text-align:left;vertical-align:top;border-width:0 0 1px;"
      + "border-style:solid}",
    "td.count,th.count{text-align:right;font-variant-numeric:tabular-nums}",
    "details{margin:1rem 0;border-width:1px;border-style:solid;padding:.5rem}",
    "summary{cursor:pointer;font-weight:600}", "caption{text-align:left;padding:.3rem 0}",
    ".line,.estimate{fill:none;stroke-width:2}", ".estimate{stroke-dasharray:6 4}",
    ".never{font-weight:600}", "svg{display:block}", "td.code,th{white-space:nowrap}",
    "td.wide{min-width:12rem}", "th.long{white-space:normal;min-width:10rem;max-width:24rem}",
    ".chart text{font-family:system-ui,'DejaVu Sans',sans-serif;font-size:12px}",
    "td.never{outline-width:1px;outline-style:dashed;outline-offset:-3px}",
  ]

  /// The rules of an SVG that stands by itself.
  static let ofPicture = sheet(
    lanes, light: Palette.light.laneRules(below: ""), dark: Palette.dark.laneRules(below: ""))

  /// The rules of a page with pictures in it.
  static let ofPage = sheet(
    page + lanes.map { ".lanes " + $0 },
    light: Palette.light.pageRules + Palette.light.laneRules(below: ".lanes "),
    dark: Palette.dark.pageRules + Palette.dark.laneRules(below: ".lanes "))

  private static func sheet(_ rules: [String], light: [String], dark: [String]) -> String {
    (rules + light).joined(separator: "\n")
      + "\n@media (prefers-color-scheme:dark){\n" + dark.joined(separator: "\n") + "\n}\n"
  }
}
