@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// All sizes of a document's icon together.
struct DocumentIconSetTests {
  private func set(_ icon: DocumentIcon) throws -> DocumentIconSet {
    try DocumentIconSet(
      icon, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
  }

  private let icon = DocumentIcon(
    fill: .gradient(.system(.systemPurple)), image: .symbol("music.note"), text: "audio")

  @Test func `Each file is a picture of its size, and the same each time`() throws {
    let files = try set(icon).files()
    #expect(files.map(\.name) == DocumentIconSize.all.map(\.fileName))
    for (file, size) in zip(files, DocumentIconSize.all) {
      let properties = try PNGDecoder.properties(file.png, name: file.name)
      #expect(properties.width == Int(size.pixels) && properties.height == Int(size.pixels))
    }
    #expect(try set(icon).files().map(\.png) == files.map(\.png))
  }

  @Test(arguments: Appearance.allCases)
  func `In the preview nothing overlaps and everything stays on the page`(
    appearance: Appearance
  ) throws {
    let list = try set(icon).preview(appearance: appearance)
    let page = Rect(x: 0, y: 0, width: list.width, height: list.height)
    #expect(list.width == list.width.rounded() && list.height == list.height.rounded())
    // The sum of the canvases.
    #expect(list.width > 2832)
    for item in list.items {
      if let box = item.bounds { #expect(page.union(box) == page) }
    }
  }

  @Test func `The preview shows each icon as in its file`() throws {
    let list = try set(icon).preview()
    let preview = try RasterRenderer().pixmap(list)
    let files = try set(icon).files()
    // The largest is at the right, 24 points from the edges.
    let last = try PNGDecoder.pixmap(try #require(files.last).png, name: "last")
    let left = preview.width - 24 - 1024
    var worst = 0
    for row in stride(from: 0, to: 1024, by: 31) {
      for column in stride(from: 0, to: 1024, by: 17) {
        let pixel = 4 * (row * 1024 + column)
        let place = 4 * ((row + 24) * preview.width + left + column)
        for part in 0..<3 {
          let onWhite = Int(last.pixels[pixel + part]) + 255 - Int(last.pixels[pixel + 3])
          worst = max(worst, abs(onWhite - Int(preview.pixels[place + part])))
        }
      }
    }
    #expect(worst <= 2)
  }
}
