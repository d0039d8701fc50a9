import Foundation
import SymtextSymbolExport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import SymtextTestSupport
import Testing

struct ExportTargetTests {
  @Test(arguments: ExportTarget.allCases)
  func `Each target has a README with the licence, and the same files each time`(
    target: ExportTarget
  ) throws {
    let job = try TestJob.job(["heart", "bell"])
    let (files, report) = try target.files(of: job)
    #expect(files.contains { $0.path == "README.md" })
    let readme = try #require(files.last { $0.path == "README.md" })
    let text = String(decoding: readme.bytes, as: UTF8.self)
    #expect(text.contains("2 symbols of Symtext Symbols"))
    #expect(text.contains("## Licence\n\n") && text.contains("Apache"))
    #expect(Set(files.map(\.path)).count == files.count)
    #expect(report.fileCount == files.count && report.symbolCount == 2)
    var single = try TestJob.job(["heart", "bell"])
    single.threads = 1
    #expect(try target.files(of: single).files.map(\.bytes) == files.map(\.bytes))
  }

  @Test func `An SVG file has the colour of its text, and a folder for each of several variants`()
    throws
  {
    let plain = try TestJob.texts(.svg, TestJob.job(["heart.fill"]))
    let file = try #require(plain["heart-fill.svg"])
    #expect(file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\""))
    #expect(file.contains("viewBox=\"0 0 24 24\" fill=\"currentColor\" role=\"img\" aria-label=\""))
    #expect(!file.contains("mask") && !file.contains("<g"))
    var job = try TestJob.job(["heart.fill"])
    job.weights = [.regular, .bold]
    job.modes = [.monochrome, .palette]
    let many = try TestJob.texts(.svg, job)
    #expect(
      Set(many.keys) == [
        "README.md", "regular/monochrome/heart-fill.svg", "regular/palette/heart-fill.svg",
        "bold/monochrome/heart-fill.svg", "bold/palette/heart-fill.svg",
      ])
    #expect(
      many["bold/palette/heart-fill.svg"]?.contains("var(--symtext-primary,currentColor)") == true)
  }

  @Test func `A sprite has an identifier for each symbol and variant`() throws {
    var job = try TestJob.job(["heart", "bell"])
    job.weights = [.regular, .bold]
    let sprite = try #require(try TestJob.texts(.sprite, job)["sprite.svg"])
    for name in ["heart", "bell"] {
      #expect(sprite.contains("<symbol id=\"\(name)--regular\" viewBox=\"0 0 24 24\">"))
      #expect(sprite.contains("<symbol id=\"\(name)--bold\" viewBox=\"0 0 24 24\">"))
    }
  }

  @Test func `Pictures of pixels have the sizes and densities of the list`() throws {
    var job = try TestJob.job(["heart"])
    job.sizes = [PixelSize(points: 16, ratio: 1), PixelSize(points: 24, ratio: 2)]
    let files = try ExportTarget.png.files(of: job).files
    let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, size(ofPNG: $0.bytes)) })
    #expect(sizes["heart-16.png"].map { [$0.width, $0.height] } == [16, 16])
    #expect(sizes["heart-24@2x.png"].map { [$0.width, $0.height] } == [48, 48])
  }

  @Test func `Sizes of pixels have a limit`() {
    #expect(PixelSize("16") == PixelSize(points: 16, ratio: 1))
    #expect(PixelSize("1024@2") == PixelSize(points: 1024, ratio: 2))
    for text in ["0", "1025@2", "a", "24@", "@2", "24@2@2", "-1", "99999999999999999999", ""] {
      #expect(PixelSize(text) == nil, "\(text)")
    }
  }

  @Test func `The box of text is as wide as the symbol`() throws {
    var job = try TestJob.job(["list.bullet"])
    job.box = .text
    let file = try #require(try TestJob.texts(.svg, job)["list-bullet.svg"])
    #expect(!file.contains("viewBox=\"0 0 24 24\"") && file.contains("height=\"24\""))
  }

  @Test func `A note names what is scaled and what is left out`() throws {
    let library = try TestLibrary.bundled.get()
    var job = try ExportJob(ExportedLibrary(library), symbols: library.listing)
    job.weights = [.black]
    let report = try ExportTarget.sprite.files(of: job).report
    let scaled = report.remarks.filter { $0.kind == .scaled }
    #expect(scaled.first?.symbols.isEmpty == false)
    #expect(scaled.first?.text.contains("box of 24 units") == true)
    #expect(report.remarks.contains { $0.kind == .leftOut && $0.text == "effects are left out" })
  }

  @Test(arguments: [ExportTarget.png, .pdf, .compose, .qt, .figma])
  func `Targets without colours to choose leave palettes out, and say so`(target: ExportTarget)
    throws
  {
    let plain = try TestJob.job(["person.2"])
    var job = plain
    job.modes = [.palette, .monochrome]
    let (files, report) = try target.files(of: job)
    #expect(files.map(\.path) == (try target.files(of: plain).files.map(\.path)))
    let same = try target.files(of: plain).files.dropLast().map(\.bytes)
    #expect(files.dropLast().map(\.bytes) == same)
    let remark = report.remarks.first { $0.text.contains("the mode palette is left out") }
    #expect(remark?.kind == .leftOut)
    job.modes = [.palette]
    let error = #expect(throws: ExportError.self) { _ = try target.files(of: job) }
    #expect(error?.description.contains("choose another mode") == true)
  }

  @Test(
    arguments: [
      (
        ExportTarget.android, "heart.bold",
        "`bell` and `heart` would both be the file res/drawable/sym_heart_bold.xml;"
      ),
      (
        .compose, "heart.bold",
        "`bell` and `heart` would both be the file src/main/kotlin/symtext/HeartBold.kt;"
      ),
      (
        .compose, "symtext",
        "`bell` would be the file src/main/kotlin/symtext/Symtext.kt, which the target has itself;"
      ),
      (
        .iconify, "list.bullet.rtl",
        "`bell` and `list.bullet` would both be the icon list-bullet-rtl;"
      ),
    ])
  func `Names that are equal only with their endings are an error that names the symbols`(
    target: ExportTarget, name: String, start: String
  ) throws {
    var job = try TestJob.job(["heart", "list.bullet", "bell"])
    job.weights = [.regular, .bold]
    #expect(throws: Never.self) { _ = try target.files(of: job) }
    job.overrides = try NameOverrides("bell \(name)", file: "names.txt")
    let error = #expect(throws: ExportError.self) { _ = try target.files(of: job) }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("in a file of names") == true)
  }

  @Test(arguments: [ExportTarget.svg, .sprite, .png, .pdf, .latex, .windows, .vscode, .figma])
  func `Forms for text from right to left are told where a target has none`(target: ExportTarget)
    throws
  {
    let job = try TestJob.job(["heart", "list.bullet"])
    let report = try target.files(of: job).report
    let remark = report.remarks.first {
      $0.text == "the forms for text from right to left are left out"
    }
    #expect(remark?.kind == .leftOut && remark?.symbols == ["list.bullet"])
  }
}
