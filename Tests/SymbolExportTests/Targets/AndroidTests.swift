import Foundation
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

@testable import SymtextSymbolExport

struct AndroidTests {
  /// Reads path data as strictly as Android's tools: numbers begin with a digit, and have no exponents.
  ///
  /// `aapt2` accepts wrong data; it fails at run time.
  private func check(_ data: String, _ name: String) throws {
    let number = try Regex("-?(0|[1-9][0-9]*)(\\.[0-9]{1,2})?")
    var rest = data[...]
    var isFirst = true
    while let letter = rest.first {
      #expect(isFirst ? letter == "M" : "mlhvcqz".contains(letter), "\(name): \(letter)")
      isFirst = false
      rest = rest.dropFirst()
      var count = 0
      while let start = rest.first, start == " " || start == "-" || start.isNumber {
        if start == " " { rest = rest.dropFirst() }
        let match = try #require(try number.prefixMatch(in: rest), "\(name): \(rest.prefix(20))")
        rest = rest[match.range.upperBound...]
        count += 1
        // A decimal point after a number would be a number without a digit before it.
        #expect(rest.first != ".", "\(name)")
      }
      let each = ["M": 2, "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "q": 4, "z": 1][letter] ?? 1
      #expect(
        letter == "z" ? count == 0 : count > 0 && count % each == 0, "\(name): \(letter) \(count)")
    }
    #expect(throws: Never.self, "\(name)") { _ = try SVGPathData.parse(data) }
  }

  private func paths(_ file: String) -> [String] {
    file.components(separatedBy: "android:pathData=\"").dropFirst().compactMap {
      $0.components(separatedBy: "\"").first
    }
  }

  @Test func `Drawables have names, attributes and path data that Android accepts`() throws {
    var job = try TestJob.job()
    job.modes = [.monochrome, .hierarchical, .palette, .multicolor]
    let files = try TestJob.texts(.android, job)
    let name = try Regex("res/drawable(-ldrtl)?/sym_[a-z0-9_]+\\.xml")
    let drawables = files.filter { $0.key.hasPrefix("res/drawable") }
    #expect(drawables.count >= 4 * job.symbols.count)
    for (path, file) in drawables {
      #expect(path.wholeMatch(of: name) != nil, "\(path)")
      let isTinted = !path.contains("_palette") && !path.contains("_multicolor")
      #expect(file.contains("android:tint=") == isTinted, "\(path)")
      #expect(!paths(file).isEmpty)
      for data in paths(file) { try check(data, path) }
    }
    #expect(
      files["res/drawable/sym_list_bullet.xml"]?.contains("android:autoMirrored=\"true\"") == true)
    #expect(files["res/drawable/sym_heart.xml"]?.contains("autoMirrored") == false)
  }

  @Test func `Every colour that a drawable names is in the resources for day and night`() throws {
    var job = try TestJob.job()
    job.modes = [.palette, .multicolor]
    let files = try TestJob.texts(.android, job)
    let used = files.filter { $0.key.hasPrefix("res/drawable") }.values.flatMap {
      $0.components(separatedBy: "\"@color/").dropFirst().compactMap {
        $0.components(separatedBy: "\"").first
      }
    }
    #expect(Set(used).count > 3)
    for folder in ["values", "values-night"] {
      let colors = try #require(files["res/\(folder)/symtext_colors.xml"])
      for color in Set(used) { #expect(colors.contains("<color name=\"\(color)\">#"), "\(color)") }
    }
    #expect(files["res/values/symtext_colors.xml"] != files["res/values-night/symtext_colors.xml"])
  }

  @Test func `Long outlines are several paths where parts lie apart`() throws {
    let library = try TestLibrary.bundled.get()
    let job = try ExportJob(ExportedLibrary(library), symbols: library.listing)
    let (files, report) = try ExportTarget.android.files(of: job)
    let long = report.remarks.first { $0.kind == .overLimit }?.symbols ?? []
    #expect(long.count * 12 < job.symbols.count, "\(long.count)")
    var divided = 0
    for file in files where file.path.hasPrefix("res/drawable/") {
      let data = paths(String(decoding: file.bytes, as: UTF8.self))
      divided += data.count > 1 ? 1 : 0
      #expect(data.allSatisfy { $0.utf8.count <= AndroidPath.mostBytes })
    }
    #expect(divided > 0)
  }

  @Test func `A path that no string of Android can hold is an error that names the symbol`() {
    // Zigzags of one contour, which cannot be divided.
    var path = Path([.move(.zero)])
    for step in 1...12000 { path.line(to: Point(Double(step % 2) * 20 + 1, Double(step) / 600)) }
    path.close()
    let error = #expect(throws: ExportError.self) {
      _ = try AndroidPath.data(path, of: "zigzag")
    }
    #expect(error?.description.hasPrefix("`zigzag` has a path of ") == true)
    #expect(error?.description.contains("at most 32767") == true)
  }

  @Test func `Compose sources have whole names, and mirror what is mirrored`() throws {
    var job = try TestJob.job(["list.bullet", "heart", "cloud.sun"])
    job.modes = [.monochrome, .multicolor]
    let files = try TestJob.texts(.compose, job)
    let folder = "src/main/kotlin/symtext"
    let list = try #require(files["\(folder)/ListBullet.kt"])
    #expect(list.contains("autoMirror = true") && !list.contains("import "))
    #expect(
      list.contains("val Symtext.ListBullet: androidx.compose.ui.graphics.vector.ImageVector"))
    #expect(files["\(folder)/Heart.kt"]?.contains("autoMirror = false") == true)
    let sun = try #require(files["\(folder)/CloudSunMulticolor.kt"])
    #expect(sun.contains("Color(0xFF") && !sun.contains("Color(0xFF000000)"))
    for (path, text) in files where path.hasSuffix(".kt") && text.contains("addPathNodes") {
      let start = try #require(text.range(of: "addPathNodes(\n"))
      let data = try #require(text[start.upperBound...].split(separator: "\"").dropFirst().first)
      try check(String(data), path)
    }
  }
}
