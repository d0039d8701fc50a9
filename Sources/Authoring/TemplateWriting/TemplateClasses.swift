internal import SymtextFontGlyphs
internal import SymtextSymbols

/// A template's annotation of a symbol's layers: classes on paths, and a rule for each class.
struct TemplateClasses {
  private let layers: [SymbolFont.Layer]
  private let defaults: [StyleDeclaration]
  /// The rules of each layer.
  private let rules: [[LayerRule]]
  /// Whether rules have a fill.
  ///
  /// Until version 4 they had, and browsers showed each path in a colour; since then they show outlines.
  private let hasFills: Bool

  /// The modes in the order of templates.
  private static let modes: [AnnotatedMode] = [.monochrome, .multicolor, .hierarchical]

  init(_ sheet: TemplateSheet) {
    layers = sheet.layers
    defaults = sheet.defaults
    let hasFills = sheet.version.number < 5
    self.hasFills = hasFills
    let library = LibraryRules(sheet)
    rules = layers.enumerated().map { index, layer in
      let known =
        sheet.annotations.isEmpty ? library.rules(of: index) : sheet.annotations[index].rules
      return hasFills ? known.map { Self.filled($0, layer) } : known
    }
  }

  /// Returns the classes of a layer's paths; `nil` for none.
  func classes(of layer: Int) -> String? {
    guard rules.contains(where: { !$0.isEmpty }) else { return nil }
    let names = Self.modes.flatMap { mode in rules[layer].filter { $0.name.mode == mode } }
      .map(\.name.description)
    return (names + [previewClass(layer)]).joined(separator: " ")
  }

  /// The rules, one per line, with a blank line after each mode; empty without layers.
  var styleSheet: String {
    var parts: [String] = []
    if !defaults.isEmpty { parts.append(".defaults {\(defaults.styleText)}\n") }
    for mode in Self.modes {
      let lines = styleLines(mode)
      if !lines.isEmpty { parts.append(lines) }
    }
    if rules.contains(where: { !$0.isEmpty }) { parts.append(previewRules) }
    return parts.joined(separator: "\n")
  }

  private func styleLines(_ mode: AnnotatedMode) -> String {
    var known: Set<LayerClass> = []
    return rules.joined().filter { $0.name.mode == mode && known.insert($0.name).inserted }
      .sorted { $0.name.index < $1.name.index }
      .map { ".\($0.name) {\($0.declarations.styleText)}\n" }.joined()
  }

  // MARK: Preview colours

  private static func filled(
    _ rule: LayerRule, _ layer: SymbolFont.Layer
  ) -> LayerRule {
    guard rule["fill"] == nil else { return rule }
    var rule = rule
    let fill = StyleDeclaration("fill", hex(layer.previewRGB(rule.name.mode)))
    rule.declarations.insert(fill, at: 0)
    return rule
  }

  private func previewClass(_ index: Int) -> String {
    hasFills ? "SFSymbolsPreview\(preview(index).dropFirst())" : "SFSymbolsPreviewWireframe"
  }

  private func preview(_ index: Int) -> String {
    let isMulticolor = rules.joined().contains { $0.name.mode == .multicolor }
    let mode = isMulticolor ? AnnotatedMode.multicolor : .hierarchical
    return Self.hex(
      layers[index].clears(mode)
        ? LayerColor.white.previewRGB : layers[index].previewRGB(mode))
  }

  private var previewRules: String {
    guard hasFills else {
      return
        ".SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}\n"
    }
    return Set(layers.indices.map { preview($0) }).sorted()
      .map { ".SFSymbolsPreview\($0.dropFirst()) {fill:\($0);opacity:1.0}\n" }.joined()
  }

  /// Returns a colour for style rules: a number sign and six hexadecimal digits.
  static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
