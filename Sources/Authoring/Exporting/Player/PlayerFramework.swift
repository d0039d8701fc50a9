/// A framework whose types and components for the player can be written.
package enum PlayerFramework: String, CaseIterable, Sendable {
  case react, vue, svelte

  /// Returns the module of the framework.
  /// - Parameter player: the address of the player, as in an import.
  package func module(player: String) -> String {
    let types = """
      \(PlayerTypes.text)
      /** Adds the symbols of a file of `symtext player --data`; on a server it does nothing. */
      export const define = (data: object): void =>
        (globalThis.customElements?.get("symtext-symbol") as unknown as { define(data: object): void } | undefined)?.define(data);


      """
    let start = "// Made by `symtext player --types \(rawValue)`.\n"
    switch self {
    case .react:
      return start + """
        import { createElement, forwardRef, type HTMLAttributes } from "react";
        import "\(player)";

        \(types)export type SymtextProps = SymtextAttributes & Omit<HTMLAttributes<SymtextElement>, keyof SymtextAttributes>;

        export const SymtextSymbol = forwardRef<SymtextElement, SymtextProps>(({ className, ...props }, ref) =>
          createElement("symtext-symbol", { ...props, class: className, ref }));

        """
    case .vue:
      return start + """
        // In vite.config: vue({ template: { compilerOptions: { isCustomElement: tag => tag == "symtext-symbol" } } })
        import { defineComponent, h, type DefineComponent } from "vue";
        import "\(player)";

        \(types)export const SymtextSymbol = defineComponent({
          inheritAttrs: false,
          setup: (_, { attrs, slots }) => () => h("symtext-symbol", attrs, slots),
        }) as unknown as DefineComponent<SymtextAttributes>;

        declare module "vue" {
          export interface GlobalComponents { "symtext-symbol": DefineComponent<SymtextAttributes> }
        }

        """
    case .svelte:
      return start + """
        import "\(player)";

        \(types)declare module "svelte/elements" {
          export interface SvelteHTMLElements {
            "symtext-symbol": SymtextAttributes & Omit<HTMLAttributes<SymtextElement>, keyof SymtextAttributes>;
          }
        }

        """
    }
  }
}
