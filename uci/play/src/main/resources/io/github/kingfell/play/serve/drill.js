// The drill: a won ending against the longest defence, and what each move was worth.

import { ask } from "./api.js";
import * as words from "./words.js";

const byId = (id) => document.getElementById(id);
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

export class Drill {
  #desk;
  #state = null;
  #position = null;
  #busy = false;

  /** `desk.show()` shows the board of this panel again; `desk.turn(white)` who sits below. */
  constructor(desk) {
    this.#desk = desk;
    byId("drill-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#begin({ ending: byId("ending").value });
    });
    byId("drill-again").addEventListener("click", () => this.#begin({ fen: this.#state.start }));
    byId("drill-here").addEventListener("click", () => this.#begin({ fen: desk.game.position.fen }));
    byId("drill-hint").addEventListener("click", () => this.#hint());
  }

  view() {
    if (!this.#state) {
      return null;
    }
    const played = this.#state.moves[this.#state.moves.length - 1];
    const last = played?.reply?.move ?? played?.move ?? "";
    const legal = this.#state.end || this.#busy ? [] : this.#position.legal;
    return { fen: this.#state.fen, legal, last, check: this.#position.check };
  }

  /** The drill is given up, and the board shows the game again. */
  clear() {
    this.#state = null;
    byId("drill-error").textContent = "";
    byId("drill-again").disabled = true;
    byId("drill-hint").disabled = true;
    byId("drill-moves").hidden = true;
    this.#write();
  }

  async play(move) {
    const said = words.move(move.san);
    await this.#ask("drill/move", { move: move.move }, (state) => {
      const played = state.moves[state.moves.length - 1];
      const cost = played.lost > 0 ? `That lost ${plural(played.lost, "move")}; best was ${played.best.join(" or ")}.` : "";
      const reply = played.reply ? `The reply is ${words.move(played.reply.san)}.` : "";
      this.#desk.say([`${said}.`, cost, reply, state.end && this.#verdict(state)].filter((part) => part).join(" "));
    });
  }

  async #begin(asked) {
    byId("drill-state").hidden = false;
    byId("drill-state").textContent = "Making the exact table …";
    await this.#ask("drill", asked, (state) => {
      this.#desk.turn(state.strong === "white");
      this.#desk.say(`New drill. ${words.position(state.fen)}`);
    });
  }

  async #hint() {
    try {
      const hint = await ask("drill/hint");
      const best = hint.best.map((move) => move.san).join(" or ");
      this.#tell(`${best} mates in ${hint.left}.`);
      this.#desk.say(`${hint.best.map((move) => words.move(move.san)).join(" or ")} mates in ${hint.left}.`);
    } catch (problem) {
      byId("drill-error").textContent = problem.message;
    }
  }

  async #ask(name, body, then) {
    if (this.#busy) {
      return;
    }
    this.#busy = true;
    byId("drill-error").textContent = "";
    try {
      const state = await ask(name, body);
      this.#position = await ask("position", { fen: state.fen });
      this.#state = state;
      this.#busy = false;
      then(state);
    } catch (problem) {
      byId("drill-error").textContent = problem.message;
    }
    this.#busy = false;
    this.#write();
    this.#desk.show();
  }

  #verdict(state) {
    if (!state.won) {
      return `The win is gone: ${state.end}. The table mates in ${state.shortest} from the start.`;
    }
    const cost = state.lost === 0 ? "No move lost." : `${plural(state.lost, "move")} lost.`;
    const hints = state.hints > 0 ? ` ${plural(state.hints, "hint")}.` : "";
    return `Mate in ${plural(state.moves.length, "move")}; the shortest was ${state.shortest}. ${cost}${hints}`;
  }

  #tell(more = "") {
    const state = this.#state;
    const text = state.end ? this.#verdict(state)
      : `${state.strong === "white" ? "White" : "Black"} to move mates in ${state.left}.`;
    byId("drill-state").textContent = more || text;
  }

  #write() {
    byId("drill-state").hidden = !this.#state;
    if (!this.#state) {
      return;
    }
    this.#tell();
    byId("drill-again").disabled = false;
    byId("drill-hint").disabled = Boolean(this.#state.end);
    byId("drill-moves").hidden = this.#state.moves.length === 0;
    byId("drill-moves").tBodies[0].replaceChildren(...this.#state.moves.map((move) => this.#row(move)));
  }

  #row(move) {
    const row = document.createElement("tr");
    const lost = move.lost === undefined ? "the win" : move.lost === 0 ? "–" : String(move.lost);
    const best = move.best.includes(move.san) ? "yes" : move.best.join(", ");
    for (const text of [`${move.number}. ${move.san}`, move.reply?.san ?? "", String(move.left), lost, best]) {
      row.insertCell().textContent = text;
    }
    row.classList.toggle("bad", move.lost !== 0);
    return row;
  }
}
