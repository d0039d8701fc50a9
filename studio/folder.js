"use strict";

/** The symbols of the folder, and those that were opened. */
class Folder {
  constructor(server) {
    this.server = server;
    this.symbols = [];
    this.byName = new Map();
    this.project = {};
    this.findings = [];
    this.models = new Map();
    this.pictures = new Map();
    this.starts = new Map();
    this.queue = [];
    this.workers = 0;
    /** The number of news about symbols. */
    this.news = 0;
  }

  static mostModels = 240;

  /** Notes news about a symbol: its tag, its state or its number of findings. */
  hear(entry, news) { Object.assign(entry, news, { heard: ++this.news }); }

  async load() {
    const asked = this.news;
    const answer = await this.server.ask("folder");
    Object.assign(this, { project: answer.project ?? {}, findings: answer.findings ?? [], undo: answer.undo, redo: answer.redo });
    const before = this.byName, names = new Map(this.symbols.map(symbol => [symbol.file, symbol.name]));
    this.renamed = new Map(answer.symbols.flatMap(({ file, name }) => names.has(file) && names.get(file) !== name ? [[names.get(file), name]] : []));
    this.symbols = answer.symbols.map(symbol => {
      const known = before.get(symbol.name) ?? {};
      // News that came meanwhile may be newer than the answer.
      const { tag, state, findings } = known.heard > asked ? known : symbol;
      return Object.assign(known, symbol, { tag, state, findings });
    });
    this.byName = new Map(this.symbols.map(symbol => [symbol.name, symbol]));
    return answer;
  }

  /** Returns a name without the prefix of the folder. */
  bare(name) {
    const { prefix } = this.project;
    return prefix && name.startsWith(prefix) ? name.slice(prefix.length) : name;
  }

  get colors() { return this.project.colors ?? {}; }
  get categories() { return [...new Set(this.symbols.map(symbol => symbol.category).filter(Boolean))].sort(); }
  get findingCount() { return this.symbols.reduce((sum, symbol) => sum + (symbol.findings ?? 0), this.findings.length); }

  /** Returns the model of a symbol as it is in the folder now. */
  async model(name) {
    const kept = this.models.get(name);
    if (this.isCurrent(name)) return await (kept.value ?? kept.promise);
    return await this.fetch(name);
  }

  /** Whether the model of a symbol is read, or being read, as the symbol is now. */
  isCurrent(name) {
    const entry = this.byName.get(name), kept = this.models.get(name);
    return kept !== undefined && kept.tag === entry?.tag && kept.state === entry?.state;
  }

  /** Reads a symbol again. Until it is read, the model before it stays. */
  fetch(name) {
    const entry = this.byName.get(name), kept = { tag: entry?.tag, state: entry?.state, value: this.models.get(name)?.value };
    kept.promise = this.server.ask("symbol", { name }).then(async answer => {
      const model = await Model.of(answer, this.colors);
      if (entry) this.hear(entry, { tag: answer.tag, findings: model.findings.length, state: model.isMade ? "made" : "failed" });
      Object.assign(kept, { tag: answer.tag, state: entry?.state, value: model });
      if (!this.starts.has(name) && model.isMade) this.starts.set(name, answer);
      return model;
    }).catch(error => {
      // A newer request has taken the place of this one, of this page or of another.
      if (error.code !== "replaced") throw error;
      const newer = this.models.get(name);
      return newer && newer !== kept ? newer.promise : this.fetch(name);
    });
    this.models.delete(name);
    this.models.set(name, kept);
    if (this.models.size > Folder.mostModels) this.models.delete(this.models.keys().next().value);
    kept.promise.catch(() => { if (this.models.get(name) === kept) this.models.delete(name); });
    return kept.promise;
  }

  /** Reads a symbol when others before it are read, two at a time, so that the open one never waits.
   *  @param isWanted whether it is still needed when its turn comes
   *  @returns undefined if it is not */
  want(name, isWanted = () => true) {
    return new Promise((done, fail) => {
      this.queue.push(async () => { if (isWanted()) await this.model(name).then(done, fail); else done(undefined); });
      this.work();
    });
  }

  async work() {
    if (this.workers >= 2) return;
    this.workers++;
    while (this.queue.length) await this.queue.shift()();
    this.workers--;
  }

  /** The model of a symbol, if it is read. */
  read(name) { return this.models.get(name)?.value; }

  /** Returns the address of the file's picture. */
  async picture(name) {
    const entry = this.byName.get(name), key = `${name} ${entry?.tag}`;
    if (!this.pictures.has(key)) {
      this.pictures.set(key, this.server.ask("raw", { name }).then(({ bytes, type }) =>
        URL.createObjectURL(new Blob([Bytes.of(bytes)], { type }))));
    }
    return await this.pictures.get(key);
  }
}

const Bytes = {
  of: base64 => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)),

  /** Saves a file on the user's machine. */
  save(name, bytes, type = "application/octet-stream") {
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    const link = h("a", { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  },
};
