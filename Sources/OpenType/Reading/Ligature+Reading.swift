extension Ligature {
  /// Reads the ligatures of a font.
  /// - Parameters:
  ///   - bytes: its `GSUB` table; what is damaged in it is left out.
  ///   - features: those whose ligatures are wanted.
  package static func read(gsub bytes: [UInt8], features: [Tag]) -> [Ligature] {
    var reader = LigatureReader(BinaryReader(FontData(bytes)))
    reader.read(features: features)
    return reader.ligatures
  }
}
