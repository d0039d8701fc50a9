// Sets texts that others wrote: a name, a comment, a template.
import Symtext

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let font = Font(face: face, size: 17)

// A name is text, whatever is in it.
let name = "{heart} **Ann**"
let greeting = try Markup.text("**{$name}** has joined", arguments: ["name": name])
let same = try Markup.text("**\(Markup.escaped(name))** has joined")
print(greeting == same)

// A comment may have symbols in it, and nothing else.
let comment = Markup.plainSymbols("Nice {heart}, *really* {image=/etc/passwd}")
print(try Label(comment, font: font, library: library).spokenText)

// A template may have all marks, and images from one folder.
do {
  _ = try Label(
    "{image=/etc/passwd} Hello", font: font, library: library,
    fileAccess: .folders(["templates/images"]))
} catch {
  print(error)
}
