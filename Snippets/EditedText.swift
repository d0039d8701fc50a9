// Builds a text with attributes, edits it by range, and writes it as markup.
import Foundation
import Symtext

var text = AttributedText("Add ")
text.append(AttributedText.Symbol("plus.circle"))
text.append(" to cart", AttributedText.Attributes(weight: .bolder))

// What is found is underlined, whatever else is specified of it.
for range in text.ranges(of: "cart") {
  text.mergeAttributes(AttributedText.Attributes(underline: .single), in: range)
}

// A link, joined with a part of another text.
let more = try Markup.text("E = mc[2]{baseline=super}, or *more* of it")
text.append(". ")
let link = AttributedText.Attributes(color: .accent, link: "https://example.org/")
text.append("Read on", link)
text += AttributedText(": ") + more[0..<8]

// The pieces, and the markup that reads back to the same text.
for run in text.runs { print(run.range, run.content) }
let markup = try text.markup
print(markup, try Markup.text(markup) == text)

let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let label = try Label(
  text, font: Font(face: face, size: 17), library: try SymbolLibrary.bundled())
try Data(label.displayList(padding: 4).pdf()).write(to: URL(fileURLWithPath: "edited.pdf"))
