"use strict";

/** The dialog that writes fonts, templates and packages. */
class Exporting {
  constructor(studio) {
    this.studio = studio;
    this.targets = h("div", { class: "targets" });
    this.scope = h("p", { class: "muted" });
    this.report = h("div", { class: "report", role: "status" });
    this.go = h("button", { type: "button", class: "strong", onclick: () => this.run() }, say("export"));
    this.dialog = h("dialog", { class: "export", "aria-label": say("export") }, h("h2", {}, say("export")), this.scope, this.targets, this.report,
      h("div", { class: "buttons end" }, h("button", { type: "button", class: "plain", onclick: () => this.dialog.close() }, say("close")), this.go));
    document.body.append(this.dialog);
  }

  async open(names) {
    const { server, folder, list } = this.studio;
    this.names = names ?? (list.picked.size > 1 ? [...list.picked] : undefined);
    this.scope.textContent = this.names ? say("exportSome", this.names.length) : say("exportAll", folder.symbols.length);
    this.report.replaceChildren();
    this.dialog.showModal();
    if (this.targets.childElementCount) return;
    const { targets } = await server.ask("targets").catch(error => { this.studio.notice(error.message, "error"); return { targets: [] }; });
    this.targets.replaceChildren(...targets.map(({ name, help }) => h("label", { class: "target-choice" }, h("input", { type: "checkbox", value: name, checked: name === "font" }), h("span", {}, h("b", {}, name), h("small", {}, help)))));
  }

  async run() {
    const chosen = [...this.targets.querySelectorAll("input:checked")].map(input => input.value);
    if (!chosen.length) { this.report.replaceChildren(h("p", {}, say("chooseTarget"))); return; }
    this.go.disabled = true;
    this.report.replaceChildren(h("p", { class: "muted" }, say("exporting")));
    const parts = [];
    for (const target of chosen) {
      try {
        const answer = await this.studio.server.ask("export", { target, ...this.names && { names: this.names } });
        parts.push(h("section", {}, h("h3", {}, target), ...(answer.report ?? []).map(sentence => h("p", {}, sentence)), answer.folder ? h("p", {}, say("writtenTo", answer.folder)) : "",
          h("ul", {}, ...(answer.files ?? []).map(file => h("li", {}, h("button", { type: "button", class: "plain", onclick: () => Bytes.save(file.name.split("/").at(-1), Bytes.of(file.bytes)) }, say("save", file.name)))))));
      } catch (error) {
        parts.push(h("section", {}, h("h3", {}, target), h("p", { class: "error" }, error.message)));
      }
      this.report.replaceChildren(...parts);
    }
    this.go.disabled = false;
  }
}
