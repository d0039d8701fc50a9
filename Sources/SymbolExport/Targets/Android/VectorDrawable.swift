internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// A drawable of Android in XML.
struct VectorDrawable {
  /// The file.
  private(set) var text: String
  /// The names of the colours that it uses.
  private(set) var colors: ExactSet = []
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
    let isTinted = mode == .monochrome || mode == .hierarchical
    text = """
      <vector xmlns:android="http://schemas.android.com/apk/res/android"
          android:width="\(symbol.width)dp"
          android:height="\(symbol.height)dp"
          android:viewportWidth="\(AndroidPath.length(symbol.placement.width))"
          android:viewportHeight="\(AndroidPath.length(symbol.placement.height))"
      """
    if isTinted { text += "\n    android:tint=\"?android:attr/colorControlNormal\"" }
    if isMirrored { text += "\n    android:autoMirrored=\"true\"" }
    text += ">\n"
    for shape in symbol.shapes {
      var color = "@android:color/black"
      if let own = shape.color {
        if case .fixed = own, let rgba = own.rgba {
          color = AndroidColor.text(rgba.light)
        } else {
          color = used(AndroidColor.name(of: own, prefix: colorPrefix))
        }
      } else if mode == .palette {
        color = used(AndroidColor.name(of: shape.level, prefix: colorPrefix))
      } else if mode == .multicolor {
        color = "?android:attr/colorControlNormal"
      }
      let alpha =
        shape.opacity < 1
        ? "\n        android:fillAlpha=\"\(shape.opacity.text(decimals: 3))\"" : ""
      for data in try AndroidPath.data(shape.path, of: symbol.name) {
        if data.utf8.count > AndroidPath.longest { isLong = true }
        text +=
          "    <path\n        android:fillColor=\"\(color)\"\(alpha)\n"
          + "        android:pathData=\"\(data)\"/>\n"
      }
    }
    text += "</vector>\n"
  }

  private mutating func used(_ color: String) -> String {
    _ = colors.insert(color)
    return "@color/\(color)"
  }
}
