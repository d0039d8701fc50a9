/// The types of the player in TypeScript, from the tables of its attributes and effects.
enum PlayerTypes {
  /// The effects, the attributes and the element.
  static var text: String {
    let attributes = PlayerAttribute.all.map {
      "  /** \($0.help). */\n  \($0.name)?: \($0.type);\n"
    }
    .joined()
    let effects = PlayerEffects.names.map { "\"\($0)\"" }.joined(separator: " | ")
    return """
      export type SymtextEffect = \(effects);

      export interface SymtextAttributes {
      \(attributes)}

      /** The element `<symtext-symbol>`; it dispatches `symtext-end` when it comes to rest. */
      export interface SymtextElement extends HTMLElement {
        /** The symbol that it comes to show. */
        readonly shown: string;
        /** Begins the replacement or the effect of the attributes. */
        start(): void;
        /** Turns back, or lets the effect come to rest. */
        end(): void;
        /** Plays an effect. */
        play(effect?: SymtextEffect | (string & {})): void;
        /** Takes all effects away. */
        stop(): void;
        /** Replaces the symbol. */
        replace(name: string): void;
        /** Shows a moment, in seconds, of all that was begun, and holds it. */
        seek(seconds: number): void;
      }

      """
  }
}
