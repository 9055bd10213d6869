// The review of a game: a graph, the moves that lost something, and better ones, as the command `analyse` has them.

import { ask, download, listen } from "./api.js";
import * as kept from "./kept.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 600;
const HEIGHT = 120;
const KEPT = "review";
const byId = (id) => document.getElementById(id);

function shape(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  parent.append(element);
  return element;
}

export class Review {
  #desk;
  #abort = null;
  /** What is known: the game, its positions by ply, and the end. */
  #state = null;

  /** `desk.game` is reviewed; `desk.say` tells what came out; `desk.point()` draws the arrow again. */
  constructor(desk) {
    this.#desk = desk;
    byId("review-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start();
    });
    byId("review-stop").addEventListener("click", () => ask("stop").catch(() => {}));
    byId("review-pgn").addEventListener("click", () => download("review.pgn", this.#state.end.pgn));
    byId("review-graph").addEventListener("click", (event) => this.#onGraph(event));
    this.#state = kept.load(KEPT);
  }

  get isRunning() { return this.#abort !== null; }

  /** A better move for the position of the game that is shown, as in UCI; "" where the move played was good. */
  best(game) {
    return this.#isAbout(game) && game.isMain ? this.#state.positions[game.ply + 1]?.betterMoves?.[0] ?? "" : "";
  }

  #isAbout(game) {
    const moves = this.#state?.moves;
    return Boolean(moves) && this.#state.fen === game.start && moves === game.all.join(" ");
  }

  /** Told when the board changes. */
  onGame() {
    this.#write();
  }

  async #start() {
    byId("review-error").textContent = "";
    if (this.#desk.isThinking()) {
      byId("review-error").textContent = "Kingfell is thinking about its move in the game.";
      return;
    }
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    const game = this.#desk.game;
    const state = { fen: game.start, moves: game.all.join(" "), positions: [], end: null };
    this.#state = state;
    this.#write();
    try {
      const asked = { fen: game.start, moves: game.text, millis: Number(byId("review-pace").value), ...this.#desk.players() };
      await listen("review", asked, (name, data) => {
        if (this.#abort === abort) {
          const position = name === "done" ? data.last : data;
          if (position) {
            state.positions[position.ply] = position;
          }
          state.end = name === "done" ? data : null;
          this.#write();
        }
      }, abort.signal);
    } catch (problem) {
      if (this.#abort === abort) {
        byId("review-error").textContent = problem.message;
      }
    }
    if (this.#abort === abort) {
      this.#end();
    }
  }

  #end() {
    this.#abort = null;
    const end = this.#state.end;
    if (end?.error) {
      byId("review-error").textContent = end.error;
      this.#state.end = null;
    } else if (end) {
      kept.save(KEPT, this.#state);
      this.#desk.say(["Review ended", end.extent, ...end.summary].filter(Boolean).join(". "));
    }
    this.#write();
    this.#desk.point();
    // The engine is free again.
    this.#desk.changed();
  }

  #write() {
    const game = this.#desk.game;
    const about = this.#isAbout(game);
    const { positions, end } = about ? this.#state : { positions: [], end: null };
    const done = positions.filter(Boolean).length;
    byId("review-stop").disabled = !this.isRunning;
    byId("review-progress").hidden = !this.isRunning;
    byId("review-progress").max = game.all.length + 1;
    byId("review-progress").value = done;
    byId("review-state").textContent = this.isRunning ? `${done} of ${game.all.length + 1} positions`
      : about && end ? end.extent || "The whole game was reviewed." : this.#state ? "The review on record is of another game." : "No review yet.";
    byId("review-pgn").disabled = !end;
    byId("review-summary").replaceChildren(...(end?.summary ?? []).map((sentence) => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    }));
    byId("review-graph").toggleAttribute("hidden", done < 2);
    byId("review-moments-title").hidden = done < 2;
    if (done > 1) {
      this.#draw(positions, game);
    }
    const graded = positions.filter((position) => position?.grade);
    byId("review-moments").replaceChildren(...graded.map((position) => this.#moment(position)));
    byId("review-none").hidden = !end || graded.length > 0;
  }

  /** White's expected result after each move, a point at the top; the move on the board is marked. */
  #draw(positions, game) {
    const graph = byId("review-graph");
    const count = Math.max(1, game.all.length);
    const x = (ply) => (WIDTH * ply) / count;
    const y = (position) => HEIGHT * (1 - position.white);
    const known = positions.filter(Boolean);
    graph.replaceChildren();
    shape("title", {}, graph).textContent = "White's expected result after each move: a point at the top, nothing at the bottom";
    shape("rect", { class: "lost", width: WIDTH, height: HEIGHT }, graph);
    const line = known.map((position) => `L${x(position.ply).toFixed(1)} ${y(position).toFixed(1)}`).join("");
    shape("path", { class: "won", d: `M0 ${HEIGHT}${line}V${HEIGHT}z` }, graph);
    shape("path", { class: "half", d: `M0 ${HEIGHT / 2}H${WIDTH}` }, graph);
    for (const [points, height] of [["1", 16], ["\u00bd", HEIGHT / 2 - 4], ["0", HEIGHT - 5]]) {
      shape("text", { x: 5, y: height }, graph).textContent = points;
    }
    if (game.isMain) {
      shape("path", { class: "now", d: `M${x(game.ply).toFixed(1)} 0V${HEIGHT}` }, graph);
    }
    for (const position of known.filter((one) => one.grade)) {
      const cy = Math.max(6, Math.min(HEIGHT - 6, y(position)));
      shape("circle", { class: position.grade, cx: x(position.ply).toFixed(1), cy: cy.toFixed(1), r: 6 }, graph);
    }
  }

  #onGraph(event) {
    const box = byId("review-graph").getBoundingClientRect();
    const game = this.#desk.game;
    game.goMain(Math.round(((event.clientX - box.left) / box.width) * game.all.length));
  }

  /** "12. Nf3?? blunder, lost 0.45; better 12. Qd5": the moves are buttons. */
  #moment(position) {
    const game = this.#desk.game;
    const item = document.createElement("li");
    const played = this.#button(position.move, "Show the position before this move", () => game.goMain(position.ply - 1));
    played.setAttribute("aria-current", String(game.isMain && game.ply === position.ply - 1));
    const better = this.#button(position.better, "Try this line on the board", async () => {
      await game.goMain(position.ply - 1);
      await game.play(position.betterMoves);
      await game.go(position.ply);
    });
    const grade = document.createElement("b");
    grade.className = position.grade;
    grade.textContent = position.grade;
    item.append(played, " ", grade, `, lost ${position.lost}, ${position.score}; better `, better);
    return item;
  }

  #button(text, title, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    button.textContent = text;
    button.title = title;
    button.addEventListener("click", act);
    return button;
  }
}
