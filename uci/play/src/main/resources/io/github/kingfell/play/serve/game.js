// The position on the board and the moves that led to it. Who changes it is told what the server says about it.

import { ask } from "./api.js";

export class Game {
  #start = "";
  #moves = [];
  #ply = 0;
  #played = [];
  #position = null;
  #changed;
  #latest = 0;

  /** `changed(game)` is called after each change. */
  constructor(changed) {
    this.#changed = changed;
  }

  get start() { return this.#start; }
  get ply() { return this.#ply; }
  get played() { return this.#played; }
  get length() { return this.#moves.length; }
  get all() { return this.#moves; }
  get moves() { return this.#moves.slice(0, this.#ply); }
  get position() { return this.#position; }
  get last() { return this.#ply > 0 ? this.#moves[this.#ply - 1] : ""; }

  /** A position with the moves that led on from it, shown after `ply` of them; refused when FEN or moves are bad. */
  async set(fen, moves = [], ply = moves.length) {
    await this.#change(fen, moves, moves.length);
    if (ply < moves.length) {
      await this.go(ply);
    }
  }

  /** Forgets what came after `ply` moves. */
  cut(ply) {
    return this.#change(this.#start, this.#moves.slice(0, ply), ply);
  }

  /** Plays on from here; what came after is forgotten. */
  play(moves) {
    const all = [...this.moves, ...moves];
    return this.#change(this.#start, all, all.length);
  }

  go(ply) {
    const to = Math.max(0, Math.min(ply, this.#moves.length));
    return to === this.#ply ? Promise.resolve() : this.#change(this.#start, this.#moves, to);
  }

  /** Answers may overtake each other; the latest question counts. */
  async #change(start, moves, ply) {
    const number = ++this.#latest;
    const answer = await ask("position", { fen: start, moves: moves.slice(0, ply) });
    if (number !== this.#latest) {
      return;
    }
    const keptTail = start === this.#start && moves === this.#moves ? this.#played.slice(ply) : [];
    this.#played = [...answer.played, ...keptTail];
    this.#start = start;
    this.#moves = moves;
    this.#ply = ply;
    this.#position = answer;
    this.#changed(this);
  }
}
