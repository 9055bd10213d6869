// A search, live.

import { ask, listen } from "./api.js";
import * as words from "./words.js";

const byId = (id) => document.getElementById(id);
const AMOUNTS = { time: ["Seconds", 5], nodes: ["Nodes", 1000000], depth: ["Plies", 12], mate: ["Moves", 3] };

/** A score as White sees it. */
export function scoreText(score, whiteToMove) {
  const sign = whiteToMove ? 1 : -1;
  if (score.mate !== undefined) {
    return score.mate === 0 ? "mated" : `#${sign * score.mate}`;
  }
  const value = (sign * score.cp) / 100;
  return (value > 0 ? "+" : "") + value.toFixed(2);
}

/** A proof shows how many moves are enough; that fewer are not is said where it is known. */
export const within = (moves) => (moves === 1 ? "in one move" : `within ${moves} moves`);

function mateWords(moves, whiteToMove, proved) {
  if (moves === 0) {
    return "checkmate";
  }
  const white = moves > 0 === whiteToMove;
  return `${white ? "White" : "Black"} mates ${within(Math.abs(moves))}, ${proved ? "proved" : "by the exact table"}`;
}

function cell(text) {
  const td = document.createElement("td");
  td.append(text);
  return td;
}

export class Search {
  #desk;
  #abort = null;
  #root = null;
  #result = "";
  #best = "";
  /** The place and the number of lines of a search that follows the board. */
  #followed = null;
  /** The place that the tables were asked about. */
  #told = null;

  /** `desk.game` is what is searched; `desk.say` tells what came out; `desk.walkProof` opens the proof. */
  constructor(desk) {
    this.#desk = desk;
    byId("search-form").addEventListener("submit", (event) => {
      event.preventDefault();
      byId("live").checked = false;
      this.start();
      desk.changed();
    });
    byId("stop").addEventListener("click", () => {
      byId("live").checked = false;
      ask("stop").catch(() => {});
      desk.changed();
    });
    byId("walk-proof").addEventListener("click", () => desk.walkProof());
    byId("mode").addEventListener("change", () => this.#offerAmount());
    byId("live").addEventListener("change", () => this.#switchLive());
    byId("lines").addEventListener("change", () => this.#isLive && this.onGame());
    this.#offerAmount();
  }

  #offerAmount() {
    const amount = AMOUNTS[byId("mode").value];
    byId("amount-label").hidden = !amount;
    if (amount) {
      byId("amount-label").firstChild.textContent = `${amount[0]} `;
      byId("amount").value = amount[1];
      byId("amount").step = byId("mode").value === "time" ? "0.1" : "1";
      byId("amount").min = byId("mode").value === "time" ? "0.1" : "1";
    }
  }

  #asked() {
    const mode = byId("mode").value;
    const number = Number(byId("amount").value);
    return { mode, amount: mode === "time" ? Math.round(number * 1000) : number, lines: Number(byId("lines").value) };
  }

  get #isLive() { return byId("live").checked; }

  /** For the address. */
  get state() { return this.#isLive ? { live: 1, lines: byId("lines").value } : {}; }

  restore(fields) {
    byId("live").checked = fields.live === "1";
    if (fields.live === "1" && Number(fields.lines) > 0) {
      byId("lines").value = fields.lines;
    }
  }

  #switchLive() {
    this.#desk.changed();
    if (this.#isLive) {
      this.onGame();
    } else {
      ask("stop").catch(() => {});
    }
  }

  /** Told when the board or a game changes: the lines follow the board, except in a game, and the tables are asked. */
  onGame() {
    this.compare();
    this.#askTables();
    const rests = this.#isLive && this.#desk.isPlaying();
    byId("live-rests").hidden = !rests;
    const lines = Number(byId("lines").value);
    const isFollowed = this.#followed?.place === this.#desk.game.place && this.#followed.lines === lines;
    if (this.#isLive && !rests && !isFollowed) {
      const followed = { place: this.#desk.game.place, lines };
      this.start({ mode: "infinite", lines }, followed);
    } else if (rests && this.#followed) {
      this.#abort.abort();
      this.#abort = null;
      this.#followed = null;
      this.#running(false);
      byId("verdict").textContent = "The search rests.";
    }
  }

  /** What rules and tables know of the position, with their ground. */
  async #askTables() {
    const game = this.#desk.game;
    const place = game.place;
    if (!this.#desk.isOpen("search") || this.#told === place) {
      return;
    }
    this.#told = place;
    const { sentences } = await ask("verdict", { fen: game.start, moves: game.moves }).catch(() => ({ sentences: [] }));
    if (place === game.place) {
      byId("tables").replaceChildren(...sentences.map((sentence) => {
        const item = document.createElement("li");
        item.textContent = sentence;
        return item;
      }));
    }
  }

  /** Searches as the form says, or as asked; the promise is kept when it is over, with the last event. */
  async start(asked = this.#asked(), followed = null) {
    if (this.#desk.isThinking()) {
      byId("search-error").textContent = "Kingfell is thinking about its move in the game.";
      return null;
    }
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.#followed = followed;
    const game = this.#desk.game;
    this.#root = game.position;
    this.#clear();
    let end = null;
    try {
      await listen("search", { fen: game.start, moves: game.moves, ...asked }, (name, data) => {
        if (this.#abort === abort) {
          end = name === "done" ? data : end;
          this.#hear(name, data);
        }
      }, abort.signal);
      if (!end && this.#abort === abort) {
        throw new Error("the connection to the search was lost");
      }
    } catch (problem) {
      if (this.#abort === abort) {
        byId("search-error").textContent = problem.message;
        byId("verdict").textContent = "No search.";
      }
    }
    if (this.#abort === abort) {
      this.#followed = null;
      this.#running(false);
    }
    return end;
  }

  /** The best move so far in a position, as in UCI; "" when another position was searched. */
  best(fen) {
    return this.#root?.fen === fen ? this.#best : "";
  }

  #point(move) {
    this.#best = move;
    this.#desk.point();
  }

