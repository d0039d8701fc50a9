internal import SymtextSupport
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// The key of a glyph's cached mask.
struct GlyphKey: Equatable {
  /// The ``GlyphFitting``, with lengths in 64ths of a pixel.
  enum Fitting: Equatable {
    case none
    case letters
    case symbol(whole: GlyphID, capHeight: Int, baselineShift: Int)

    init(_ fitting: GlyphFitting, pixelRatio: Double) {
      func length(_ points: Double) -> Int {
        Int((points * pixelRatio * 64).rounded().bounded(to: -1e9...1e9, else: 0))
      }
      switch fitting {
      case .none: self = .none
      case .letters: self = .letters
      case .symbol(let whole, let capHeight, let shift):
        self = .symbol(
          whole: whole, capHeight: length(capHeight), baselineShift: length(shift))
      }
    }
  }

  /// The key of a font in a renderer.
  struct FontKey: Equatable {
    var face: Int
    /// Pixels per em, in 64ths.
    var size: Int
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis
    var fitting = Fitting.none

    var quickHash: QuickHash {
      var hash = QuickHash()
      hash.combine(face)
      hash.combine(size)
      for (tag, value) in coordinates.values {
        hash.combine(Int(tag.rawValue))
        hash.combine(Int(bitPattern: UInt(value.bitPattern)))
      }
      switch fitting {
      case .none: break
      case .letters: hash.combine(1)
      case .symbol(let whole, let capHeight, let shift):
        hash.combine(Int(whole.rawValue))
        hash.combine(capHeight)
        hash.combine(shift)
      }
      return hash
    }
  }

  /// The index of the font in its renderer.
  var font: Int
  var glyph: GlyphID
  /// The fractional x position, in quarters of a pixel.
  var quarter: Int

  @inline(__always)
  var quickHash: QuickHash {
    var hash = QuickHash()
    hash.combine(font)
    hash.combine(Int(glyph.rawValue) << 2 | quarter)
    return hash
  }
}
