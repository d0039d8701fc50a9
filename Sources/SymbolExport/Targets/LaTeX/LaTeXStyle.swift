internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The source of a package for LaTeX.
struct LaTeXStyle {
  /// The name of the package.
  let package: String
  /// The first part of the names of commands.
  let word: String
  let generator: String
  /// The fonts by weight and scale; the first one's are the default.
  let fonts: [(names: StaticFontNames, scale: SymbolScale)]
  /// The units of the em.
  let em: Int
  /// In font units.
  let capHeight: Int
  /// The names in the document, and the symbols with a code point.
  let symbols: [(name: String, symbol: ListedSymbol)]

  /// The module of `expl3` of which the package's own commands are.
  private var module: String { "\(word)symbol" }

  /// The file.
  var text: String {
    [head, choices, engines, command, tables].joined(separator: "\n")
  }

  private var head: String {
    """
    % Made by `\(generator) export latex`.
    \\NeedsTeXFormat{LaTeX2e}[2020/10/01]
    \\ProvidesExplPackage{\(package)}{2026/01/01}{1.0.0}{Symbols beside text}
    \\RequirePackage{iftex}
    \\RequireTUTeX
    \\RequirePackage{fontspec}

    """
  }

  /// The options of a symbol, and the weight that is nearest to that of the text.
  private var choices: String {
    let weights = SymbolWeight.allCases.filter { weight in
      fonts.contains { $0.names.weight == weight }
    }
    let series = Self.series.map { name, value in
      "            { \(name) } { \(Self.nearest(value, weights)) }\n"
    }
    return """
      \\tl_new:N \\l__\(module)_weight_tl
      \\tl_new:N \\l__\(module)_scale_tl
      \\tl_new:N \\l__\(module)_size_tl
      \\tl_new:N \\l__\(module)_alt_tl
      \\tl_new:N \\l__\(module)_name_tl
      \\tl_new:N \\l__\(module)_family_tl
      \\dim_new:N \\l__\(module)_size_dim
      \\keys_define:nn { \(module) }
        {
          weight .tl_set:N = \\l__\(module)_weight_tl ,
          scale .tl_set:N = \\l__\(module)_scale_tl ,
          size .tl_set:N = \\l__\(module)_size_tl ,
          alt .tl_set:N = \\l__\(module)_alt_tl ,
        }
      \\msg_new:nnn { \(module) } { unknown }
        { The~package~\(package)~has~no~symbol~`#1'. }
      \\msg_new:nnn { \(module) } { no-font }
        { The~package~\(package)~has~no~weight~`#1'~at~the~scale~`#2'. }
      \\cs_generate_variant:Nn \\str_case:nnF { V }
      \\cs_new_protected:Npn \\__\(module)_follow:
        {
          \\tl_set:Nx \\l__\(module)_weight_tl
            {
              \\str_case:VnF \\f@series
                {
      \(series.joined())          }
                { \(Self.nearest(400, weights)) }
            }
        }

      """
  }

  /// The series of LaTeX that are not those of condensed or expanded fonts.
  private static let series: [(String, Double)] = [
    ("ul", 100), ("el", 200), ("l", 300), ("m", 400), ("sb", 600), ("b", 700), ("bx", 700),
    ("eb", 800), ("ub", 900),
  ]

  private static func nearest(_ value: Double, _ weights: [SymbolWeight]) -> String {
    let nearest = weights.min { abs($0.axisValue - value) < abs($1.axisValue - value) }
    return (nearest ?? .regular).rawValue
  }

  /// The commands that differ between the engines: the renderer of fonts, and marks in the PDF file for the text that one
  /// copies.
  private var engines: String {
    """
    \\sys_if_engine_luatex:TF
      {
        % In its own renderer, LuaTeX gives these code points to glyphs that have none.
        \\tl_const:Nn \\c__\(module)_features_tl { Renderer = HarfBuzz }
        \\cs_new_protected:Npn \\__\(module)_mark:n #1 { \\pdfextension literal page {#1} }
      }
      {
        \\tl_const:Nn \\c__\(module)_features_tl { }
        \\cs_new_protected:Npn \\__\(module)_mark:n #1 { \\special { pdf:literal~direct~#1 } }
      }
    \\cs_generate_variant:Nn \\__\(module)_mark:n { x }
    \\cs_new_protected:Npn \\__\(module)_alt:n #1
      {
        \\__\(module)_mark:x { /Span << /ActualText ~ < #1 > >> BDC }
      }
    \\cs_generate_variant:Nn \\__\(module)_alt:n { x }

    """
  }

