internal import SymtextGraphics
internal import SymtextTextLayout

/// The keys of images in braces, in writing order.
enum ImageKeys {
  static let all: [MarkupKey<AttributedText.Image>] = [
    MarkupKey("image", .text, { $0.file }) { $0.file = $1 },
    MarkupKey("width", .size, { $0.width }) { $0.width = $1 },
    MarkupKey("height", .size, { $0.height }) { $0.height = $1 },
    MarkupKey("baseline", baseline, { $0.baselineOffsetFromBottom }) {
      $0.baselineOffsetFromBottom = $1
    },
    MarkupKey("template", .truth, { $0.isTemplate ? true : nil }) { $0.isTemplate = $1 },
    MarkupKey("color", .color, { $0.color }) {
      $0.color = $1
      $0.isTemplate = true
    },
    MarkupKey("alt", .text, { $0.altText }) { $0.altText = $1 },
    MarkupKey("page", page, { $0.page }) { $0.page = $1 },
    MarkupKey("keep", .choice("keep is"), { $0.keep }) { $0.keep = $1 },
  ]

  private static let baseline = MarkupForm.number(
    -10_000...10_000, "a baseline is", "a number of points above the bottom edge")
  private static let page = MarkupForm<Int>(
    "a page of a PDF is", "a whole number from 1", write: { "\($0)" }
  ) { text in Int(text).flatMap { (1...1_000_000).contains($0) ? $0 : nil } }
}
