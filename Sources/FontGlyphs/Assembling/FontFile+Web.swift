package import OpenType

extension FontFile {
  /// The font for browsers, without what they do not read: our own tables, the names of glyphs, and what the colours of
  /// palettes are called.
  package var forWeb: FontFile {
    var font = self
    font.remove(SymbolTable.tag)
    font.remove(DrawingTable.tag)
    if let post = self["post"] {
      // Version 3 of the table is its header alone.
      font.add(tag: "post", bytes: [0, 3, 0, 0] + post.dropFirst(4).prefix(28))
    }
    guard let palettes = self["CPAL"], let names = self["name"],
      let parts = PaletteTable.withoutLabels(palettes)
    else { return font }
    font.add(tag: "CPAL", bytes: parts.table)
    font.add(tag: "name", bytes: NameTable.leavingOut(parts.labels, from: names))
    return font
  }
}
