/// A platform, or a form, to which symbols are exported.
package enum ExportTarget: String, CaseIterable, Sendable {
  case svg, sprite, png, pdf, iconify, web, constants, xcode, android, compose, flutter
  case reactnative

  /// Its name in titles.
  package var title: String {
    switch self {
    case .svg: "SVG"
    case .sprite: "SVG sprites"
    case .png: "PNG"
    case .pdf: "PDF"
    case .iconify: "Iconify"
    case .constants: "programs"
    case .xcode: "Xcode"
    case .android: "Android"
    case .compose: "Jetpack Compose"
    case .flutter: "Flutter"
    case .web: "the web"
    case .reactnative: "React Native"
    }
  }

  /// The options of `symtext export` that not all targets have.
  package static let allOptions = ["weights", "scales", "modes", "box", "sizes", "effects"]

  /// Those of ``allOptions`` that change its files.
  package var options: [String] {
    switch self {
    case .png: ["weights", "scales", "modes", "box", "sizes"]
    case .svg, .sprite, .pdf, .iconify, .compose: ["weights", "scales", "modes", "box"]
    case .android: ["weights", "scales", "modes", "box", "effects"]
    case .reactnative: ["weights", "scales"]
    case .flutter: ["scales"]
    case .web, .constants, .xcode: []
    }
  }

  /// Its files, as a line of help.
  package var summary: String {
    switch self {
    case .svg: "an SVG file for each symbol"
    case .sprite: "one SVG file with a <symbol> for each"
    case .png: "a PNG file for each symbol and size"
    case .pdf: "a PDF file for each symbol"
    case .iconify: "packages of Iconify JSON"
    case .constants:
      "source files of names and code points, for six languages"
    case .xcode: "a Swift package with an asset catalog of symbols"
    case .android: "vector drawables, also moving ones, with colours for day and night"
    case .compose: "Kotlin sources of ImageVector"
    case .flutter: "a package of IconData with the variable font"
    case .web: "a package of elements, components and a font with classes"
    case .reactnative: "a package of a component and fonts"
    }
  }
}