  private var command: String {
    """
    % The font of a weight and a scale as a family of NFSS, in \\l__\(module)_family_tl.
    \\cs_new_protected:Npn \\__\(module)_family:nn #1#2
      {
        \\tl_if_exist:cF { g__\(module)_family_#1_#2_tl }
          {
            \\tl_new:c { g__\(module)_family_#1_#2_tl }
            \\fontspec_gset_family:cVx { g__\(module)_family_#1_#2_tl } \\c__\(module)_features_tl
              { \\use:c { c__\(module)_font_#1_#2_tl } }
          }
        \\tl_set:Nv \\l__\(module)_family_tl { g__\(module)_family_#1_#2_tl }
      }
    \\cs_generate_variant:Nn \\__\(module)_family:nn { VV }
    \\cs_generate_variant:Nn \\fontspec_gset_family:Nnn { cVx }
    \\cs_new_protected:Npn \\__\(module)_set:nn #1#2
      {
        \\tl_if_empty:NTF \\l__\(module)_alt_tl
          { \\__\(module)_alt:n {#2} }
          {
            \\exp_args:NNx \\str_set_convert:Nnnn \\l_tmpa_str
              { \\text_purify:n { \\l__\(module)_alt_tl } } { } { utf16/hex }
            \\__\(module)_alt:x { \\l_tmpa_str }
          }
        \\char "#1 \\scan_stop:
        \\__\(module)_mark:n { EMC }
      }
    % Sets a symbol whose font and code point are known.
    \\cs_new_protected:Npn \\__\(module)_text:
      {
        \\__\(module)_family:VV \\l__\(module)_weight_tl \\l__\(module)_scale_tl
        \\tl_if_empty:NTF \\l__\(module)_size_tl
          {
            % The size at which the capitals of both fonts are as high.
            \\dim_set:Nn \\l__\(module)_size_dim { \\fontcharht \\font `\\H }
            \\dim_compare:nNnTF { \\l__\(module)_size_dim } > { 0pt }
              { \\dim_set:Nn \\l__\(module)_size_dim { \\l__\(module)_size_dim * \(em) / \(capHeight) } }
              { \\dim_set:Nn \\l__\(module)_size_dim { \\f@size pt } }
          }
          { \\dim_set:Nn \\l__\(module)_size_dim { \\l__\(module)_size_tl } }
        \\exp_args:NV \\fontfamily \\l__\(module)_family_tl
        \\fontseries { m } \\fontshape { n }
        \\exp_args:Nx \\fontsize { \\dim_use:N \\l__\(module)_size_dim } { \\f@baselineskip }
        \\selectfont
        \\exp_last_unbraced:Nv \\__\(module)_set:nn
          { c__\(module)_symbol_ \\l__\(module)_name_tl _tl }
      }
    \\cs_new_protected:Npn \\__\(module)_symbol:nn #1#2
      {
        \\mode_leave_vertical:
        \\group_begin:
          \\tl_set:Nx \\l__\(module)_name_tl { \\tl_to_str:n {#2} }
          \\tl_replace_all:Nnn \\l__\(module)_name_tl { . } { - }
          \\tl_if_exist:cTF { c__\(module)_symbol_ \\l__\(module)_name_tl _tl }
            {
              \\__\(module)_follow:
              \\tl_set:Nn \\l__\(module)_scale_tl { \(fonts[0].scale.rawValue) }
              \\keys_set:nn { \(module) } {#1}
              \\tl_if_exist:cTF
                { c__\(module)_font_ \\l__\(module)_weight_tl _ \\l__\(module)_scale_tl _tl }
                { \\__\(module)_text: }
                {
                  \\msg_error:nnVV { \(module) } { no-font }
                    \\l__\(module)_weight_tl \\l__\(module)_scale_tl
                }
            }
            { \\msg_error:nnn { \(module) } { unknown } {#2} }
        \\group_end:
      }
    \\cs_generate_variant:Nn \\msg_error:nnnn { nnVV }
    \\NewDocumentCommand \\\(word)symbol { O{} m }
      {
        \\mode_if_math:TF
          { \\mbox { \\__\(module)_symbol:nn {#1} {#2} } }
          { \\__\(module)_symbol:nn {#1} {#2} }
      }

    """
  }

  /// The fonts, and the code points and descriptions of all symbols.
  private var tables: String {
    let files = fonts.map { font in
      "\\tl_const:cn { c__\(module)_font_\(font.names.weight.rawValue)_\(font.scale.rawValue)_tl } { \(font.names.postScript).ttf }\n"
    }
    let entries = symbols.map { name, symbol in
      let code = (symbol.codePoint ?? 0).hexadecimal(digits: 4, uppercase: true)
      let words = symbol.metadata.altText.isEmpty ? symbol.name : symbol.metadata.altText
      return
        "\\tl_const:cn { c__\(module)_symbol_\(name)_tl } { {\(code)} {\(Self.utf16(words))} }\n"
    }
    return files.joined() + entries.joined()
  }

  /// Returns a text in hexadecimal digits, as strings of PDF can be written.
  private static func utf16(_ text: String) -> String {
    text.utf16.reduce("FEFF") { $0 + UInt32($1).hexadecimal(digits: 4, uppercase: true) }
  }
}
