extension PlayerFramework {
  /// Returns the component of a package and its types.
  /// - Parameter comment: the first line of each file.
  func packageFiles(_ comment: String) -> [PlayerPackage.File] {
    var files = [
      PlayerPackage.File(name: "\(rawValue).js", text: comment + component),
      PlayerPackage.File(name: "\(rawValue).d.ts", text: comment + componentTypes),
    ]
    if self == .svelte { files.append(.init(name: "SymtextSymbol.svelte", text: Self.svelteFile)) }
    return files
  }

  private var component: String {
    switch self {
    case .react:
      """
      import { createElement, forwardRef } from "react";
      import { define } from "./element.js";
      export * from "./element.js";

      export const SymtextSymbol = /*#__PURE__*/ forwardRef(({ symbol, to, className, ...props }, ref) => {
        define(symbol, to);
        return createElement("symtext-symbol", { ...props, name: symbol.name, to: to?.name, class: className, ref });
      });

      """
    case .vue:
      """
      import { defineComponent, h } from "vue";
      import { define } from "./element.js";
      export * from "./element.js";

      export const SymtextSymbol = /*#__PURE__*/ defineComponent({
        name: "SymtextSymbol",
        props: { symbol: { type: Object, required: true }, to: Object },
        setup: (props, { slots }) => () => {
          define(props.symbol, props.to);
          return h("symtext-symbol", { name: props.symbol.name, to: props.to?.name }, slots.default?.());
        },
      });

      """
    case .svelte:
      """
      export { default as SymtextSymbol } from "./SymtextSymbol.svelte";
      export * from "./element.js";

      """
    }
  }

  private var componentTypes: String {
    switch self {
    case .react:
      """
      import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
      import type { SymtextElement, SymtextSymbolProps } from "./element.js";
      export * from "./element.js";

      export type SymtextProps = SymtextSymbolProps & Omit<HTMLAttributes<SymtextElement>, keyof SymtextSymbolProps>;
      export declare const SymtextSymbol: ForwardRefExoticComponent<SymtextProps & RefAttributes<SymtextElement>>;

      """
    case .vue:
      """
      import type { DefineComponent } from "vue";
      import type { SymtextSymbolProps } from "./element.js";
      export * from "./element.js";

      export declare const SymtextSymbol: DefineComponent<SymtextSymbolProps>;

      """
    case .svelte:
      """
      import type { SvelteComponent } from "svelte";
      import type { HTMLAttributes } from "svelte/elements";
      import type { SymtextElement, SymtextSymbolProps } from "./element.js";
      export * from "./element.js";

      export declare class SymtextSymbol extends SvelteComponent<
        SymtextSymbolProps & Omit<HTMLAttributes<SymtextElement>, keyof SymtextSymbolProps>
      > {}

      """
    }
  }

  private static let svelteFile = """
    <script>
      import { define } from "./element.js";

      export let symbol;
      export let to = undefined;
      $: define(symbol, to);
    </script>

    <symtext-symbol name={symbol.name} to={to?.name} {...$$restProps}></symtext-symbol>

    """
}
