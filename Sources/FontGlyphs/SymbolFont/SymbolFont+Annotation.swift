package import SymtextSymbols
internal import SymtextOpenType

extension SymbolFont {
  /// Returns the template's properties of a symbol's layers, back to front; empty for symbols without a template.
  /// - Parameter index: 0 up to ``count``.
  package func annotations(of index: Int) -> [LayerAnnotation] {
    let notes = notes(of: index).map { $0.filter { $0.kind != .weights } }
    guard !notes.contains(where: \.isEmpty) else { return [] }
    return notes.map { LayerAnnotation($0) }
  }

  /// Returns the notes of each layer of a symbol, back to front; empty when the font has no notes.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  func notes(of index: Int) -> [[LayerNote]] {
    guard noteCount > 0, index < count + formCount, let layers = layerRange(of: index) else {
      return []
    }
    var notes = layers.map { _ in [LayerNote]() }
    var place = firstNote(ofLayer: layers.lowerBound)
    while place < noteCount, let layer = layer(ofNote: place), layers.contains(layer) {
      if let note = note(place) { notes[layer - layers.lowerBound].append(note) }
      place += 1
    }
    return notes
  }

  /// Returns the template's defaults of a symbol for modes of values and the motion of effects.
  /// - Parameter index: 0 up to ``count``.
  package func defaults(of index: Int) -> [StyleDeclaration] {
    [StyleDeclaration](styleText: text(.defaults, of: index) ?? "")
  }

  /// Returns the index of the first note of a layer or a later one.
  private func firstNote(ofLayer layer: Int) -> Int {
    var low = 0
    var high = noteCount
    while low < high {
      let middle = (low + high) / 2
      guard let found = self.layer(ofNote: middle) else { return noteCount }
      if found < layer { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func layer(ofNote place: Int) -> Int? { table.uint32(noteRecord(place)) }

  /// Returns a note; `nil` for an unknown kind.
  private func note(_ place: Int) -> LayerNote? {
    let record = noteRecord(place)
    guard let kind = table.uint8(record + 4).flatMap({ LayerNote.Kind(rawValue: $0) }),
      let variant = table.uint8(record + 5), let number = table.uint32(record + 6),
      let value = string(at: record + 10), let text = string(at: record + 16)
    else { return nil }
    return LayerNote(kind: kind, variant: variant, number: number, value: value, text: text)
  }

  private func noteRecord(_ place: Int) -> Int { notesOffset + place * SymbolTable.noteSize }
}
