"use strict";

/** A refusal by the program, with its code and the members of the error. */
class Refusal extends Error {
  constructor(error) {
    super(error.message);
    Object.assign(this, error);
  }
}

/** The program that holds the folder. */
class Server {
  constructor() {
    const [, token] = /^#([\w-]{32,})$/.exec(location.hash) ?? [];
    if (token) {
      sessionStorage.setItem("symtext-token", token);
      history.replaceState(null, "", location.pathname);
    }
    this.token = sessionStorage.getItem("symtext-token") ?? "";
    this.last = "";
  }

  /** Sends a command and returns its result. */
  async ask(command, keys = {}) {
    const body = JSON.stringify({ command, ...keys });
    const response = await fetch("/s/ask", {
      method: "POST", headers: { "Content-Type": "application/json", "Symtext-Token": this.token },
      body, keepalive: command === "do" && body.length < 60000,
    });
    if (response.status === 403) throw new Refusal({ code: "forbidden", message: say("noToken") });
    const answer = await response.json().catch(() => ({ status: "error", error: { code: "no-answer", message: say("noAnswer") } }));
    if (answer.status !== "ok") throw new Refusal(answer.error ?? { code: "internal", message: say("noAnswer") });
    return answer.result;
  }

  /** Ends the program. */
  quit() { return fetch("/s/quit", { method: "POST", headers: { "Content-Type": "application/json", "Symtext-Token": this.token }, body: "{}" }).catch(() => {}); }

  /** Calls a function with each event. One tab of the browser reads them and passes them to the others, since browsers
   *  allow few connections to a host. A tab that hears nothing for a while, because that tab sleeps, reads them itself.
   *  @param state called with whether the program answers */
  listen(handle, state) {
    const name = `symtext-${this.hash}`, channel = new BroadcastChannel(name);
    let heard = Date.now(), isReading = false;
    const receive = event => {
      if (event.event === "end") this.hasEnded = true;
      if (event.number) this.last = String(event.number);
      handle(event);
    };
    channel.onmessage = ({ data }) => {
      heard = Date.now();
      if (data.event !== "beat") receive(data);
    };
    const lead = async () => {
      if (isReading) return;
      isReading = true;
      while (!this.hasEnded && !this.isForbidden) {
        try {
          await this.read(event => { if (event.event !== "beat") receive(event); channel.postMessage(event); }, state);
        } catch { /* The program does not answer; it is asked again below. */ }
        state(false);
        await new Promise(done => setTimeout(done, 800));
      }
    };
    if (navigator.locks) navigator.locks.request(name, lead); else lead();
    setInterval(() => { if (Date.now() - heard > Server.silence) lead(); }, 10000);
  }

  /** The milliseconds after which a tab that hears nothing reads the events itself; the program sends beats. */
  static silence = 40000;

  /** A short hash of the token, so that tabs of another studio on the same port have other names. */
  get hash() { return [...this.token].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7).toString(36); }

  async read(receive, state) {
    const headers = { "Symtext-Token": this.token };
    if (this.last) headers["Last-Event-ID"] = this.last;
    const response = await fetch("/s/events", { headers });
    this.isForbidden = response.status === 403;
    if (!response.ok) throw new Error(response.statusText);
    state(true);
    let text = "";
    for (const reader = response.body.pipeThrough(new TextDecoderStream()).getReader(); ;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
      receive({ event: "beat" });
      const blocks = text.split("\n\n");
      text = blocks.pop();
      for (const block of blocks) {
        const field = name => block.split("\n").find(line => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const kind = field("event");
        if (kind) receive({ ...JSON.parse(field("data") || "{}"), event: kind, number: Number(field("id")) || undefined });
      }
    }
  }
}
