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
      h("div", { class: "buttons end" }, this.template = h("button", { type: "button", class: "plain start", onclick: () => this.saveTemplate() }), h("button", { type: "button", class: "plain", onclick: () => this.dialog.close() }, say("close")), this.go));
    document.body.append(this.dialog);
  }

  async open(names) {
    const { server, folder, list } = this.studio;
    this.names = names ?? (list.picked.size > 1 ? [...list.picked] : undefined);
    this.scope.textContent = this.names ? say("exportSome", this.names.length) : say("exportAll", folder.symbols.length);
    this.report.replaceChildren();
    this.template.hidden = !this.studio.model?.isMade;
    this.template.textContent = say("template", this.studio.model?.name);
    this.dialog.showModal();
    if (this.targets.childElementCount) return;
    const { targets } = await server.ask("targets").catch(error => { this.studio.notice(error.message, "error"); return { targets: [] }; });
    this.targets.replaceChildren(...targets.map(({ name, help }) => h("label", { class: "target-choice" }, h("input", { type: "checkbox", value: name, checked: name === "font" }), h("span", {}, h("b", {}, name), h("small", {}, help)))));
  }

  /** Saves a template of the open symbol, for the SF Symbols app and Xcode. */
  async saveTemplate() {
    const { server, model } = this.studio;
    try {
      const { file, bytes, findings = [] } = await server.ask("template", { name: model.name });
      Bytes.save(file, Bytes.of(bytes), "image/svg+xml");
      this.report.replaceChildren(...findings.map(finding => h("p", {}, finding.sentence)));
    } catch (error) {
      this.report.replaceChildren(h("p", { class: "error" }, error.message));
    }
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
