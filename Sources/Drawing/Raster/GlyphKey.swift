internal import SymtextSupport
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// What decides how a glyph's pixels look.
struct GlyphKey: Equatable {
  /// What is brought onto rows of pixels, as in ``GlyphFitting``, with lengths in 64ths of a pixel.
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

  /// What decides how a font's pixels look.
  struct FontKey: Equatable {
    var face: Int
    /// Pixels per em in 64ths.
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

  /// The number of the font in its renderer.
  var font: Int
  var glyph: GlyphID
  /// The part of a pixel by which it is moved right, in quarters.
  var quarter: Int

  @inline(__always)
  var quickHash: QuickHash {
    var hash = QuickHash()
    hash.combine(font)
    hash.combine(Int(glyph.rawValue) << 2 | quarter)
    return hash
  }
}
