public import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// A custom-symbol template: a symbol in the format of SF Symbols and Xcode, with its layers and its outlines at some
/// weights and scales.
///
/// Template space: y down, 100 points to the em of the system font, ``capHeight`` units from baseline to cap line at
/// every scale.
public struct TemplateSheet: Hashable, Sendable {
  /// The variants in a template.
  public enum Kind: String, CaseIterable, Sendable {
    /// Three masters, from which all others are interpolated: the small scale in Ultralight, Regular and Black.
    case variable
    /// All 27 variants.
    case `static`
  }

  /// The symbol at one weight and scale.
  package struct Variant: Hashable, Sendable {
    /// The weight.
    package var weight: SymbolWeight
    /// The scale.
    package var scale: SymbolScale
    /// The distance from the left margin to the right one.
    package var advance: Double
    /// An outline per layer, back to front; without layers, one of the whole symbol.
    ///
    /// Closed contours, filled by the nonzero rule, from the left margin on the baseline.
    package var paths: [Path]
    /// The cuts of each layer's strokes for drawing effects, in order along each stroke; in the space of the paths.
    package var cuts: [[[StrokeCut]]]

    package init(weight: SymbolWeight, scale: SymbolScale, advance: Double, paths: [Path]) {
      self.weight = weight
      self.scale = scale
      self.advance = advance
      self.paths = paths
      cuts = paths.map { _ in [] }
    }
  }

  /// A property of a symbol that its template lacks.
  package enum Omission: CaseIterable, Sendable {
    /// All layers, because the font has no outlines of them: the symbol is one outline.
    case layers
    /// All layers, because the version cannot express clearing in the monochrome mode.
    case clearingLayers
    /// The values from which layers are lit.
    case variableThresholds
    /// The tags of layers.
    case layerTags
    /// The pulsing and rotating layers and the motion of effects, as far as the version lacks them.
    case motion
    /// The centre of rotation.
    case anchor
    /// The optical centre.
    case opticalCenter
    /// The colours of layers for dark backgrounds.
    case darkColors
    /// The mode of values, because the version lacks it.
    case valueMode
    /// How a pen draws layers: that it leaves one, or draws its lines both ways.
    case pens
    /// Wiggling counter-clockwise.
    case counterclockwiseWiggle
    /// Guide points for drawing paths whose contours were joined or divided among layers.
    case drawGuides
    /// Guide points for drawing the symbol's lines, because the version lacks them.
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
  /// The variants in the template.
  public var kind: Kind
  /// The layers of the paths, back to front; empty when the symbol is one outline without annotation.
  public var layers: [SymbolFont.Layer]
  /// The annotation of the layers in the original template, as far as the version supports it; empty for other symbols.
  package var annotations: [LayerAnnotation]
  /// The defaults for values and effects, as the rule `.defaults`.
  package var defaults: [StyleDeclaration]
  /// The outlines, starting with the heaviest at the largest scale.
  package var variants: [Variant]
  /// The properties of guide points that symtext's own attributes state, for each stroke of a layer.
  package var strokeGuides: [Int: [StrokeGuide]] = [:]
  /// The omitted properties.
  package var omissions: Set<Omission>
  /// Annotation of the original template that the version does not support: properties of style rules, and names of
  /// attributes and classes.
  public var omittedProperties: Set<String>

  /// Returns the SVG file.
  /// - Parameter generator: the name of the program that writes it, for a comment.
  public func svg(generator: String) -> String {
    var writer = TemplateWriter(self)
    writer.write(generator: generator)
    return writer.xml.text
  }
}
