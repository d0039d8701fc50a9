public import SymtextOpenType
internal import Synchronization

/// A font file: immutable and shared by all who use it.
public final class Face: Sendable {
  /// A number of its own among the faces of this process.
  package let id: Int
  /// The file's path, or a word for where else it came from.
  public let file: String
  /// The family name in the file.
  public let family: String
  /// Units to the em.
  public let unitsPerEm: Int
  /// The axes it varies along; none for a static font.
  public let axes: [VariationAxis]
  /// OS/2's weight class, 400 when there is none.
  public let weightClass: Int
  /// The font's bytes: those of the file, or, of WOFF and WOFF2, what was unpacked from it.
  public let data: FontData
  /// Which font of a collection.
  package let index: Int

  let native: HarfBuzzFace
  let coverage = FaceCoverage()
  private let knownKind = Mutex<FontKind?>(nil)
  /// Opened at the first use; `.some(nil)` when the font has none.
  private let knownFlags = Mutex<GlyphFlags??>(nil)
  /// Read at the first use; `.some(nil)` when the font has none.
  private let knownPaints = Mutex<ColorPaintTable??>(nil)
  private let instances = Mutex(SmallDictionary<InstanceKey, FontInstance>())

  private static let nextID = Atomic<Int>(0)

  /// Opens a font file: TrueType, OpenType, a font of a collection, WOFF or WOFF2.
  /// - Throws: ``FontLoadingError``.
  public convenience init(file path: String, index: Int = 0) throws(FontLoadingError) {
    try self.init(data: FontData(file: path), name: path, index: index)
  }

  /// Opens a font in memory.
  /// - Parameter name: what reports call it.
  /// - Throws: ``FontLoadingError``.
  public init(data: FontData, name: String, index: Int = 0) throws(FontLoadingError) {
    let data = try WebFont.unpacked(data, name: name)
    guard let native = HarfBuzzFace(data: data, index: index) else {
      throw FontLoadingError(kind: .notAFont, "\(name) is no font that can be read")
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

  /// Whether the font says of a glyph that its contours overlap.
  package func hasOverlaps(_ glyph: GlyphID) -> Bool {
    knownFlags.withLock { known in
      let flags = known ?? GlyphFlags(native)
      known = .some(flags)
      return flags?.overlap(glyph) ?? false
    }
  }

  /// What its glyphs are painted with (`COLR` version 1), read once; `nil` when the font has none.
  package var colorPaints: ColorPaintTable? {
    guard native.colorKinds.contains(.paints) else { return nil }
    return knownPaints.withLock { known in
      if let known { return known }
      let paints = table("COLR").flatMap { ColorPaintTable(FontData($0)) }
      known = .some(paints)
      return paints
    }
  }

  /// The kind of its letters, found once.
  var kind: FontKind {
    knownKind.withLock { known in
      let kind = known ?? kindInFile ?? FontCandidates.kind(ofFamily: family)
      known = kind
      return kind
    }
  }

  /// The axis of a tag.
  public func axis(_ tag: Tag) -> VariationAxis? { axes.first { $0.tag == tag } }

  /// The face at a place in its design space; values beyond an axis are brought to its end; values
  /// of axes that it does not have, and what is no number, are left out.
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
