import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Properties of the bundled drawings.
struct LibraryTests {
  /// The table of standard icons in the interface guidelines.
  private static let standardNames = [
    "scissors", "document.on.document", "document.on.clipboard", "checkmark", "xmark", "trash",
    "arrow.uturn.backward", "arrow.uturn.forward", "square.and.pencil", "plus.square.on.square",
    "pencil", "folder", "paperclip", "plus", "ellipsis", "checkmark.circle",
    "textformat.superscript", "textformat.subscript", "bold", "italic", "underline",
    "text.alignleft", "text.aligncenter", "text.justify", "text.alignright", "magnifyingglass",
    "text.page.badge.magnifyingglass", "line.3.horizontal.decrease", "square.and.arrow.up",
    "printer", "person.crop.circle", "hand.thumbsdown", "hand.thumbsup",
    "square.3.layers.3d.top.filled", "square.3.layers.3d.bottom.filled",
    "square.2.layers.3d.top.filled", "square.2.layers.3d.bottom.filled", "alarm", "archivebox",
    "calendar",
  ]

  @Test func `There are forty standard names`() {
    #expect(Set(Self.standardNames).count == 40)
  }

  @Test(arguments: standardNames)
  func `Every standard icon is drawn`(name: String) {
    #expect(BundledDrawings.files.contains("\(name).svg"))
  }

  @Test func `Every name and alias has a frozen code point`() throws {
    let path = PackageFiles.path("fonts/codepoints")
    let points = try CodePoints(file: path, text: try PackageFiles.text(path))
    for file in BundledDrawings.files {
      let symbol = try BundledDrawings.symbol(file)
      for name in [symbol.name] + symbol.metadata.aliases where points[name] == nil {
        Issue.record("\(name)")
      }
    }
  }

  @Test(arguments: BundledDrawings.files)
  func `The alternative text is words, not the name`(file: String) throws {
    let symbol = try BundledDrawings.symbol(file)
    let text = symbol.metadata.altText
    #expect(text != symbol.name)
    #expect(!text.contains(".") && !text.contains("_"))
    #expect(text.first?.isLowercase == false)
  }

  @Test(arguments: BundledDrawings.files)
  func `The category is one word and there are keywords`(file: String) throws {
    let metadata = try BundledDrawings.symbol(file).metadata
    #expect(metadata.category.allSatisfy { $0.isLowercase })
    #expect(!metadata.keywords.isEmpty)
  }

  @Test(arguments: BundledDrawings.files)
  func `The drawing is centred on the grid`(file: String) throws {
    // Half the stroke of Regular at medium scale, in grid units.
    let halfWidth = WeightLaw.stroke(axisValue: 400, scale: .medium) / DrawingGrid.unit / 2
    let stroker = Stroker(
      maximumHalfWidth: halfWidth, tolerance: 0.005, dotRadius: DrawingGrid.dotRadius)
    let painted = try BundledDrawings.symbol(file).layers.filter { !$0.erases }
    let boxes = painted.flatMap(\.shapes).compactMap { shape in
      stroker.outline(of: shape.path, isSolid: shape.isSolid)
        .path(halfWidth: shape.pen.halfWidth(halfWidth)).bounds
    }
    let top = try #require(boxes.map(\.minY).min())
    let bottom = try #require(boxes.map(\.maxY).max())
    // The compiler centres the ink; a drawing should need almost no correction.
    #expect(abs((top + bottom) / 2 - 12) < 0.05)
  }
}
