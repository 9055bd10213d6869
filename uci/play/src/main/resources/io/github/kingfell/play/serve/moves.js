// The list of the moves: the game, and in brackets the side lines behind the move that they replace.

import * as words from "./words.js";

const byId = (id) => document.getElementById(id);

export class MoveList {
  #game;

  constructor(game) {
    this.#game = game;
  }

  write() {
    const items = [];
    for (let place = this.#game.root; place.next.length > 0; place = place.next[0]) {
      const item = document.createElement("li");
      item.append(...this.#move(place, items.length === 0 || place.parent?.next.length > 1));
      items.push(item);
    }
    const list = byId("moves");
    list.replaceChildren(...items);
    const current = list.querySelector("[aria-current=true]");
    if (current) {
      list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
    byId("side-line").hidden = this.#game.isMain;
  }

  /** The first move after a position, with its number where one is needed, and what could have been played instead. */
  #move(before, numbered) {
    const [first, ...others] = before.next;
    return [this.#button(first, numbered), ...others.map((other) => this.#side(other))];
  }

  #side(begin) {
    const side = document.createElement("span");
    side.className = "side";
    side.append("(", this.#button(begin, true));
    for (let place = begin; place.next.length > 0; place = place.next[0]) {
      side.append(" ", ...this.#move(place, place.parent.next.length > 1 && place !== begin));
    }
    side.append(")");
    return side;
  }

  #button(place, numbered) {
    const before = place.parent.fen;
    const white = before.split(" ")[1] === "w";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    button.textContent = white || numbered ? words.numbered(before, place.san) : place.san;
    button.setAttribute("aria-current", String(place === this.#game.place));
    button.addEventListener("click", () => this.#game.goTo(place));
    return button;
  }
}
