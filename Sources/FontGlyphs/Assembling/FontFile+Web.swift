package import SymtextOpenType

extension FontFile {
  /// The font for browsers, without data that they do not read: the private tables, glyph names, the description, and
  /// the menu names of weights and palette colours.
  package var forWeb: FontFile {
    var font = self
    font.remove(SymbolTable.tag)
    font.remove(DrawingTable.tag)
    font.remove(WordTable.tag)
    if let post = self["post"] {
      // Version 3 of the table consists of its header.
      font.add(tag: "post", bytes: [0, 3, 0, 0] + post.dropFirst(4).prefix(28))
    }
    var unused: Set = [10]
    if let palettes = self["CPAL"], let parts = PaletteTable.withoutLabels(palettes) {
      font.add(tag: "CPAL", bytes: parts.table)
      unused.formUnion(parts.labels)
    }
    if let axis = self["fvar"], let parts = FvarTable.withoutInstances(axis) {
      font.add(tag: "fvar", bytes: parts.table)
      font.remove("STAT")
      // Names with a registered ID, such as that of Regular, are also used elsewhere.
      unused.formUnion(parts.names.filter { $0 > 255 })
    }
    if let names = self["name"] {
      font.add(tag: "name", bytes: NameTable.leavingOut(unused, from: names))
    }
    return font
  }
}
