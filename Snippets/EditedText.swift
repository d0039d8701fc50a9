// Builds a text with attributes, edits it by range, and writes it as markup.
import Foundation
import Symtext

var text = AttributedText("Add ")
text.append(AttributedText.Symbol("plus.circle"))
text.append(" to cart", AttributedText.Attributes(weight: .bolder))

// Underline each match and keep its other attributes.
for range in text.ranges(of: "cart") {
  text.mergeAttributes(AttributedText.Attributes(underline: .single), in: range)
}

// Append a link and a part of another text.
let more = try Markup.text("E = mc[2]{baseline=super}, or *more* of it")
text.append(". ")
let link = AttributedText.Attributes(color: .accent, link: "https://example.org/")
text.append("Read on", link)
text += AttributedText(": ") + more[0..<8]

// Print the runs, and markup that parses to the same text.
for run in text.runs { print(run.range, run.content) }
let markup = try text.markup
print(markup, try Markup.text(markup) == text)

let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let label = try Label(
  text, font: Font(face: face, size: 17), library: try SymbolLibrary.bundled())
try Data(label.displayList(padding: 4).pdf()).write(to: URL(fileURLWithPath: "edited.pdf"))
