/// A framework whose types and components for the player can be written.
package enum PlayerFramework: String, CaseIterable, Sendable {
  case react, vue, svelte

  /// Returns the module of the framework.
  /// - Parameter player: the address of the player, as in an import.
  package func module(player: String) -> String {
    let attributes = PlayerAttribute.all.map {
      "  /** \($0.help). */\n  \($0.name)?: \($0.type);\n"
    }
    .joined()
    let effects = PlayerEffects.names.map { "\"\($0)\"" }.joined(separator: " | ")
    let types = """
      export type SymtextEffect = \(effects);

      export interface SymtextAttributes {
      \(attributes)}


      """
    let start = "// Made by `symtext player --types \(rawValue)`.\n"
    switch self {
    case .react:
      return start + """
        import { createElement, forwardRef, type HTMLAttributes } from "react";
        import { SymtextSymbol as Element } from "\(player)";

        \(types)export type SymtextProps = SymtextAttributes & Omit<HTMLAttributes<Element>, keyof SymtextAttributes>;

        export const SymtextSymbol = forwardRef<Element, SymtextProps>(({ className, ...props }, ref) =>
          createElement("symtext-symbol", { ...props, class: className, ref }));

        """
    case .vue:
      return start + """
        // In vite.config: vue({ template: { compilerOptions: { isCustomElement: tag => tag == "symtext-symbol" } } })
        import { defineComponent, h, type DefineComponent } from "vue";
        import "\(player)";

        \(types)export const SymtextSymbol = defineComponent((_, { attrs, slots }) =>
          () => h("symtext-symbol", attrs, slots), { inheritAttrs: false }) as unknown as DefineComponent<SymtextAttributes>;

        declare module "vue" {
          export interface GlobalComponents { "symtext-symbol": DefineComponent<SymtextAttributes> }
        }

        """
    case .svelte:
      return start + """
        import type { HTMLAttributes } from "svelte/elements";
        import { SymtextSymbol } from "\(player)";

        \(types)declare module "svelte/elements" {
          export interface SvelteHTMLElements {
            "symtext-symbol": SymtextAttributes & Omit<HTMLAttributes<SymtextSymbol>, keyof SymtextAttributes>;
          }
        }

        export { SymtextSymbol };

        """
    }
  }
}
