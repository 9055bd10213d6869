// Pasted texts: positions, problems and games. Of several entries one is chosen.

import { ask } from "./api.js";
import * as kept from "./kept.js";

const KEPT = "pasted";
const NAMES = "players";
const LONGEST_NAME = 80;
const byId = (id) => document.getElementById(id);

export class Pasted {
  #desk;
  #problem;
  #entries = [];

  /** `problem` takes over stipulations and solves; `desk.open(name)` opens a panel. */
  constructor(desk, problem) {
    this.#desk = desk;
    this.#problem = problem;
    byId("paste-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#paste(byId("pasted").value);
    });
    byId("entry").addEventListener("change", () => this.#load(this.#entries[Number(byId("entry").value)])
      .catch((refused) => desk.say(refused.message)));
    const text = kept.load(KEPT);
    if (text) {
      byId("pasted").value = text;
      this.#offer(text).catch(() => {});
    }
  }

  /** The names of the game that was loaded from this position. */
  players(start) {
    const names = kept.load(NAMES);
    return names?.start === start ? { white: names.white, black: names.black } : { white: "?", black: "?" };
  }

  /** Loads the first entry that can be used. */
  async #paste(text) {
    byId("paste-error").textContent = "";
    try {
      await this.#offer(text);
      kept.save(KEPT, text);
      const first = this.#entries.findIndex((entry) => !entry.error);
      byId("entry").value = String(first);
      await this.#load(this.#entries[first]);
    } catch (refused) {
      byId("paste-error").textContent = refused.message;
    }
  }

  /** Offers the entries of a text; a single one is not offered. */
  async #offer(text) {
    const { entries } = await ask("read", { text });
    this.#entries = entries;
    byId("collection").hidden = entries.length < 2;
    byId("entry").replaceChildren(...entries.map((entry, index) => {
      const option = document.createElement("option");
      option.value = String(index);
      const name = [entry.title, entry.stipulation].filter(Boolean).join(", ") || entry.fen;
      option.textContent = `${index + 1}. ${name}${entry.error ? `: ${entry.error}` : ""}`;
      option.disabled = Boolean(entry.error);
      return option;
    }));
  }

  /** Loads a position, a problem, which is solved at once, or a game. */
  async #load(entry) {
    const game = this.#desk.game;
    this.#desk.leaveGames();
    this.#desk.toGame();
    this.#problem.take({ stipulation: "", show: [], solutions: 0, ...entry });
    await game.set(entry.fen, entry.moves, entry.stipulation ? 0 : Infinity);
    const [white, black] = [entry.white, entry.black].map((name) => (name || "?").slice(0, LONGEST_NAME));
    kept.save(NAMES, { start: game.start, white, black });
    byId("paste-notes").textContent = entry.notes.join(". ");
    if (entry.stipulation && !entry.moves) {
      this.#desk.open("problem");
      await this.#problem.solve();
    } else if (entry.moves) {
      const what = [entry.title, entry.stipulation, entry.result].filter(Boolean).join(", ");
      this.#desk.say(`${what}. ${game.all.length} half-moves loaded.`);
    }
    this.#desk.changed();
  }
}
