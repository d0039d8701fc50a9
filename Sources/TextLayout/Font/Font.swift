public import Geometry

/// A face at a size and a place in its design space.
public struct Font: Sendable {
  /// The font file.
  public let face: Face
  /// Points per em.
  public let size: Double
  let instance: FontInstance

  /// Makes a font.
  /// - Parameters:
  ///   - size: points per em; positive.
  ///   - coordinates: values beyond an axis are brought to its end.
  public init(face: Face, size: Double, coordinates: DesignCoordinates = DesignCoordinates()) {
    self.face = face
    self.size = size
    instance = face.instance(at: coordinates)
  }

  /// A font of a face's known instance.
  init(face: Face, size: Double, instance: FontInstance) {
    self.face = face
    self.size = size
    self.instance = instance
  }

  /// Where it is in the design space: only the axes that it has, and only where they differ from the
  /// standard.
  public var coordinates: DesignCoordinates { instance.coordinates }

  /// The value of the weight axis, or the weight class of a static font.
  public var weight: Double {
    coordinates[.wght] ?? face.axis(.wght)?.standard ?? Double(face.weightClass)
  }

  /// The same design at another size.
  public func withSize(_ size: Double) -> Font {
    Font(face: face, size: size, coordinates: coordinates)
  }

  /// Points per font unit.
  public var scale: Double { size / Double(face.unitsPerEm) }

  /// The font's vertical metrics, in points.
  public var metrics: FontMetrics { FontMetrics(instance.metrics, scale: scale) }

  /// The thickness of the bar and the stems of `H`, in points; `nil` when there is no `H`.
  public var stems: StemMeasurement? { instance.stems?.scaled(by: scale) }

  /// The glyph that one character gives when some features are on; `nil` when the font lacks it.
  public func glyph(for character: UInt32, features: [FontFeature] = []) -> UInt32? {
    instance.native.glyph(for: character, features: features)
  }

  /// The place on each axis of the font, −1 to 1 with 0 the default, as its own tables bend it.
  public var normalizedCoordinates: [Double] { instance.native.normalizedCoordinates }

  /// The advance width of a glyph, in points.
  public func advance(of glyph: UInt32) -> Double { instance.native.advance(of: glyph) * scale }

  /// The box around a glyph's ink, in points, y down, from its origin on the baseline; `nil` without
  /// ink.
  public func inkBounds(of glyph: UInt32) -> Rect? {
    guard let box = instance.native.outline(of: glyph).bounds else { return nil }
    return Rect(
      minX: box.minX * scale, minY: -box.maxY * scale, maxX: box.maxX * scale,
      maxY: -box.minY * scale)
  }

  /// A glyph's outline, in points, y down, from its origin on the baseline.
  public func outline(of glyph: UInt32) -> Path {
    instance.native.outline(of: glyph).transformed(by: .scale(scale, -scale))
  }
}
