/// Files of fonts for the web, in both their forms.
package enum WebFont {
  /// A font file's bytes as they are, or, of a file for the web, those of the font in it.
  /// - Parameter name: what errors call it.
  /// - Throws: ``FontLoadingError``.
  package static func unpacked(
    _ file: FontData, name: String
  ) throws(FontLoadingError) -> FontData {
    do throws(FontError) {
      if WOFF2File.isOne(file) { return FontData(try WOFF2File.decoded(file)) }
      if WOFFFile.isOne(file) { return FontData(try WOFFFile.decoded(file)) }
      return file
    } catch {
      if error == Brotli.missing {
        throw FontLoadingError(kind: .notInstalled, "\(name) cannot be read: \(error)")
      }
      throw FontLoadingError(kind: .notAFont, "\(name) cannot be unpacked: \(error)")
    }
  }
}
