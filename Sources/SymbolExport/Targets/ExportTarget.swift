/// A platform, or a form, to which symbols are exported.
package enum ExportTarget: String, CaseIterable, Sendable {
  case svg, sprite, png, pdf, iconify, web, constants, xcode, android, compose, flutter
  case reactnative, typst, latex, gtk, qt, windows, vscode, figma

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
    case .typst: "Typst"
    case .latex: "LaTeX"
    case .gtk: "GTK"
    case .qt: "Qt"
    case .windows: "Windows"
    case .vscode: "Visual Studio Code"
    case .figma: "Figma"
    }
  }

  /// The options of `symtext export` that not all targets have.
  package static let allOptions = ["weights", "scales", "modes", "box", "sizes", "effects"]

  /// Those of ``allOptions`` that change its files.
  package var options: [String] {
    switch self {
    case .png: ["weights", "scales", "modes", "box", "sizes"]
    case .svg, .sprite, .pdf, .iconify, .compose, .typst, .gtk, .qt, .windows, .figma:
      ["weights", "scales", "modes", "box"]
    case .android: ["weights", "scales", "modes", "box", "effects"]
    case .reactnative, .latex, .vscode: ["weights", "scales"]
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
    case .typst: "a Typst package that sets symbols beside text"
    case .latex: "a package for LuaLaTeX and XeLaTeX, with its fonts"
    case .gtk: "a theme of symbolic icons, for GTK and GNOME"
    case .qt: "themes of icons for light and dark, for Qt and KDE"
    case .windows: "fonts, XAML resources and C# constants"
    case .vscode: "an extension of Visual Studio Code that adds icons"
    case .figma: "an SVG page with a named group for each symbol"
    }
  }
}
