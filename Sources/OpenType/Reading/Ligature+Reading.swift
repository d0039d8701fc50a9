extension Ligature {
  /// Reads the ligatures of a font.
  /// - Parameters:
  ///   - bytes: The `GSUB` table; invalid parts are skipped.
  ///   - features: The features whose ligatures to read.
  package static func read(gsub bytes: [UInt8], features: [Tag]) -> [Ligature] {
    var reader = LigatureReader(BinaryReader(FontData(bytes)))
    reader.read(features: features)
    return reader.ligatures
  }
}
