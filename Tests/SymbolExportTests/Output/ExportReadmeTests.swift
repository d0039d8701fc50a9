import Foundation
import SymtextSymbolExport
import SymtextSymbolText
import SymtextSymbols
import Testing

/// The use of files in READMEs, which is made of the choices.
struct ExportReadmeTests {
  /// Returns the first text between two others in a target's README, and all files.
  private func example(
    _ target: ExportTarget, _ start: String, _ end: String, of job: ExportJob
  ) throws -> (text: String, files: [String: String]) {
    let files = try TestJob.texts(target, job)
    let readme = try #require(files["README.md"])
    #expect(!readme.contains("NAME"))
    let from = try #require(readme.range(of: start), "\(readme)").upperBound
    let to = try #require(readme[from...].range(of: end), "\(readme)").lowerBound
    return (String(readme[from..<to]), files)
  }

  /// Jobs with the defaults, and with other choices.
  private static let choices: [@Sendable (inout ExportJob) -> Void] = [
    { _ in },
    { job in
      job.prefix = ""
      job.modes = [.multicolor]
      job.box = .text
    },
    { job in
      job.prefix = "my"
      job.modes = [.hierarchical, .multicolor]
      job.weights = [.bold, .regular]
    },
  ]

  @Test(arguments: choices.indices)
  func `The example of each README is one of its files or names`(choice: Int) throws {
    var job = try TestJob.job(["case", "list.bullet", "text.alignleft"])
    Self.choices[choice](&job)
    for target in [ExportTarget.svg, .pdf] {
      let (path, files) = try example(target, "such as `", "`", of: job)
      #expect(files[path] != nil, "\(path)")
    }
    let (id, sprites) = try example(.sprite, "sprite.svg#", "\"", of: job)
    #expect(sprites["sprite.svg"]?.contains("id=\"\(id)\"") == true)
    let (drawable, resources) = try example(.android, "@drawable/", "\"", of: job)
    #expect(resources["res/drawable/\(drawable).xml"] != nil, "\(drawable)")
    let (object, sources) = try example(.compose, "Icon(", ",", of: job)
    let name = object.split(separator: ".").last ?? ""
    #expect(sources["src/main/kotlin/symtext/\(name).kt"] != nil, "\(object)")
    let (icon, constants) = try example(.flutter, "Icon(SymtextSymbols.", ",", of: job)
    #expect(constants["lib/symtext_symbols.dart"]?.contains("IconData \(icon) = ") == true)
    let (symbol, package) = try example(.xcode, "Image(symbol: .", ")", of: job)
    let enumeration = package["Sources/SymtextSymbols/SymtextSymbol.swift"]
    #expect(enumeration?.contains("case \(symbol) = ") == true, "\(symbol)")
    let (element, typst) = try example(.typst, "#icon(\"", "\"", of: job)
    #expect(typst["symbols.json"]?.contains("\"\(element)\"") == true, "\(element)")
    let (command, latex) = try example(.latex, "symbol{", "}", of: job)
    let style = latex["tex/latex/symtext-symbols/symtext-symbols.sty"]
    #expect(style?.contains("_symbol_\(command)_tl") == true, "\(command)")
    let (symbolic, gtk) = try example(.gtk, "icon_name (\"", "\"", of: job)
    #expect(gtk.keys.contains { $0.hasSuffix("/\(symbolic).svg") }, "\(symbolic)")
    let (themed, qt) = try example(.qt, "fromTheme(\"", "\"", of: job)
    #expect(qt.keys.contains { $0.hasSuffix("/\(themed).svg") }, "\(themed)")
    let (character, windows) = try example(.windows, "Bind Symtext:SymtextSymbols.", "}", of: job)
    #expect(windows["SymtextSymbols.cs"]?.contains("string \(character) = ") == true)
    let (icons, code) = try example(.vscode, "ThemeIcon(\"", "\"", of: job)
    #expect(code["package.json"]?.contains("\"\(icons)\"") == true, "\(icons)")
    let (group, pages) = try example(.figma, "such as `", "`", of: job)
    #expect(pages["figma.svg"]?.contains("id=\"\(group)\"") == true, "\(group)")
    let (set, sets) = try example(.iconify, "an icon is `", "`", of: job)
    let prefix = String(set.prefix { $0 != ":" })
    #expect(
      sets.contains { $0.key.hasSuffix("icons.json") && $0.value.contains("\"\(prefix)\"") })
  }

  @Test func `Sentences about modes, sizes and forms stand where the export has them`() throws {
    var job = try TestJob.job(["heart"])
    func readme(_ target: ExportTarget) throws -> String {
      try #require(TestJob.texts(target, job)["README.md"])
    }
    #expect(try !readme(.svg).contains("--symtext-primary"))
    #expect(try !readme(.png).contains("A name ends") && readme(.png).contains("black"))
    #expect(try !readme(.android).contains("values-night"))
    #expect(try !readme(.android).contains("right to left"))
    #expect(try !readme(.iconify).contains("-rtl"))
    #expect(try readme(.pdf).contains("(24 points)"))
    job.modes = [.multicolor]
    job.box = .text
    job.sizes = [PixelSize(points: 24, ratio: 2)]
    #expect(try !readme(.png).contains("black") && readme(.png).contains("`heart-24@2x.png`"))
    #expect(try readme(.android).contains("values-night"))
    #expect(try !readme(.android).contains("colorControlNormal"))
    #expect(try !readme(.pdf).contains("(24 points)"))
    job.modes = [.palette]
    #expect(try readme(.svg).contains("--symtext-primary"))
  }
}
