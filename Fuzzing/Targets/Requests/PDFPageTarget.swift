import SymtextSupport

/// A page of a PDF as an image in a text; the program pdftocairo reads it.
struct PDFPageTarget: FuzzTarget {
  let name = "pdf-page"

  func run(_ input: [UInt8]) throws {
    let file = try AnsweredRequest.file("page.pdf", Array("%PDF-1.7\n".utf8) + input)
    try AnsweredRequest.check([
      ("command", "render"), ("text", .string("a{image=\"\(file)\"}")), ("format", "svg"),
    ])
  }
}