  /** Told when the board changes: what is shown may be about something else now. */
  compare() {
    byId("of-another").hidden = !this.#root || this.#root.fen === this.#desk.game.position.fen;
  }

  #running(yes) {
    byId("stop").disabled = !yes;
    byId("result").setAttribute("aria-busy", String(yes));
    byId("result").classList.toggle("busy", yes);
  }

  #clear() {
    this.#running(true);
    this.#result = "";
    this.#point("");
    this.compare();
    byId("search-error").textContent = "";
    byId("notes").replaceChildren();
    byId("variations").tBodies[0].replaceChildren();
    byId("walk-proof").disabled = true;
    byId("score").textContent = "…";
    byId("verdict").textContent = "searching";
    for (const id of ["depth", "nodes", "time", "speed"]) {
      byId(id).textContent = "–";
    }
  }

  #hear(name, data) {
    if (name === "line") {
      this.#onLine(data);
    } else if (name === "note" && data.text) {
      const item = document.createElement("li");
      item.textContent = data.text;
      byId("notes").append(item);
      if (data.result) {
        this.#result = data.text;
      }
    } else if (name === "done") {
      this.#onDone(data);
    }
  }

  #onLine(data) {
    const white = this.#root.side === "white";
    const score = scoreText(data.score, white);
    if (data.rank === 1) {
      this.#point(data.pv[0] ?? "");
      byId("score").textContent = score;
      if (data.score.mate !== undefined) {
        byId("verdict").textContent = mateWords(data.score.mate, white, data.proved);
      }
      byId("depth").textContent = `${data.depth}/${data.selective}`;
      byId("nodes").textContent = data.nodes.toLocaleString("en");
      byId("time").textContent = `${(data.millis / 1000).toFixed(1)} s`;
      byId("speed").textContent = Math.round((data.nodes * 1000) / Math.max(1, data.millis)).toLocaleString("en");
    }
    const rows = byId("variations").tBodies[0];
    while (rows.rows.length < data.rank) {
      rows.insertRow();
    }
    const bound = { lower: "≥ ", upper: "≤ " }[data.bound] ?? "";
    rows.rows[data.rank - 1].replaceChildren(cell(bound + score), cell(String(data.depth)), cell(this.#lineOf(data)));
  }

  /** The line; its first move is a button that plays it. */
  #lineOf(data) {
    const text = document.createElement("span");
    if (data.pv.length === 0) {
      return text;
    }
    const [first, ...rest] = words.line(this.#root.fen, data.san);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    button.textContent = first;
    button.title = "Play this move";
    const root = this.#root;
    button.addEventListener("click", () => {
      if (this.#desk.game.position.fen === root.fen && this.#desk.mayMove()) {
        this.#desk.game.play([data.pv[0]]);
      }
    });
    text.append(button, ` ${rest.join(" ")}`);
    return text;
  }

  #onDone(data) {
    const white = this.#root.side === "white";
    const score = scoreText(data.score, white);
    this.#point(data.move ?? "");
    const verdict = data.score.mate !== undefined ? mateWords(data.score.mate, white, data.proof) : "";
    byId("score").textContent = score;
    byId("verdict").textContent = [data.san ? `best move ${data.san}` : "no move", verdict, this.#result, data.player && `by ${data.player}`]
      .filter((part) => part).join(" · ");
    byId("walk-proof").disabled = !data.proof;
    if (data.reason) {
      this.#hear("note", { text: data.reason });
    }
    if (this.#followed) {
      return;
    }
    this.#desk.say(data.san ? `Best move: ${words.move(data.san)}. ${verdict || `Score ${score}`}.` : "There is no move.");
  }
}
