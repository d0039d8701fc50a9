internal import SymtextSupport
internal import SymtextSymbolText

/// A drawable of Android in XML.
struct VectorDrawable {
  /// The file.
  private(set) var text: String
  /// The names of the colours that it uses.
  let colors: ExactSet
  /// Whether a path is longer than lint likes.
  private(set) var isLong = false

  /// - Parameters:
  ///   - mode: the mode in which the symbol was flattened.
  ///   - isMirrored: whether it is mirrored in layouts from right to left.
  ///   - colorPrefix: the word before names of colours.
  /// - Throws: ``ExportError`` if a path is longer than a string can be.
  init(_ symbol: FlatSymbol, mode: RenderingMode, isMirrored: Bool, colorPrefix: String)
    throws(ExportError)
  {
    var fill = AndroidFill(mode, colorPrefix: colorPrefix)
    let namespace = " xmlns:android=\"http://schemas.android.com/apk/res/android\"\n   "
    text = "<vector\(namespace) \(Self.attributes(symbol, fill, isMirrored: isMirrored))>\n"
    for shape in symbol.shapes {
      let color = fill.color(of: shape)
      let alpha = shape.opacity < 1 ? "\n        \(Self.alpha(shape.opacity))" : ""
      for data in try AndroidPath.data(shape.path, of: symbol.name) {
        if data.utf8.count > AndroidPath.longest { isLong = true }
        text +=
          "    <path\n        android:fillColor=\"\(color)\"\(alpha)\n"
          + "        android:pathData=\"\(data)\"/>\n"
      }
    }
    text += "</vector>\n"
    colors = fill.colors
  }

  /// Returns the size, the tint and the mirroring, an attribute a line.
  static func attributes(
    _ symbol: FlatSymbol, _ fill: AndroidFill, isMirrored: Bool, indent: String = "    "
  ) -> String {
    var lines = [
      "android:width=\"\(symbol.width)dp\"", "android:height=\"\(symbol.height)dp\"",
      "android:viewportWidth=\"\(AndroidPath.length(symbol.placement.width))\"",
      "android:viewportHeight=\"\(AndroidPath.length(symbol.placement.height))\"",
    ]
    if fill.isTinted { lines.append("android:tint=\"?android:attr/colorControlNormal\"") }
    if isMirrored { lines.append("android:autoMirrored=\"true\"") }
    return lines.joined(separator: "\n\(indent)")
  }

  static func alpha(_ opacity: Double) -> String {
    "android:fillAlpha=\"\(opacity.text(decimals: 3))\""
  }
}
