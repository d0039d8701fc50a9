"use strict";

/** The findings of the open symbol, with fixes where one is known. */
class FindingList {
  constructor(studio) { this.studio = studio; }

  items() {
    const { model, folder } = this.studio, { findings } = folder;
    return [
      h("div", { class: "section-head" }, h("h3", {}, say("side.findings")),
        iconButton("up", say("findingBefore"), { "aria-keyshortcuts": "Shift+N", onclick: () => this.studio.nextFinding(-1) }),
        iconButton("down", say("findingNext"), { "aria-keyshortcuts": "N", onclick: () => this.studio.nextFinding(1) })),
      model.findings.length ? h("ol", { class: "findings" }, ...model.findings.map((finding, place) => this.item(finding, place))) : h("p", { class: "good" }, icon("check"), say("noFindings")),
      ...findings.length ? [h("h3", {}, say("folderFindings")), h("ol", { class: "findings" }, ...findings.map(finding => this.item(finding)))] : [],
    ];
  }

  item(finding, place) {
    const { studio } = this, { at } = finding, isCurrent = place !== undefined && place === studio.finding;
    const where = at?.weight !== undefined ? `${at.weight} ${say(`scale.${at.scale ?? "medium"}`)}` : at?.line ? say("lineOf", at.line) : "";
    return h("li", { class: `finding ${finding.severity}${isCurrent ? " current" : ""}` },
      h("button", { type: "button", class: "finding-text", "aria-current": isCurrent ? "true" : undefined, onclick: () => place !== undefined && studio.showFinding(place) },
        icon("finding"), h("span", {}, finding.sentence, where ? h("small", {}, `${say(`severity.${finding.severity}`)} · ${where}`) : h("small", {}, say(`severity.${finding.severity}`)))),
      ...(finding.fixes ?? []).map(fix => h("button", { type: "button", class: "fix", onclick: () => studio.edits.change(fix.label, fix.changes.map(change => ({ name: studio.model.name, ...change }))) }, fix.label)));
  }
}
