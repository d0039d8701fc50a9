/// WOFF and WOFF2 files.
package enum WebFont {
  /// Returns the font in a WOFF or WOFF2 file, or any other file unchanged.
  /// - Parameter name: The name for errors.
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
