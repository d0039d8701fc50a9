internal import SymtextSupport
internal import SymtextGraphics
public import SymtextOpenType

/// The symbols of one font, by name, with their code points.
public struct SymbolSet: Sendable {
  /// Sorted by name.
  public let symbols: [Symbol]
  /// A code point for every name and alias.
  public let codePoints: CodePoints
  /// The mirrored forms of symbols that have one, in the symbols' order; they cannot be looked up by name.
  package let mirrored: [Symbol]
  /// The index of a symbol's right-to-left form by the symbol's index: among the symbols, or after them among the
  /// mirrored forms.
  package let rightToLeft: [Int: Int]
  private let places: ExactDictionary<Int>

  /// Makes a set and assigns code points to new names.
  /// - Parameter firstCodePoint: the first to assign; `nil` continues after the last one in use.
  /// - Throws: ``FontError`` when two symbols share a name, an alias is taken, or a form is not in the set.
  public init(
    symbols: [Symbol], codePoints: CodePoints = CodePoints(), firstCodePoint: UInt32? = nil
  ) throws(FontError) {
    let sorted = symbols.sorted { ExactText($0.name) < ExactText($1.name) }
    var owners: ExactDictionary<String> = [:]
    for symbol in sorted where owners.updateValue(symbol.name, forKey: symbol.name) != nil {
      throw FontError("there are two symbols named \(symbol.name)")
    }
    for symbol in sorted {
      for alias in symbol.metadata.aliases {
        if let owner = owners.updateValue(symbol.name, forKey: alias) {
          throw FontError("\(symbol.name) has the alias \(alias), which belongs to \(owner)")
        }
      }
    }
    var codePoints = codePoints
    _ = try codePoints.assign(owners.keys, from: firstCodePoint)
    self.symbols = sorted
    self.codePoints = codePoints
    let places = ExactDictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.name, $0) })
    self.places = places
    var mirrored: [Symbol] = []
    var rightToLeft: [Int: Int] = [:]
    for (index, symbol) in sorted.enumerated() {
      switch symbol.metadata.rightToLeft {
      case nil: break
      case .mirrored:
        rightToLeft[index] = sorted.count + mirrored.count
        mirrored.append(symbol.mirrored)
      case .symbol(let name):
        guard let place = places[name] else {
          throw Self.failure(
            of: symbol,
            "\(symbol.name) has the right-to-left form \(name), but there is no symbol of that name"
          )
        }
        rightToLeft[index] = place
      }
      for (language, name) in symbol.metadata.forms.sorted(by: { $0.key < $1.key })
      where places[name] == nil {
        throw Self.failure(
          of: symbol,
          "\(symbol.name) has the form \(name) for \(language), but there is no symbol of that name"
        )
      }
    }
    self.mirrored = mirrored
    self.rightToLeft = rightToLeft
  }

  /// Returns an error that concerns one symbol, without which the others can be built.
  private static func failure(of symbol: Symbol, _ message: String) -> FontError {
    var error = FontError(message)
    error.failures = [symbol.name: message]
    return error
  }

  /// The symbols, followed by the mirrored forms.
  package var allSymbols: [Symbol] { symbols + mirrored }

  /// Whether a symbol has this name; aliases do not count.
  package func has(_ name: String) -> Bool { places[name] != nil }

  /// The index of a symbol by its name; aliases do not count.
  package func index(of name: String) -> Int? { places[name] }
}

extension Symbol {
  /// The symbol mirrored about the middle of the drawing grid.
  fileprivate var mirrored: Symbol {
    var symbol = self
    symbol.name = "\(name).R"
    let drawing = rightToLeft ?? mirroredDrawing
    symbol.layers = drawing.layers
    symbol.motion = drawing.motion
    symbol.margins = symbol.margins?.mirrored
    symbol.spacing = symbol.spacing.mirrored
    symbol.opticalShift = opticalShift.map { Vector(-$0.x, $0.y) }
    return symbol
  }

  /// The layers and the motion mirrored about the middle of the drawing grid.
  package var mirroredDrawing: RightToLeftDrawing {
    let mirror = Affine(-1, 0, 0, 1, DrawingGrid.size, 0)
    var layers = self.layers.mapped(mirror) { $0 }
    for layer in layers.indices {
      // The mirror has reversed the winding of outlines; restore it.
      for shape in layers[layer].shapes.indices where layers[layer].shapes[shape].isOutline {
        layers[layer].shapes[shape].path = layers[layer].shapes[shape].path.reversed
      }
    }
    let turns = self.layers.contains { $0.motion.rotates }
    return RightToLeftDrawing(layers: layers, motion: motion.mirrored(turns: turns))
  }
}
