// The game on the board with its side lines, as a tree of moves. The first move after a position belongs to the game,
// further ones begin side lines. Who changes it is told what the server says about the position.

import { ask } from "./api.js";

const node = (played, parent) => ({ move: played.move, san: played.san, fen: played.fen, parent, next: [] });

/** The node of a move, which is added when there is none. */
function child(parent, played) {
  const known = parent.next.find((next) => next.move === played.move);
  if (!known) {
    parent.next.push(node(played, parent));
  }
  return known ?? parent.next[parent.next.length - 1];
}

function grow(parent, line) {
  for (const played of line) {
    const next = child(parent, played);
    for (const variation of played.variations ?? []) {
      grow(parent, variation);
    }
    parent = next;
  }
}

const isFirst = (place) => !place.parent || place.parent.next[0] === place;

/** The nodes of all moves up to here. */
function path(place) {
  const nodes = [];
  for (let up = place; up?.parent; up = up.parent) {
    nodes.unshift(up);
  }
  return nodes;
}

/** The moves of the game from here on. */
function rest(place) {
  const nodes = [];
  for (let next = place?.next[0]; next; next = next.next[0]) {
    nodes.push(next);
  }
  return nodes;
}

/** The moves from here on, side lines in brackets behind the move that they replace. */
function text(place) {
  const words = [];
  for (let at = place; at?.next.length > 0; at = at.next[0]) {
    const [first, ...others] = at.next;
    words.push(first.move, ...others.map((other) => `(${`${other.move} ${text(other)}`.trim()})`));
  }
  return words.join(" ");
}

export class Game {
  #root = null;
  #place = null;
  #position = null;
  #changed;
  #latest = 0;

  /** `changed(game)` is called after each change. */
  constructor(changed) {
    this.#changed = changed;
  }

  get root() { return this.#root; }
  get place() { return this.#place; }
  get start() { return this.#root?.fen ?? ""; }
  get position() { return this.#position; }
  get text() { return text(this.#root); }
  get last() { return this.#place?.move ?? ""; }

  /** The moves that led here. */
  get moves() { return path(this.#place).map((next) => next.move); }
  get ply() { return path(this.#place).length; }

  /** The line that leads here and on: nodes with `move`, `san`, and `fen` after the move. */
  get line() { return [...path(this.#place), ...rest(this.#place)]; }
  get length() { return this.line.length; }

  /** The moves of the game itself. */
  get all() { return rest(this.#root).map((next) => next.move); }

  /** The position after so many moves of the game. */
  mainFen(ply) { return ply === 0 ? this.start : rest(this.#root)[ply - 1]?.fen ?? this.start; }

  /** Whether this is a position of the game, not of a side line. */
  get isMain() { return path(this.#place).every(isFirst); }
  get isAtEnd() { return this.isMain && this.#place.next.length === 0; }

  /**
   * A position with the moves that led on from it, side lines in brackets. Shown is the place after `at` moves of the
   * game, or after the moves of the list `at`. Refused when FEN or moves are bad.
   */
  async set(fen, moves = "", at = Infinity) {
    const number = ++this.#latest;
    const answer = await ask("game", { fen, moves });
    if (number === this.#latest) {
      const root = node({ move: "", san: "", fen: answer.fen }, null);
      grow(root, answer.line);
      let place = root;
      if (Array.isArray(at)) {
        for (const move of at) {
          place = place.next.find((next) => next.move === move) ?? place;
        }
      } else {
        place = rest(root)[Math.min(at, rest(root).length) - 1] ?? root;
      }
      await this.#show(place, root);
    }
  }

  /** Plays on from here; where the game has another move, that begins a side line. */
  async play(moves) {
    const number = ++this.#latest;
    const from = this.#place;
    const before = this.moves;
    const answer = await ask("position", { fen: this.start, moves: [...before, ...moves] });
    if (number === this.#latest) {
      this.#place = answer.played.slice(before.length).reduce(child, from);
      this.#position = answer;
      this.#changed(this);
    }
  }

  /** Shows this line after so many moves. */
  go(ply) {
    return this.#visit(this.line[Math.min(ply, this.length) - 1] ?? this.#root);
  }

  /** Shows the game after so many moves. */
  goMain(ply = Infinity) {
    const main = rest(this.#root);
    return this.#visit(main[Math.min(ply, main.length) - 1] ?? this.#root);
  }

  goTo(place) {
    return this.#visit(place);
  }

  /** Forgets what came after so many moves of the game. */
  cut(ply) {
    const place = rest(this.#root)[ply - 1] ?? this.#root;
    place.next = [];
    return this.#show(place);
  }

  /** Leaves the side line for the position of the game in which it began. */
  leaveSide() {
    return this.#visit(path(this.#place).find((place) => !isFirst(place))?.parent ?? this.#place);
  }

  /** Forgets the side line that leads here. */
  dropSide() {
    const begins = path(this.#place).reverse().find((place) => !isFirst(place));
    if (!begins) {
      return Promise.resolve();
    }
    begins.parent.next = begins.parent.next.filter((place) => place !== begins);
    return this.#show(begins.parent);
  }

  #visit(place) {
    return place === this.#place ? Promise.resolve() : this.#show(place);
  }

  /** Answers may overtake each other; the latest question counts. */
  async #show(place, root = this.#root) {
    const number = ++this.#latest;
    const answer = await ask("position", { fen: root.fen, moves: path(place).map((next) => next.move) });
    if (number === this.#latest) {
      this.#root = root;
      this.#place = place;
      this.#position = answer;
      this.#changed(this);
    }
  }
}
