// Problems of every stipulation that the command `mate` solves, with its words.

import { ask, listen } from "./api.js";
import * as kept from "./kept.js";

const byId = (id) => document.getElementById(id);
const PARTS = ["allKeys", "setPlay", "tries", "variations"];
const KEPT = "problem";
const MOST_PLAYED = 60;

export class Problem {
  #desk;
  #abort = null;
  /** What the text of the problem wishes besides the parts that can be chosen. */
  #wishes = { show: [], solutions: 0 };
  #answer = null;

  /** `desk.game` is solved; `desk.say` tells what came out; `desk.point()` draws the arrow again. */
  constructor(desk) {
    this.#desk = desk;
    byId("problem-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.solve();
    });
    byId("problem-form").addEventListener("change", () => desk.changed());
    byId("problem-stop").addEventListener("click", () => ask("stop").catch(() => {}));
    this.#answer = kept.load(KEPT);
    this.#write();
  }

  get isRunning() { return this.#abort !== null; }

  /** For the address. */
  get state() {
    const sign = byId("stipulation").value.trim();
    return sign ? { stip: sign, show: this.#show().join(",") } : {};
  }

  restore(fields) {
    this.#fill(fields.stip ?? "", (fields.show ?? "").split(","), 0);
  }

  /** Takes over stipulation and wishes of a pasted problem. */
  take(entry) {
    this.#fill(entry.stipulation, entry.show, entry.solutions);
  }

  #fill(stipulation, show, solutions) {
    byId("stipulation").value = stipulation;
    for (const part of PARTS) {
      byId(`show-${part}`).checked = show.includes(part);
    }
    this.#wishes = { show: show.filter((name) => name && !PARTS.includes(name)), solutions };
  }

  #show() {
    return [...PARTS.filter((part) => byId(`show-${part}`).checked), ...this.#wishes.show];
  }

  /** The first move of the solution in a position, as in UCI. */
  best(fen) {
    return this.#answer?.fen === fen ? this.#answer.play[0]?.moves[0] ?? "" : "";
  }

  /** Told when the board changes: what is shown may be about another position. */
  onGame() {
    byId("problem-another").hidden = !this.#answer || this.#answer.fen === this.#desk.game.position.fen;
  }

  async solve() {
    byId("problem-error").textContent = "";
    if (this.#desk.isThinking()) {
      byId("problem-error").textContent = "Kingfell is thinking about its move in the game.";
      return;
    }
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    const game = this.#desk.game;
    const asked = { fen: game.start, moves: game.moves, stipulation: byId("stipulation").value.trim(), show: this.#show(),
      solutions: this.#wishes.solutions, seconds: Number(byId("problem-seconds").value) };
    const { fen } = game.position;
    this.#answer = null;
    this.#write();
    let answer = null;
    try {
      await listen("solve", asked, (name, data) => {
        answer = name === "done" ? data : answer;
      }, abort.signal);
      if (this.#abort === abort) {
        this.#end(fen, asked.stipulation, answer ?? { error: "the connection was lost" });
      }
    } catch (problem) {
      if (this.#abort === abort) {
        this.#end(fen, asked.stipulation, { error: problem.message });
      }
    }
  }

  #end(fen, stipulation, answer) {
    this.#abort = null;
    if (answer.error) {
      byId("problem-error").textContent = answer.error;
    } else {
      this.#answer = { ...answer, fen, stipulation };
      kept.save(KEPT, this.#answer);
      this.#desk.say(`Result: ${answer.lines[0]}`);
    }
    this.#write();
    this.#desk.point();
    // The engine is free again.
    this.#desk.changed();
  }

  #write() {
    const answer = this.#answer;
    const running = this.isRunning;
    byId("problem-stop").disabled = !running;
    byId("problem-card").classList.toggle("busy", running);
    byId("problem-card").setAttribute("aria-busy", String(running));
    byId("problem-claim").textContent = running ? "solving …" : answer?.lines[0] ?? "Nothing solved yet.";
    byId("problem-effort").textContent = answer?.effort ?? "";
    byId("problem-lines").textContent = answer?.lines.slice(1).join("\n") ?? "";
    byId("problem-play").replaceChildren(...(answer?.play ?? []).slice(0, MOST_PLAYED).map((line) => this.#button(line)));
    byId("problem-another").hidden = true;
  }

  /** Plays a key or a solution on the board, from the position of the problem. */
  #button(line) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = line.san;
    button.title = "Play it on the board";
    const { fen } = this.#answer;
    button.addEventListener("click", async () => {
      const game = this.#desk.game;
      const place = [game.root, ...game.line].find((node) => node.fen === fen);
      await (place ? game.goTo(place) : game.set(fen));
      await game.play(line.moves).catch((refused) => this.#desk.say(refused.message));
    });
    return button;
  }
}
