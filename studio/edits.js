"use strict";

/** Changes of annotations. Each is shown at once, and saved in the files by the program. */
class Edits {
  constructor(studio) {
    this.studio = studio;
    this.waiting = [];
    this.isBusy = false;
    this.log = [];
    this.steps = [];
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
    const names = [...new Set(changes.map(change => change.name))].filter(name => this.folder.byName.has(name));
    // The files as they were when the change was made, so that a change by another program in between is seen.
    const base = Object.fromEntries(names.map(name => [name, (this.folder.read(name) ?? this.folder.byName.get(name)).tag]));
    for (const change of changes) this.show(change);
    this.studio.painted(new Set(names));
    this.waiting.push({ label, changes, names, base });
    this.run();
  }

  /** Shows a change in the open symbol and its tile. */
  show({ name, key, value }) {
    for (const model of this.models(name)) model.predict(key, value === null ? null : structuredClone(value));
  }

  models(name) {
    const { model } = this.studio;
    return new Set([this.folder.read(name), model?.name === name ? model : undefined].filter(Boolean));
  }

  async run() {
    if (this.isBusy) return;
    this.isBusy = true;
    this.studio.saving("busy");
    while (this.waiting.length && !this.isStalled) await this.send(this.waiting[0]);
    this.isBusy = false;
    this.next();
    const { model } = this.studio;
    if (!this.isStalled && model && this.folder.byName.get(model.name)?.tag !== model.tag) await this.shown(() => this.studio.refresh([model.name]));
  }

  /** Takes the step that was asked for while a change was being saved. */
  next() {
    const command = this.steps.shift();
    if (command) this.step(command);
  }

  /** Sends the first waiting change; it waits on if the program does not answer. */
  async send(edit) {
    let answer;
    try {
      if (!edit.tries || !await this.isDone(edit)) answer = await this.folder.server.ask("do", { label: edit.label, changes: edit.changes, base: edit.base });
    } catch (error) {
      if (Edits.isLost(error) && !this.isHopeless(edit, error)) { this.stall(edit); return; }
      this.waiting.shift();
      await this.shown(() => this.failed(edit, error));
      return;
    }
    this.waiting.shift();
    await this.shown(async () => {
      if (answer) this.done(edit, answer);
      if (edit.changes.some(change => change.name === "$font")) await this.studio.reload();
      else await this.studio.refresh(edit.names);
    });
  }

  /** Shows the outcome of a change. An error in that is shown, too, and keeps no other change from being saved. */
  async shown(action) {
    try { await action(); } catch (error) { this.studio.notice(error.message, "error"); }
  }

  done(edit, answer) {
    this.rebase(edit, answer);
    this.log.push({ label: edit.label, names: edit.names, at: new Date() });
    this.studio.undoable(answer);
    this.studio.saving("saved");
  }

  /** Whether a change has ended the program, or taken too long, three times. */
  isHopeless(edit, error) {
    if (!["worker-ended", "deadline"].includes(error.code)) return false;
    edit.ends = (edit.ends ?? 0) + 1;
    return edit.ends >= 3;
  }

  /** Takes the new tags as the base of models and waiting changes that had the state before. A state with changes of
   *  another program is not what they were made on, so they keep their base. */
  rebase({ base }, { tags = {}, merged = [] }) {
    for (const [name, tag] of Object.entries(tags)) {
      const entry = this.folder.byName.get(name);
      if (entry) this.folder.hear(entry, { tag, changed: true });
      if (merged.includes(name)) continue;
      for (const model of this.models(name)) if (model.tag === base[name]) model.tag = tag;
      for (const other of this.waiting) if (other.base[name] === base[name]) other.base[name] = tag;
    }
  }

  /** Whether the program ended or could not be reached, so that a change may be saved or not. */
  static isLost = error => !(error instanceof Refusal) || ["worker-ended", "starting", "deadline", "stopping", "no-answer"].includes(error.code);

  /** Keeps a change until the program answers again. */
  stall(edit) {
    edit.tries = (edit.tries ?? 0) + 1;
    this.isStalled = true;
    this.studio.saving("waiting");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.resume(), 1000);
  }

  resume() {
    clearTimeout(this.timer);
    if (!this.isStalled) return;
    this.isStalled = false;
    this.run();
  }

  /** Whether the files have the values of a change. */
  async isDone({ changes }) {
    for (const { name, key, value } of changes) {
      if (!this.folder.byName.has(name)) return false;
      const { values } = await this.folder.server.ask("symbol", { name });
      if (Values.text(Values.get(values ?? {}, key)) !== Values.text(value)) return false;
    }
    return true;
  }

  failed(edit, error) {
    const { names } = edit;
    this.studio.saving("failed");
    if (error.code === "conflict") {
      this.studio.conflict({
        name: error.name && this.folder.byName.has(error.name) ? error.name : names[0], file: error.file, key: error.key, ours: error.ours, theirs: error.theirs,
        again: () => this.change(edit.label, edit.changes),
      });
    } else {
      this.studio.notice(error.message, "error");
    }
    this.folder.load().then(() => this.studio.refresh(names), () => {});
  }

  /** Takes back the last change, or makes it again. */
  async step(command) {
    if (this.isBusy) { this.steps.push(command); return; }
    this.isBusy = true;
    try {
      const answer = await this.folder.server.ask(command);
      this.log.push({ label: say(command === "undo" ? "undone" : "redone", answer.label), names: answer.names, at: new Date() });
      await this.folder.load();
      this.studio.undoable(answer);
      this.studio.saving("saved");
      this.studio.announce(say(command === "undo" ? "undone" : "redone", answer.label));
      await this.studio.refresh(answer.names ?? []);
    } catch (error) {
      await this.shown(() => {
        if (error.code === "conflict") this.studio.conflict({ ...error, name: error.names?.[0] ?? this.studio.model?.name });
        else this.studio.notice(error.message, "error");
      });
    }
    this.isBusy = false;
    if (this.waiting.length) this.run(); else this.next();
  }
}
