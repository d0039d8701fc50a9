package import SymtextOpenType

extension FontFile {
  /// The font for browsers, without what they do not read: our own tables, the names of glyphs, what weights are called
  /// in menus, and what the colours of palettes are.
  package var forWeb: FontFile {
    var font = self
    font.remove(SymbolTable.tag)
    font.remove(DrawingTable.tag)
    if let post = self["post"] {
      // Version 3 of the table is its header alone.
      font.add(tag: "post", bytes: [0, 3, 0, 0] + post.dropFirst(4).prefix(28))
    }
    var unused: Set<Int> = []
    if let palettes = self["CPAL"], let parts = PaletteTable.withoutLabels(palettes) {
      font.add(tag: "CPAL", bytes: parts.table)
      unused.formUnion(parts.labels)
    }
    if let axis = self["fvar"], let parts = FvarTable.withoutInstances(axis) {
      font.add(tag: "fvar", bytes: parts.table)
      font.remove("STAT")
      // The names of the registered kinds, such as that of Regular, are the font's own.
      unused.formUnion(parts.names.filter { $0 > 255 })
    }
    if let names = self["name"] {
      font.add(tag: "name", bytes: NameTable.leavingOut(unused, from: names))
    }
    return font
  }
}
