internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `reactnative`: a package with a font for each weight, a glyph map, and a typed component.
///
/// React Native finds fonts by their names, and sets no axis of variable ones.
struct ReactNativePackage: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    try job.checkCharacters()
    let characters = ScaleCharacters(
      job.symbols, scales: job.scales, font: job.library.library.font)
    let names = try job.names(.dots)
    report.addMissingScales(of: job)
    report.addMissingCharacters(of: job)
    report.addSharedCharacters(of: job)
    report.addLosses(of: job, directions: .mirroring)
    report.addLosses(of: job, colors: .none)
    var files: [ExportedFile] = []
    for weight in job.weights {
      let font = try StaticFont(
        characters.all, of: job.library, weight: weight, metrics: .icon)
      report.add(scaled: font.scaled)
      files.append(ExportedFile("fonts/\(font.names.postScript).ttf", try font.file()))
    }
    return files + [
      ExportedFile("package.json", manifest),
      ExportedFile("glyphmap.json", glyphMap(characters, names)),
      ExportedFile("symbols.js", comment + symbols(names)),
      ExportedFile("index.js", comment + component),
      ExportedFile("index.d.ts", comment + types(names)),
    ]
  }

  var usage: String {
    let symbol = job.encodedSymbols.first ?? job.symbols[0]
    let weights = job.weights.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    let scales = job.scales.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    let file = fontName(job.weights[0])
    return """
      The folder is a package (`npm install ./FOLDER`). `npx react-native-asset -a ./node_modules/\(name)/fonts` copies \
      its fonts into the app; with Expo, name the files of `fonts` in the plugin `expo-font`.

      ```js
      import { SymtextIcon } from "\(name)";

      <SymtextIcon name=\(JSONValue.string(job.sample(.dots, of: symbol.name)).packedText) size={24} color="teal" />
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

  /// Returns the characters by name, with the scale if that is not the first one.
  private func glyphMap(_ characters: ScaleCharacters, _ names: ExportNames) -> [UInt8] {
    let entries = characters.all.map { key, character in
      let scale = key.scale == job.scales.first ? "" : ":\(key.scale.rawValue)"
      return (names[key.symbol] + scale, JSONValue.number(Double(character)))
    }
    return JSONDocument.file(tokens: .object(entries))
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
  private func symbols(_ names: ExportNames) -> String {
    let stored = job.encodedSymbols
    let labels = JSONValue.object(
      stored.filter { !$0.metadata.altText.isEmpty }.map {
        (names[$0.name], .string($0.metadata.altText))
      })
    let mirrored = JSONValue.array(
      stored.filter { $0.metadata.rightToLeft == .mirrored }.map { .string(names[$0.name]) })
    let fonts = JSONValue.object(
      job.weights.map { ($0.rawValue, .string(fontName($0))) })
    return """
      export const labels = \(labels.packedText);
      export const mirrored = new Set(\(mirrored.packedText));
      export const fonts = \(fonts.packedText);

      """
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
                fontSize: size, lineHeight: size, width: size, height: size, textAlign: "center",
                ...(turns ? { transform: [{ scaleX: -1 }] } : null),
              },
              style,
            ],
          },
          code === undefined ? "" : String.fromCodePoint(code));
      });

    """
  }

  private func types(_ names: ExportNames) -> String {
    func union(_ words: [String]) -> String {
      words.map { JSONValue.string($0).packedText }.joined(separator: " | ")
    }
    let words = union(job.encodedSymbols.map { names[$0.name] })
    return """
      import type { ForwardRefExoticComponent, RefAttributes } from "react";
      import type { ColorValue, Text, TextProps } from "react-native";

      export type SymtextName =
        \(words);
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
