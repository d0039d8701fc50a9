"use strict";

/** Changes of annotations. Each is shown at once, and saved in the files by the program. */
class Edits {
  constructor(studio) {
    this.studio = studio;
    this.waiting = [];
    this.isBusy = false;
    this.log = [];
  }

  get folder() { return this.studio.folder; }

  /** Makes a change of the open symbol.
   *  @param values the new values by key; null removes one */
  set(label, values) {
    const { name } = this.studio.model;
    this.change(label, Object.entries(values).map(([key, value]) => ({ name, key, value })));
  }

  change(label, changes) {
    if (!changes.length) return;
    if (this.studio.isReadOnly) { this.studio.notice(say("readOnly")); return; }
    for (const change of changes) this.show(change);
    this.studio.painted(new Set(changes.map(change => change.name)));
    this.waiting.push({ label, changes });
    this.run();
  }

  /** Shows a change in the open symbol and its tile. */
  show({ name, key, value }) {
    const { model } = this.studio, models = [this.folder.read(name), model?.name === name ? model : undefined];
    for (const model of new Set(models)) model?.predict(key, value === null ? null : structuredClone(value));
  }

  async run() {
    if (this.isBusy) return;
    this.isBusy = true;
    this.studio.saving("busy");
    while (this.waiting.length) await this.send(this.waiting.shift());
    this.isBusy = false;
    const { model } = this.studio;
    if (model && this.folder.byName.get(model.name)?.tag !== model.tag) await this.studio.refresh([model.name]);
  }

  async send(edit) {
    const names = [...new Set(edit.changes.map(change => change.name))].filter(name => this.folder.byName.has(name));
    const base = Object.fromEntries(names.map(name => [name, this.folder.byName.get(name).tag]));
    try {
      const answer = await this.folder.server.ask("do", { label: edit.label, changes: edit.changes, base });
      for (const [name, tag] of Object.entries(answer.tags ?? {})) {
        const entry = this.folder.byName.get(name);
        if (entry) Object.assign(entry, { tag, changed: true });
      }
      this.log.push({ label: edit.label, names, at: new Date() });
      this.studio.undoable(answer);
      this.studio.saving("saved");
      if (edit.changes.some(change => change.name === "$font")) await this.folder.load();
      await this.studio.refresh(names);
    } catch (error) {
      this.failed(edit, error, names);
    }
  }

  failed(edit, error, names) {
    this.studio.saving("failed");
    for (const name of names) this.folder.forget(name);
    if (error.code === "conflict") {
      this.studio.conflict({
        name: error.name && this.folder.byName.has(error.name) ? error.name : names[0], file: error.file, ours: error.ours, theirs: error.theirs,
        again: () => this.change(edit.label, edit.changes),
      });
    } else {
      this.studio.notice(error.message, "error");
    }
    this.folder.load().then(() => this.studio.refresh(names), () => {});
  }

  /** Takes back the last change, or makes it again. */
  async step(command) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const answer = await this.folder.server.ask(command);
      this.log.push({ label: say(command === "undo" ? "undone" : "redone", answer.label), names: answer.names, at: new Date() });
      for (const name of answer.names ?? []) this.folder.forget(name);
      await this.folder.load();
      this.studio.undoable(answer);
      this.studio.saving("saved");
      this.studio.announce(say(command === "undo" ? "undone" : "redone", answer.label));
      await this.studio.refresh(answer.names ?? []);
    } catch (error) {
      if (error.code === "conflict") this.studio.conflict({ ...error, name: error.names?.[0] ?? this.studio.model?.name });
      else this.studio.notice(error.message, "error");
    }
    this.isBusy = false;
    if (this.waiting.length) this.run();
  }
}
