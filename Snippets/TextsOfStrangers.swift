// Sets untrusted input: a name, a comment, a template.
import Symtext

let library = try SymbolLibrary.bundled()
let face = try FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
let font = Font(face: face, size: 17)

// A name is plain text, even if it contains markup.
let name = "{heart} **Ann**"
let greeting = try Markup.text("**{$name}** has joined", arguments: ["name": name])
let same = try Markup.text("**\(Markup.escaped(name))** has joined")
print(greeting == same)

// A comment may contain symbols but no other markup.
let comment = Markup.plainSymbols("Nice {heart}, *really* {image=/etc/passwd}")
print(try Label(comment, font: font, library: library).spokenText)

// A template may contain all markup, and images from one folder.
do {
  _ = try Label(
    "{image=/etc/passwd} Hello", font: font, library: library,
    fileAccess: .folders(["templates/images"]))
} catch {
  print(error)
}
