internal import SymtextFontGlyphs
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `reactnative`: a package with a font for each weight, a glyph map, and a typed component.
///
/// React Native finds fonts by their names, and sets no axis of variable ones.
struct ReactNativePackage: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let characters = ScaleCharacters(job.symbols, scales: job.scales)
    report.addMissingCharacters(of: job)
    report.addSharedCharacters(of: job)
    report.addLosses(of: job, directions: .mirroring)
    report.addLosses(of: job, colors: .none)
    var files: [ExportedFile] = []
    for weight in job.weights {
      let font = try StaticFont(characters.all, of: job.library, weight: weight)
      files.append(ExportedFile("fonts/\(font.names.postScript).ttf", try font.file()))
    }
    return files + [
      ExportedFile("package.json", manifest),
      ExportedFile("react-native.config.js", "module.exports = { assets: [\"./fonts\"] };\n"),
      ExportedFile("glyphmap.json", glyphMap(characters)),
      ExportedFile("symbols.js", comment + symbols), ExportedFile("index.js", comment + component),
      ExportedFile("index.d.ts", comment + types(characters)),
    ]
  }

  var usage: String {
    let symbol = job.symbols.first { $0.codePoint != nil } ?? job.symbols[0]
    let weights = job.weights.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    let scales = job.scales.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    let file = fontName(job.weights[0])
    return """
      The folder is a package (`npm install ./FOLDER`). `npx react-native-asset` copies its fonts into the app; with \
      Expo, name the files of `fonts` in the plugin `expo-font`.

      ```js
      import { SymtextIcon } from "\(name)";

      <SymtextIcon name=\(JSONValue.string(symbol.name).packedText) size={24} color="teal" />
      ```

      `size` is the height of the box of 24 units. Weights: \(weights); scales: \(scales). Symbols that are mirrored in \
      text from right to left follow `I18nManager`. The label that a screen reader speaks is the symbol's own; \
      `accessibilityLabel` replaces it, and an empty one hides the symbol.

      `glyphmap.json` is for `createIconSet` of react-native-vector-icons: \
      `createIconSet(glyphMap, "\(file)", "\(file).ttf")`.
      """
  }

  private var name: String { "\(job.library.slug)-symbols-native" }
  private var comment: String { "// Made by `\(job.generator) export reactnative`.\n" }

  /// Returns the name by which React Native finds the font of a weight, also that of its file.
  private func fontName(_ weight: SymbolWeight) -> String {
    StaticFontNames(job.library, weight: weight, scale: .medium).postScript
  }

  /// Returns the key of a symbol in the glyph map: its name, and its scale if that is not the first one.
  private func key(_ key: ScaleCharacters.Key) -> String {
    key.scale == job.scales.first ? key.symbol : "\(key.symbol):\(key.scale.rawValue)"
  }

  private func glyphMap(_ characters: ScaleCharacters) -> [UInt8] {
    JSONDocument.file(
      tokens: .object(characters.all.map { (key($0.key), .number(Double($0.character))) }))
  }

  private var manifest: [UInt8] {
    func text(_ value: String) -> JSONValue { .string(value) }
    return JSONDocument.file(
      tokens: .object([
        ("name", text(name)), ("version", text("1.0.0")), ("main", text("./index.js")),
        ("types", text("./index.d.ts")),
        ("license", text(job.library.knownLicense?.spdx ?? "SEE LICENSE IN README.md")),
        ("peerDependencies", .object([("react", text("*")), ("react-native", text("*"))])),
      ]))
  }

  /// The tables of the component.
  private var symbols: String {
    let stored = job.symbols.filter { $0.codePoint != nil }
    let labels = JSONValue.object(
      stored.filter { !$0.metadata.altText.isEmpty }.map {
        ($0.name, .string($0.metadata.altText))
      })
    let mirrored = JSONValue.array(
      stored.filter { $0.metadata.rightToLeft == .mirrored }.map { .string($0.name) })
    let fonts = JSONValue.object(
      job.weights.map { ($0.rawValue, .string(fontName($0))) })
    return """
      export const labels = \(labels.packedText);
      export const mirrored = new Set(\(mirrored.packedText));
      export const fonts = \(fonts.packedText);

      """
  }

  /// The em in boxes of 24 units.
  private static var emPerBox: String {
    (Double(FontUnits.perEm) / (DrawingGrid.size * FontUnits.perDrawingUnit(.medium)))
      .text(decimals: 5)
  }

  private var component: String {
    """
    import { createElement, forwardRef } from "react";
    import { I18nManager, Text } from "react-native";
    import glyphMap from "./glyphmap.json";
    import { fonts, labels, mirrored } from "./symbols.js";

    /** A symbol in a square box, as a character of the font. */
    export const SymtextIcon = forwardRef(
      ({ name, size = 24, color, weight = "\(job.weights[0].rawValue)", scale = "\(job.scales[0].rawValue)", style, ...props }, ref) => {
        const label = props.accessibilityLabel ?? labels[name] ?? "";
        const code = glyphMap[scale === "\(job.scales[0].rawValue)" ? name : `${name}:${scale}`];
        const turns = I18nManager.isRTL && mirrored.has(name);
        return createElement(
          Text,
          {
            allowFontScaling: false,
            selectable: false,
            accessible: label !== "",
            accessibilityRole: "image",
            importantForAccessibility: label === "" ? "no" : "yes",
            ...props,
            accessibilityLabel: label,
            ref,
            style: [
              {
                fontFamily: fonts[weight], fontWeight: "normal", fontStyle: "normal", color,
                fontSize: size * \(Self.emPerBox), lineHeight: size, width: size, height: size, textAlign: "center",
                ...(turns ? { transform: [{ scaleX: -1 }] } : null),
              },
              style,
            ],
          },
          code === undefined ? "" : String.fromCodePoint(code));
      });

    """
  }

  private func types(_ characters: ScaleCharacters) -> String {
    func union(_ words: [String]) -> String {
      words.map { JSONValue.string($0).packedText }.joined(separator: " | ")
    }
    let names = job.symbols.filter { $0.codePoint != nil }.map(\.name)
    return """
      import type { ForwardRefExoticComponent, RefAttributes } from "react";
      import type { ColorValue, Text, TextProps } from "react-native";

      export type SymtextName =
        \(names.isEmpty ? "never" : union(names));
      export type SymtextWeight = \(union(job.weights.map(\.rawValue)));
      export type SymtextScale = \(union(job.scales.map(\.rawValue)));

      export interface SymtextIconProps extends Omit<TextProps, "children"> {
        /** The symbol. */
        name: SymtextName;
        /** The height and width of the box of 24 units, in points; 24 by default. */
        size?: number;
        color?: ColorValue;
        /** The weight; the first one by default. */
        weight?: SymtextWeight;
        /** The scale; the first one by default. */
        scale?: SymtextScale;
      }

      export declare const SymtextIcon: ForwardRefExoticComponent<SymtextIconProps & RefAttributes<Text>>;

      """
  }
}
