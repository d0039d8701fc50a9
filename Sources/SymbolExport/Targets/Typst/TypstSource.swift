/// The source of a package for Typst.
enum TypstSource {
  /// Returns `lib.typ`.
  static func text(_ generator: String) -> String {
    """
    // Made by `\(generator) export typst`.

    #let _data = json("symbols.json")

    // Typst's names of weights.
    #let _weights = (
      thin: 100, extralight: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700,
      extrabold: 800, black: 900,
    )

    // The languages that Typst sets from right to left.
    #let _right-to-left = ("ar", "dv", "fa", "he", "ks", "pa", "ps", "sd", "ug", "ur", "yi")

    // Returns a colour as SVG writes it; of a gradient, that in its middle.
    #let _hex(fill) = {
      if type(fill) == color { fill.to-hex() }
      else if type(fill) == gradient { fill.sample(50%).to-hex() }
      else { black.to-hex() }
    }

    // Returns the package's weight that is nearest to one of Typst's.
    #let _weight(wanted) = {
      let value = if type(wanted) == int { wanted } else { _weights.at(wanted) }
      let nearest = _data.weights.keys().sorted(key: key => calc.abs(int(key) - value)).first()
      _data.weights.at(nearest)
    }

    // Returns one of the package's scales or modes, or its first one.
    #let _choice(wanted, kind) = {
      let all = _data.at(kind)
      assert(
        wanted == auto or wanted in all,
        message: "the package has no " + repr(wanted) + " among its " + kind + ": " + all.join(", "),
      )
      if wanted == auto { all.first() } else { wanted }
    }

    /// Sets a symbol beside text.
    ///
    /// - name (str): A name, such as "heart-fill" or "heart.fill".
    /// - size (auto, length): The height of the symbol's box; by default, the symbol fits the capitals of the text.
    /// - weight (auto, int, str): A weight of Typst's; by default, that of the text.
    /// - scale (auto, str): "small", "medium" or "large", as far as the package has it.
    /// - mode (auto, str): A mode of the package.
    /// - fill (auto, color): The colour; by default, that of the text.
    /// - colors (array): In the mode "palette", the colours of the second and the third level.
    /// - dir (auto, direction): The direction of the text, for symbols that have two forms.
    /// - alt (auto, none, str): The description for screen readers; by default, the symbol's.
    #let icon(
      name, size: auto, weight: auto, scale: auto, mode: auto, fill: auto, colors: (), dir: auto,
      alt: auto,
    ) = context {
      let id = name.replace(".", "-")
      let id = _data.aliases.at(id, default: id)
      assert(id in _data.symbols, message: "the package has no symbol " + repr(name))
      let symbol = _data.symbols.at(id)
      let folder = (
        _weight(if weight == auto { text.weight } else { weight }),
        _choice(scale, "scales"),
        _choice(mode, "modes"),
      ).join("-")
      let dir = if dir != auto { dir } else if text.dir != auto { text.dir } else if (
        text.lang in _right-to-left
      ) { rtl } else { ltr }
      let form = if dir == rtl and symbol.at("rtl", default: false) { "-rtl" } else { "" }
      let source = read("svg/" + folder + "/" + id + form + ".svg")

      let first = _hex(if fill == auto { text.fill } else { fill })
      let second = if colors.len() > 0 { _hex(colors.at(0)) } else { first }
      let third = if colors.len() > 1 { _hex(colors.at(1)) } else { second }
      let source = source
        .replace("class=\\"secondary\\" fill=\\"currentColor\\"", "fill=\\"" + second + "\\"")
        .replace("class=\\"tertiary\\" fill=\\"currentColor\\"", "fill=\\"" + third + "\\"")
        .replace("currentColor", first)

      // The height of the box is the one number of its file that depends on the symbol.
      let units = float(source.match(regex("height=\\"([0-9.]+)\\"")).captures.first())
      let capital = measure(text(top-edge: "cap-height", bottom-edge: "baseline")[H]).height
      let unit = if size == auto { capital / _data.capHeight } else { size.to-absolute() / 24 }
      let height = units * unit
      let alt = if alt == auto and symbol.alt != "" { symbol.alt } else if alt == auto { none } else { alt }
      box(
        baseline: (height - capital) / 2,
        image(bytes(source), format: "svg", height: height, alt: alt),
      )
    }

    """
  }
}
