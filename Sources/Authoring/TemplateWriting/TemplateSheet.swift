public import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// A custom-symbol template: a symbol as SF Symbols and Xcode take it, with its layers and its outlines at
/// some weights and scales.
///
/// Template space: y down, 100 points to the em of the system font, ``capHeight`` units from baseline to
/// cap line at every scale.
public struct TemplateSheet: Hashable, Sendable {
  /// Which variants a template holds.
  public enum Kind: String, CaseIterable, Sendable {
    /// Three masters, from which all others follow: the small scale in Ultralight, Regular and Black.
    case variable
    /// All 27.
    case `static`
  }

  /// The symbol at one weight and scale.
  package struct Variant: Hashable, Sendable {
    /// How thick it is.
    package var weight: SymbolWeight
    /// How large it is.
    package var scale: SymbolScale
    /// From the left margin to the right one.
    package var advance: Double
    /// An outline for each layer, back to front; one of the whole symbol when there are no layers.
    ///
    /// Closed contours, filled by the nonzero rule, from the left margin on the baseline.
    package var paths: [Path]
    /// Of each layer where pens that draw it cut its strokes, of each stroke in order along it; in the space
    /// of the paths.
    package var cuts: [[[StrokeCut]]]

    /// Makes a variant.
    package init(weight: SymbolWeight, scale: SymbolScale, advance: Double, paths: [Path]) {
      self.weight = weight
      self.scale = scale
      self.advance = advance
      self.paths = paths
      cuts = paths.map { _ in [] }
    }
  }

  /// What a symbol has and its template has not.
  package enum Omission: CaseIterable, Sendable {
    /// All layers, as the font has no outlines of them: the symbol is there as one outline.
    case layers
    /// All layers, as the version cannot say what one clears in the monochrome mode.
    case clearingLayers
    /// From which value on a layer is lit.
    case variableThresholds
    /// What a layer is for.
    case layerTags
    /// Which layers pulse and turn, and how effects move, as far as the version cannot say it.
    case motion
    /// What it turns about.
    case anchor
    /// That it wiggles counter-clockwise.
    case counterclockwiseWiggle
    /// Guide points for drawing paths whose contours were joined or divided among layers.
    case drawGuides
    /// Guide points for drawing its lines, as the version cannot say them.
    case lineGuides
    /// Guide points for drawing lines that others cover.
    case crossedLines
  }

  /// The cap height of a template, in its units: that of the system font at 100 points.
  package static let capHeight = 70.459

  /// The symbol's name.
  public var name: String
  /// The version of the format.
  public var version: Version
  /// Which variants there are.
  public var kind: Kind
  /// What the paths are for, back to front; none when the symbol is one outline without annotation.
  public var layers: [SymbolFont.Layer]
  /// What the template that the symbol was read from says of the layers, as far as the version can; none
  /// for other symbols.
  package var annotations: [LayerAnnotation]
  /// How values are shown and effects move, as the rule `.defaults` says it.
  package var defaults: [StyleDeclaration]
  /// The outlines, the heaviest of the largest first.
  package var variants: [Variant]
  /// What was left out.
  package var omissions: Set<Omission>
  /// What the template that the symbol was read from says and the version cannot: properties of style
  /// rules, and names of attributes and classes.
  public var omittedProperties: Set<String>

  /// The file.
  /// - Parameter generator: the program that writes it, for a comment.
  public func svg(generator: String) -> String {
    var writer = TemplateWriter(self)
    writer.write(generator: generator)
    return writer.xml.text
  }
}
