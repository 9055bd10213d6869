// A game against Kingfell.

import { ask, download, listen } from "./api.js";
import { Clock, format } from "./clock.js";
import * as words from "./words.js";

const byId = (id) => document.getElementById(id);
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const OTHER = { white: "black", black: "white" };
const NAME = { white: "White", black: "Black" };
const WINS = { white: "1-0", black: "0-1" };

export class Play {
  #desk;
  #me = "";
  #elo = 0;
  #pace = "";
  #start = "";
  #over = "";
  #result = "*";
  #clock = new Clock();
  #thinking = null;

  /** `desk.game` is played on; `desk.turn(white)` says who sits below; `desk.changed()` keeps the state. */
  constructor(desk) {
    this.#desk = desk;
    byId("play-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const fen = byId("play-from").value === "start" ? START : desk.game.position.fen;
      this.begin(fen, byId("play-side").value);
    });
    byId("takeback").addEventListener("click", () => this.#takeBack());
    byId("resign").addEventListener("click", () => this.#end(`${NAME[this.#me]} resigns`, WINS[OTHER[this.#me]]));
    byId("pgn").addEventListener("click", () => this.#download());
    setInterval(() => this.#tick(), 200);
    this.#write();
  }

  /** Whether there is a game, perhaps one that is over. */
  get isGame() { return this.#me !== ""; }
  get isOn() { return this.#me !== "" && this.#over === ""; }
  get isThinking() { return this.#thinking !== null; }

  /** Whether the user may move now. */
  get mayMove() {
    const game = this.#desk.game;
    return !this.isOn || (game.position.side === this.#me && game.isAtEnd);
  }

  /** For the address. */
  get state() {
    return this.#me ? { play: this.#me, elo: this.#elo, time: this.#pace, over: this.#over, result: this.#over && this.#result } : {};
  }

  /** The names for PGN. */
  get players() { return { white: this.#name("white"), black: this.#name("black") }; }

  /** Tells the clock of this game from that of another which the tab had before. */
  #clockName() {
    return `${this.#start} ${this.#pace}`;
  }

  /** Takes up a game from the address. */
  restore(fields) {
    if (!(fields.play in OTHER)) {
      return;
    }
    this.#me = fields.play;
    this.#start = this.#desk.game.start;
    this.#elo = Number(fields.elo) || 0;
    this.#pace = /^(s\d+|c\d+\+\d+)$/.test(fields.time ?? "") ? fields.time : "s1";
    this.#over = fields.over ?? "";
    this.#result = fields.result ?? "*";
    if (this.#hasClock() && !this.#clock.restore(this.#clockName())) {
      this.#setClock();
    }
    this.onGame();
  }

  async begin(fen, side) {
    this.#desk.leaveGames();
    await this.#desk.game.set(fen);
    this.#me = side;
    this.#start = this.#desk.game.start;
    this.#elo = Number(byId("play-elo").value);
    this.#pace = byId("play-pace").value;
    this.#over = "";
    this.#result = "*";
    this.#setClock();
    this.#desk.turn(side === "white");
    this.#desk.say(`You play ${NAME[side]}. ${NAME[this.#desk.game.position.side]} to move.`);
    this.onGame();
  }

  /** The game is given up without a result. */
  leave() {
    this.#quiet();
    this.#me = "";
    this.#over = "";
    this.#write();
  }

  /** Told when the game changes; asks for Kingfell's move when it is its turn. */
  onGame() {
    const game = this.#desk.game;
    if (this.#me && game.start !== this.#start) {
      // The board was set to another position.
      this.leave();
    }
    if (this.isOn && game.isAtEnd) {
      if (game.position.end) {
        this.#endByRules(game.position);
      } else {
        if (this.#hasClock()) {
          this.#clock.start(game.position.side, true);
        }
        if (game.position.side !== this.#me && !this.#thinking) {
          this.#think();
        }
      }
    }
    this.#write();
    this.#tick();
    this.#desk.changed();
  }

  #hasClock() { return this.#pace.startsWith("c"); }

  #setClock() {
    if (this.#hasClock()) {
      const [base, increment] = this.#pace.slice(1).split("+").map(Number);
      this.#clock.set(this.#clockName(), base * 1000, increment * 1000);
    }
  }

  #limits(side) {
    return this.#hasClock()
      ? { mode: "clock", amount: Math.max(1, Math.round(this.#clock.left(side))), increment: this.#clock.increment }
      : { mode: "time", amount: Number(this.#pace.slice(1)) * 1000 };
  }

  async #think() {
    const game = this.#desk.game;
    const abort = new AbortController();
    this.#thinking = abort;
    let move = "";
    try {
      await listen("search", { fen: game.start, moves: game.moves, lines: 1, elo: this.#elo, ...this.#limits(OTHER[this.#me]) },
        (name, data) => {
          move = name === "done" ? data.move ?? "" : move;
        }, abort.signal);
    } catch (problem) {
      if (this.#thinking === abort) {
        byId("play-error").textContent = `${problem.message} Take back to try again.`;
      }
    }
    if (this.#thinking === abort) {
      this.#thinking = null;
      if (move && this.isOn) {
        await game.goMain();
        await game.play([move]);
      }
    }
  }

  #quiet() {
    this.#thinking?.abort();
    this.#thinking = null;
    this.#clock.stop();
    byId("play-error").textContent = "";
  }

  /** Back to the last position in which the user was to move. The time used stays used. */
  async #takeBack() {
    const game = this.#desk.game;
    await game.goMain();
    const steps = game.position.side === this.#me ? 2 : 1;
    if (game.length < steps) {
      byId("play-error").textContent = "There is no move to take back.";
      return;
    }
    this.#quiet();
    this.#over = "";
    this.#result = "*";
    await game.cut(game.length - steps);
  }

  #endByRules(position) {
    const winner = OTHER[position.side];
    if (position.end === "checkmate") {
      this.#end(`${NAME[winner]} mates`, WINS[winner]);
    } else {
      this.#end(`a draw: ${position.end}`, "1/2-1/2");
    }
  }

  #end(over, result) {
    this.#quiet();
    this.#over = over;
    this.#result = result;
    this.#desk.say(`The game is over: ${over}, ${result}.`);
    this.#write();
    this.#desk.changed();
  }

  /** Whoever has no time left loses, unless the other side has only the king. */
  #tick() {
    if (!this.isOn || !this.#hasClock()) {
      return;
    }
    for (const side of ["white", "black"]) {
      const left = this.#clock.left(side);
      byId(`clock-${side}`).textContent = format(left);
      if (left <= 0 && this.isOn) {
        const pieces = Object.values(words.squares(this.#desk.game.position.fen))
          .filter((letter) => letter && words.isWhite(letter) !== (side === "white"));
        const draw = pieces.length === 1;
        this.#end(draw ? `${NAME[side]} has no time left, ${NAME[OTHER[side]]} only the king` : `${NAME[side]} has no time left`,
          draw ? "1/2-1/2" : WINS[OTHER[side]]);
      }
    }
  }

  #name(side) {
    return side === this.#me ? "You" : this.#elo ? `Kingfell, Elo ${this.#elo}` : "Kingfell";
  }

  async #download() {
    const game = this.#desk.game;
    try {
      const { pgn } = await ask("pgn", {
        fen: game.start, moves: game.text, ...this.#desk.players(), result: this.#over ? this.#result : "*",
      });
      download("game.pgn", pgn);
    } catch (problem) {
      byId("play-error").textContent = problem.message;
    }
  }

  #write() {
    const on = this.isOn;
    byId("takeback").disabled = !this.#me;
    byId("resign").disabled = !on;
    byId("clocks").hidden = !this.#me || !this.#hasClock();
    byId("play-state").hidden = !this.#me;
    const turn = this.#desk.game.position?.side === this.#me ? "Your move." : "Kingfell thinks.";
    byId("play-state").textContent = this.#over ? `${this.#over}, ${this.#result}`.replace(/^./, (letter) => letter.toUpperCase())
      : `You play ${NAME[this.#me]} against ${this.#name(OTHER[this.#me])}. ${turn}`;
  }
}
