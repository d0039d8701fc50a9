internal import SymtextSupport
internal import SymtextSymbolText

/// The player as modules of a package for the web: the element, a component for each framework, and a module for each
/// symbol, so that bundlers keep only those that a page imports.
///
/// Types are in files of their own, from the same tables as those of `symtext player --types`.
package struct PlayerPackage: Sendable {
  /// A file of the package.
  package struct File: Sendable {
    /// The name.
    package var name: String
    /// The contents.
    package var text: String
  }

  /// A symbol of the package.
  package struct Symbol: Sendable {
    /// The name in the library.
    package var name: String
    /// The name of its module, without an extension.
    package var module: String
    /// The name of its constant.
    package var constant: String
    /// The text that is read aloud; empty for none.
    package var altText: String

    package init(name: String, module: String, constant: String, altText: String) {
      (self.name, self.module, self.constant) = (name, module, constant)
      self.altText = altText
    }
  }

  private let files: PlayerFiles
  /// The first line of each file.
  private let comment: String

  /// - Parameter generator: the command that makes the package, for comments.
  package init(_ files: PlayerFiles, generator: String) {
    self.files = files
    comment = "// Made by `\(generator)`.\n"
  }

  /// The folder of the modules of symbols.
  package static let folder = "symbols"

  /// Returns the module of a symbol: its data, which any player takes.
  /// - Throws: ``SymbolError`` if no library has it.
  package func module(_ symbol: Symbol) throws -> File {
    let data = try files.data([.init(symbol.name)])
    let members = [("name", JSONValue.string(symbol.name))] + (data.members ?? [])
    return File(
      name: "\(Self.folder)/\(symbol.module).js",
      text: "\(comment)export default \(JSONValue.object(members).packedText);\n")
  }

  /// Returns the files that do not depend on a symbol, and the list of all.
  /// - Throws: ``SymbolError`` if the bundled library cannot be read.
  package func common(_ symbols: [Symbol]) throws -> [File] {
    var list = comment
    var types = comment + "import type { SymtextData } from \"./element.js\";\n"
    for symbol in symbols {
      list +=
        "export { default as \(symbol.constant) } from \"./\(Self.folder)/\(symbol.module).js\";\n"
      let words = Self.comment(symbol.altText.isEmpty ? symbol.name : symbol.altText)
      types += "/** \(words) */\nexport declare const \(symbol.constant): SymtextData;\n"
    }
    return [
      File(name: "symtext-player.js", text: try files.script([])),
      File(name: "element.js", text: comment + Self.element),
      File(name: "element.d.ts", text: comment + PlayerTypes.text + Self.elementTypes),
      File(name: "symbols.js", text: list), File(name: "symbols.d.ts", text: types),
      File(
        name: "symbol.d.ts",
        text: comment
          + "import type { SymtextData } from \"./element.js\";\ndeclare const symbol: SymtextData;\nexport default symbol;\n"
      ),
    ] + PlayerFramework.allCases.flatMap { $0.packageFiles(comment) }
  }

  /// Returns a text that does not end a comment.
  private static func comment(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  private static let element = """
    import "./symtext-player.js";

    const known = new WeakSet();

    /** Adds symbols to the player, each once; on a server it does nothing. */
    export const define = (...symbols) => {
      const element = globalThis.customElements?.get("symtext-symbol");
      for (const symbol of symbols) {
        if (!element || !symbol || known.has(symbol)) continue;
        known.add(symbol);
        element.define(symbol);
      }
    };

    """

  private static let elementTypes = """
    /** A symbol: its name, and data of the player. */
    export interface SymtextData { readonly name: string }

    /** The attributes of components, which take symbols in place of names. */
    export interface SymtextSymbolProps extends Omit<SymtextAttributes, "name" | "to"> {
      /** The symbol; another one replaces it. */
      symbol: SymtextData;
      /** The symbol that replaces it while the trigger holds. */
      to?: SymtextData;
    }

    /** Adds symbols to the player, each once; on a server it does nothing. */
    export declare const define: (...symbols: readonly SymtextData[]) => void;

    declare global {
      interface HTMLElementTagNameMap { "symtext-symbol": SymtextElement }
    }

    """
}
