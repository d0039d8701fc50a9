internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `qt`: themes of icons for light and for dark grounds, and a resource file with both.
///
/// Qt draws icons as they are. KDE replaces the colour of the style sheet by that of its colour scheme:
/// <https://develop.kde.org/hig/icons/>.
struct QtThemes: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.kebab, prefix: job.library.slug)
    var files: [ExportedFile] = []
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      let suffix = job.words(of: variant).map { "-\($0)" }.joined()
      var forms = zip(job.symbols, symbols).map { ($0, $1, "") }
      forms += try job.rightToLeftForms(of: variant).map { ($0.listed, $0.symbol, "-rtl") }
      for isDark in [false, true] {
        let folder = "\(theme(isDark: isDark).id)/\(Self.folder)"
        files += forms.map { listed, symbol, form in
          ExportedFile(
            "\(folder)/\(names[listed.name])\(suffix)\(form).svg",
            Self.svg(symbol, isDark: isDark), of: listed.name)
        }
      }
    }
    files += [theme(isDark: false).index, theme(isDark: true).index]
    report.addLosses(of: job, colors: .both)
    return files + [ExportedFile("\(slug).qrc", Self.resources(files.map(\.path).sorted()))]
  }

  var usage: String {
    let name =
      ([job.sample(.kebab, prefix: job.library.slug)] + job.words(of: job.variants[0]))
      .joined(separator: "-")
    let forms =
      job.symbols.contains { $0.metadata.rightToLeft != nil }
      ? " Qt does not look for forms for text from right to left: their names end in `-rtl`." : ""
    return """
      Add `\(slug).qrc` to the program (`CMAKE_AUTORCC`), then:

      ```cpp
      QIcon::setThemeSearchPaths(QIcon::themeSearchPaths() << ":/icons");
      QIcon::setThemeName(isDark ? "\(theme(isDark: true).id)" : "\(theme(isDark: false).id)");
      button->setIcon(QIcon::fromTheme("\(name)"));
      ```

      The theme for dark grounds has light icons. KDE gives icons the colour of its scheme. `setFallbackThemeName` in \
      the place of `setThemeName` leaves other icons to the desktop's theme.\(forms)
      """
  }

  private static let folder = "scalable/actions"
  private var slug: String { NameScheme.kebab.joined(job.library.words) }

  private func theme(isDark: Bool) -> IconTheme {
    IconTheme(
      id: NameScheme.pascal.joined(job.library.words) + (isDark ? "-dark" : ""),
      title: job.library.family + (isDark ? " Dark" : ""),
      folders: [.init(path: Self.folder, size: 24)])
  }

  /// Returns a file whose text colour stands in the style sheet that KDE replaces.
  private static func svg(_ symbol: FlatSymbol, isDark: Bool) -> String {
    let style = "class=\"ColorScheme-Text\" fill=\"currentColor\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(symbol.width)\""
      + " height=\"\(symbol.height)\" viewBox=\"\(symbol.viewBox)\">"
      + "<defs><style type=\"text/css\" id=\"current-color-scheme\">"
      + ".ColorScheme-Text{color:\(isDark ? "#ffffff" : "#000000")}</style></defs>"
      + symbol.svgPaths(isDark: isDark) { _ in " \(style)" } + "</svg>\n"
  }

  private static func resources(_ paths: [String]) -> String {
    let lines = paths.map { "    <file>\(XMLText.content($0))</file>\n" }
    return "<RCC version=\"1.0\">\n  <qresource prefix=\"/icons\">\n\(lines.joined())"
      + "  </qresource>\n</RCC>\n"
  }
}
