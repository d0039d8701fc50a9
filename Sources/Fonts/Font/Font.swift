internal import SymtextSupport
public import SymtextOpenType
public import SymtextGraphics

/// A face at a size and design coordinates.
public struct Font: Sendable {
  /// The font file.
  public let face: Face
  /// Points per em: 0 to 1,000,000.
  public let size: Double
  /// The synthetic changes of the outlines.
  package var synthesis: FontSynthesis { instance.synthesis }
  package let instance: FontInstance
  /// Whether the optical size follows the size.
  package let opticalSizing: OpticalSizing

  /// Makes a font.
  /// - Parameters:
  ///   - size: Points per em, clamped to 0 to 1,000,000; 0 when it is not finite. Text of size 0 takes no space.
  ///   - coordinates: Values outside an axis are clamped.
  public init(
    face: Face, size: Double, coordinates: DesignCoordinates = DesignCoordinates(),
    opticalSizing: OpticalSizing = .automatic
  ) {
    self.init(
      face: face, size: size, coordinates: coordinates, synthesis: .none,
      opticalSizing: opticalSizing)
  }

  /// Makes a font with synthetic changes.
  /// - Parameter synthesis: Changes outlines, advances and measurements.
  package init(
    face: Face, size: Double, coordinates: DesignCoordinates = DesignCoordinates(),
    synthesis: FontSynthesis, opticalSizing: OpticalSizing = .automatic
  ) {
    self.face = face
    self.size = Self.valid(size)
    self.opticalSizing = coordinates[.opsz] == nil ? opticalSizing : .none
    var place = coordinates
    if self.opticalSizing == .automatic, face.axis(.opsz) != nil { place[.opsz] = self.size }
    instance = face.instance(at: place, synthesis: synthesis)
  }

  /// Makes a font from a known instance of a face; its optical size may change.
  package init(
    face: Face, size: Double, instance: FontInstance, opticalSizing: OpticalSizing = .none
  ) {
    self.face = face
    self.size = Self.valid(size)
    self.opticalSizing = instance.coordinates[.opsz] == nil ? opticalSizing : .none
    guard self.opticalSizing == .automatic, face.axis(.opsz) != nil else {
      self.instance = instance
      return
    }
    var place = instance.coordinates
    place[.opsz] = self.size
    self.instance = face.instance(at: place, synthesis: instance.synthesis)
  }

  private static func valid(_ size: Double) -> Double {
    size.bounded(to: 0...Double.mostPoints, else: 0)
  }

  /// The design coordinates of the font's axes that differ from the default.
  public var coordinates: DesignCoordinates { instance.coordinates }

  /// The value of the weight axis, or the weight class of a static font, plus the synthetic weight.
  public var weight: Double {
    let own = coordinates[.wght] ?? face.axis(.wght)?.defaultValue ?? Double(face.weightClass)
    return own + synthesis.addedWeight
  }

  /// The value of the width axis, or the width class of a static font, in hundredths of the normal width.
  package var width: Double {
    coordinates[.wdth] ?? face.axis(.wdth)?.defaultValue ?? face.widthInFile
  }

  /// The requested coordinates: ``coordinates`` without an automatic optical size.
  package var ownCoordinates: DesignCoordinates {
    guard opticalSizing == .automatic else { return coordinates }
    var coordinates = coordinates
    coordinates[.opsz] = nil
    return coordinates
  }

  /// Returns the font at another size; an automatic optical size follows it.
  public func withSize(_ size: Double) -> Font {
    Font(
      face: face, size: size, coordinates: ownCoordinates, synthesis: synthesis,
      opticalSizing: opticalSizing)
  }

  /// Returns the same outlines at another size.
  package func scaled(to size: Double) -> Font {
    Font(face: face, size: size, instance: instance)
  }

  /// Whether another font has the same design and size.
  package func isSame(as other: Font) -> Bool {
    instance === other.instance && size == other.size
  }

  /// Points per font unit.
  package var scale: Double { size / Double(face.unitsPerEm) }

  /// The font's vertical metrics, in points.
  public var metrics: FontMetrics { FontMetrics(instance.metrics, scale: scale) }

  /// The thickness of horizontal and vertical strokes, in points; `nil` when the font has no letters.
  public var stems: StemMeasurement? { instance.stems?.scaled(by: scale) }

  /// The slope of upright strokes to the right: horizontal shift per height, 0 in upright fonts.
  ///
  /// It follows from the `slnt` axis or the angle in `post`; in an italic font without these it is measured on letters.
  public var slope: Double { instance.slope }

  /// The map from the font's units, y up, to points, y down, with the synthetic slant.
  package var unitsToPoints: Affine {
    let pivot = synthesis.pivot * Double(face.unitsPerEm)
    let slope = synthesis.oblique
    return Affine(scale, 0, slope * scale, -scale, -slope * pivot * scale, 0)
  }

  /// Returns the glyph of one character with features; `nil` when the font lacks it.
  public func glyph(for character: UInt32, features: [FontFeature] = []) -> GlyphID? {
    instance.native.glyph(for: character, features: features)
  }

  /// The normalized coordinate on each axis, −1 to 1 with 0 the default, after `avar`.
  package var normalizedCoordinates: [Double] { instance.native.normalizedCoordinates }

  /// Whether the glyphs of a letter and its marks overlap: the middle of each lies within the widest one.
  ///
  /// A font without an anchor for a mark sets it beside the letter.
  package func fitsTogether(_ cluster: [Unicode.Scalar]) -> Bool {
    var text = ""
    text.unicodeScalars.append(contentsOf: cluster)
    let spans = instance.native.inkSpans(of: text)
    let widest = spans.max { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }
    guard let widest else { return true }
    return spans.allSatisfy { widest.contains(($0.lowerBound + $0.upperBound) / 2) }
  }

  /// Returns the advance width of a glyph, in points.
  public func advance(of glyph: GlyphID) -> Double { instance.native.advance(of: glyph) * scale }

  /// Returns the bounds of a glyph's ink, in points, y down, from its origin on the baseline; `nil` without ink.
  public func inkBounds(of glyph: GlyphID) -> Rect? {
    guard let box = instance.inkBounds(of: glyph) else { return nil }
    return Rect(
      minX: box.minX * scale, minY: -box.maxY * scale, maxX: box.maxX * scale,
      maxY: -box.minY * scale)
  }

  /// Returns the number of path elements of a glyph's outline.
  package func elementCount(of glyph: GlyphID) -> Int { instance.elementCount(of: glyph) }

  /// Returns a glyph's outline, in points, y down, from its origin on the baseline.
  public func outline(of glyph: GlyphID) -> Path {
    instance.native.outline(of: glyph).transformed(by: .scale(scale, -scale))
  }
}
