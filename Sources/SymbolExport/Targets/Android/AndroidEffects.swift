internal import SymtextAnimation
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The moving drawables of the target `android`.
struct AndroidEffects {
  let job: ExportJob
  /// The word before names of colours.
  let colorPrefix: String

  /// The drawables, with their needs and losses.
  struct Drawables {
    var files: [ExportedFile] = []
    /// The names of the colours that they use.
    var colors: ExactSet = []
    /// The symbols with a path that is longer than lint likes.
    var long: [String] = []
  }

  /// Returns a drawable for each symbol, variant and effect.
  /// - Throws: ``ExportError`` if a symbol cannot be drawn.
  func drawables(
    _ names: ExportNames, _ report: inout TargetReport
  ) throws(ExportError) -> Drawables {
    var drawables = Drawables()
    var fixed: [String] = []
    for (name, effect) in job.effects {
      guard SampledEffect.carries(effect) else {
        report.add(
          .leftOut,
          "the effect \(name) is left out: drawables have neither lines to draw nor a second symbol"
        )
        continue
      }
      var still: [String] = []
      for variant in job.variants {
        let ending = (job.words(of: variant) + NameWords.words(of: name)).map { "_\($0)" }.joined()
        for listed in job.symbols {
          let (symbol, sampled) = try flat(listed.name, effect, variant)
          guard sampled.parts.contains(where: { !$0.tracks.isEmpty }) else {
            still.append(listed.name)
            continue
          }
          if sampled.movesErasers { fixed.append(listed.name) }
          let drawable = try AnimatedDrawable(
            symbol, sampled, mode: variant.mode,
            isMirrored: listed.metadata.rightToLeft == .mirrored, colorPrefix: colorPrefix)
          drawables.colors.formUnion(drawable.colors)
          if drawable.isLong { drawables.long.append(listed.name) }
          drawables.files.append(
            ExportedFile(
              "res/drawable/\(names[listed.name])\(ending).xml", drawable.text, of: listed.name))
        }
      }
      report.add(
        .leftOut, "symbols that cannot play \(name) have no moving drawable",
        of: ExactSet(still).sorted())
    }
    report.add(
      .leftOut, "gaps that a part cuts into others stay where they are while it moves",
      of: ExactSet(fixed).sorted())
    return drawables
  }

  /// Returns a symbol in the parts of an effect, and their motion.
  private func flat(
    _ name: String, _ effect: SymbolEffect, _ variant: FlatSymbol.Variant
  ) throws(ExportError) -> (FlatSymbol, SampledEffect) {
    let flattener = SymbolFlattener(job.library.library, box: job.box)
    do throws(SymbolError) {
      let symbol = try flattener.resolved(name, variant)
      let sampled = SampledEffect(effect, of: symbol)
      return (try flattener.flat(symbol, variant, parts: sampled.parts.map(\.part)), sampled)
    } catch {
      throw ExportError("\(error)")
    }
  }
}
