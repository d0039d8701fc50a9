public import SymtextOpenType
internal import Synchronization

/// A font file: immutable and shared.
public final class Face: Sendable {
  /// The face's number, unique in this process.
  package let id: Int
  /// The file's path, or a word for another source.
  public let file: String
  /// The family name in the file.
  public let family: String
  /// Units per em.
  public let unitsPerEm: Int
  /// The axes of variation; empty for a static font.
  public let axes: [VariationAxis]
  /// OS/2's weight class; 400 when there is none.
  public let weightClass: Int
  /// The font's bytes; decompressed for WOFF and WOFF2.
  public let data: FontData
  /// The index in a font collection.
  package let index: Int

  let native: HarfBuzzFace
  let coverage = FaceCoverage()
  private let knownKind = Mutex<FontKind?>(nil)
  /// Opened on first use; `.some(nil)` when the font has no such tables.
  private let knownFlags = Mutex<GlyphFlags??>(nil)
  /// Read on first use; `.some(nil)` when the font has none.
  private let knownPaints = Mutex<ColorPaintTable??>(nil)
  private let instances = Mutex(SmallDictionary<InstanceKey, FontInstance>())

  private static let nextID = Atomic<Int>(0)

  /// Opens a font file: TrueType, OpenType, a font of a collection, WOFF or WOFF2.
  /// - Throws: ``FontLoadingError``.
  public convenience init(file path: String, index: Int = 0) throws(FontLoadingError) {
    try self.init(data: FontData(file: path), name: path, index: index)
  }

  /// Opens a font in memory.
  /// - Parameter name: The name for errors.
  /// - Throws: ``FontLoadingError``.
  public init(data: FontData, name: String, index: Int = 0) throws(FontLoadingError) {
    let data = try WebFont.unpacked(data, name: name)
    guard let native = HarfBuzzFace(data: data, index: index) else {
      throw FontLoadingError(kind: .notAFont, "\(name) is not a readable font")
    }
    self.data = data
    self.index = index
    self.native = native
    file = name
    family = native.familyName ?? name
    unitsPerEm = native.unitsPerEm
    axes = native.axes
    weightClass = native.weightClass ?? 400
    id = Self.nextID.add(1, ordering: .relaxed).newValue
  }

  /// Whether the font marks the contours of a glyph as overlapping.
  package func hasOverlaps(_ glyph: GlyphID) -> Bool {
    knownFlags.withLock { known in
      let flags = known ?? GlyphFlags(native)
      known = .some(flags)
      return flags?.overlap(glyph) ?? false
    }
  }

  /// The paints of the glyphs (`COLR` version 1), read once; `nil` when the font has none.
  package var colorPaints: ColorPaintTable? {
    guard native.colorKinds.contains(.paints) else { return nil }
    return knownPaints.withLock { known in
      if let known { return known }
      let paints = table("COLR").flatMap { ColorPaintTable(FontData($0)) }
      known = .some(paints)
      return paints
    }
  }

  /// The kind of the letters, determined once.
  var kind: FontKind {
    knownKind.withLock { known in
      let kind = known ?? kindInFile ?? FontCandidates.kind(ofFamily: family)
      known = kind
      return kind
    }
  }

  /// Returns the axis of a tag.
  public func axis(_ tag: Tag) -> VariationAxis? { axes.first { $0.tag == tag } }

  /// Returns the face at design coordinates.
  ///
  /// Values outside an axis are clamped. NaN and axes that the face lacks are ignored.
  package func instance(
    at coordinates: DesignCoordinates, synthesis: FontSynthesis = .none
  ) -> FontInstance {
    var valid = DesignCoordinates()
    for (tag, value) in coordinates.values {
      guard let axis = axis(tag), !value.isNaN else { continue }
      let clamped = min(max(value, axis.minimum), axis.maximum)
      if clamped != axis.defaultValue { valid[tag] = clamped }
    }
    let key = InstanceKey(coordinates: valid, synthesis: synthesis)
    return instances.withLock { cache in
      if let known = cache[key] { return known }
      if cache.count >= Self.mostInstances { cache.removeAll() }
      let instance = FontInstance(
        face: self.native, coordinates: valid, synthesis: synthesis)
      cache.set(key, instance)
      return instance
    }
  }

  private struct InstanceKey: Hashable {
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis
  }

  private static let mostInstances = 1024
}
