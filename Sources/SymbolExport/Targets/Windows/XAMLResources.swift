internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextVectorFormats

/// Symbols as resources in XAML, for WPF and for WinUI.
///
/// <https://learn.microsoft.com/dotnet/desktop/wpf/graphics-multimedia/path-markup-syntax>
struct XAMLResources {
  /// The word before the keys of brushes.
  let prefix: String
  private var geometries: [(key: String, data: String)] = []
  private var drawings: [String] = []
  private var taken: ExactDictionary<String> = [:]
  private var hasPalette = false

  init(prefix: String) { self.prefix = prefix }

  /// - Throws: ``ExportError`` if another symbol has the key.
  mutating func add(
    _ key: String, _ symbol: FlatSymbol, _ mode: RenderingMode
  ) throws(ExportError) {
    if HierarchicalLevel.allCases.contains(where: { brush($0).hasBytes(of: key) }) {
      throw ExportError(symbol.name, meets: nil, at: "the key \(key)")
    }
    if let other = taken[key] { throw ExportError(symbol.name, meets: other, at: "the key \(key)") }
    taken[key] = symbol.name
    if mode == .monochrome {
      // Monochrome shapes are of one paint, so that they are one geometry.
      var path = Path()
      for shape in symbol.shapes { path.append(shape.path) }
      geometries.append((key, Self.data(path)))
    } else {
      if mode == .palette { hasPalette = true }
      drawings.append(drawing(key, symbol, mode))
    }
  }

  /// Returns path data that is filled by the nonzero rule.
  private static func data(_ path: Path) -> String { "F1 \(path.compactData(decimals: 2))" }

  // MARK: Drawings

  private static let textBrush = "{DynamicResource {x:Static SystemColors.ControlTextBrushKey}}"

  private func drawing(_ key: String, _ symbol: FlatSymbol, _ mode: RenderingMode) -> String {
    let parts = symbol.shapes.map { shape in
      let opacity = shape.opacity * shape.alpha(isDark: false)
      let brush =
        shape.color?.rgb.map { "#" + ($0.light & 0xFFFFFF).hexadecimal(digits: 6, uppercase: true) }
        ?? (mode == .palette ? "{DynamicResource \(self.brush(shape.level))}" : Self.textBrush)
      let geometry = "<GeometryDrawing Brush=\"\(brush)\" Geometry=\"\(Self.data(shape.path))\"/>"
      return opacity < 1
        ? "<DrawingGroup Opacity=\"\(opacity.text(decimals: 3))\">\(geometry)</DrawingGroup>"
        : geometry
    }
    // A clear box, because an image has the bounds of its content.
    let box = "M0 0H\(symbol.width)V\(symbol.height)H0Z"
    return "  <DrawingImage x:Key=\"\(key)\"><DrawingImage.Drawing><DrawingGroup>"
      + "<GeometryDrawing Brush=\"Transparent\" Geometry=\"\(box)\"/>\(parts.joined())"
      + "</DrawingGroup></DrawingImage.Drawing></DrawingImage>\n"
  }

  private func brush(_ level: HierarchicalLevel) -> String {
    "\(prefix)\(level.rawValue.prefix(1).uppercased())\(level.rawValue.dropFirst())Brush"
  }

  // MARK: Files

  /// The resources of WPF.
  var wpf: String {
    let brushes =
      hasPalette
      ? HierarchicalLevel.allCases.map {
        "  <SolidColorBrush x:Key=\"\(brush($0))\" Color=\"#000000\"/>\n"
      } : []
    let shapes = geometries.map { "  <Geometry x:Key=\"\($0.key)\">\($0.data)</Geometry>\n" }
    return Self.dictionary(brushes.joined() + shapes.joined() + drawings.joined())
  }

  /// The resources of WinUI, which reads path data from a string wherever it stands, and a geometry only once.
  var winUI: String {
    Self.dictionary(
      geometries.map { "  <x:String x:Key=\"\($0.key)\">\($0.data)</x:String>\n" }.joined())
  }

  private static func dictionary(_ content: String) -> String {
    """
    <ResourceDictionary xmlns="http://schemas.microsoft.com/winfx/2006/xaml/presentation"
                        xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml">
    \(content)</ResourceDictionary>

    """
  }
}
