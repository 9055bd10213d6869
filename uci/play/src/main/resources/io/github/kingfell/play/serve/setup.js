// The FEN field and the edit mode: pieces from a palette, the side to move, castling.

import { picture } from "./board.js";
import * as words from "./words.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const byId = (id) => document.getElementById(id);

/** The first field of a FEN. */
function placement(pieces) {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => [..."abcdefgh"].map((file) => pieces[file + rank] || "1").join(""));
  return rows.join("/").replace(/1+/g, (empty) => String(empty.length));
}

export class SetUp {
  #desk;
  #draft = "";

  /** `desk.game` is what is set up; `desk.show(view)` shows a draft that is no legal position yet. */
  constructor(desk) {
    this.#desk = desk;
    byId("fen-form").addEventListener("submit", (event) => {
      event.preventDefault();
      desk.toGame();
      this.#take(byId("fen").value.trim());
    });
    byId("setup-start").addEventListener("click", () => this.#take(START));
    byId("setup-clear").addEventListener("click", () => this.#take(KINGS));
    byId("setup").addEventListener("change", (event) => {
      if (event.target.name !== "piece") {
        this.#take(this.#composed(words.squares(this.#draft)));
      }
    });
    this.#buildPalette();
  }

  /** Reads the fields from a position that was set elsewhere. */
  read(fen) {
    this.#draft = fen;
    byId("fen").value = fen;
    byId("fen-error").textContent = "";
    const [, side, castling] = fen.split(" ");
    for (const radio of document.getElementsByName("side")) {
      radio.checked = radio.value === side;
    }
    for (const box of document.getElementsByName("castling")) {
      box.checked = castling.includes(box.value);
    }
  }

  view() {
    return { fen: this.#draft, edit: true };
  }

  put(square) {
    const pieces = words.squares(this.#draft);
    const letter = this.#chosen();
    pieces[square] = pieces[square] === letter ? "" : letter;
    this.#take(this.#composed(pieces), pieces[square] ? `${words.piece(letter)} on ${square}` : `${square} is empty`);
  }

  /** To "" means off the board. */
  shift(from, to) {
    const pieces = words.squares(this.#draft);
    const letter = pieces[from];
    pieces[from] = "";
    if (to) {
      pieces[to] = letter;
    }
    this.#take(this.#composed(pieces), `${words.piece(letter)} ${to ? `to ${to}` : "taken off"}`);
  }

  /** `done` is said when it is a position. */
  async #take(fen, done = "") {
    try {
      await this.#desk.game.set(fen);
      if (done) {
        this.#desk.say(done);
      }
    } catch (refused) {
      byId("fen-error").textContent = refused.message;
      if (/^[pnbrqkPNBRQK1-8/]+ [wb] /.test(fen)) {
        this.#draft = fen;
        byId("fen").value = fen;
        this.#desk.showDraft();
      }
    }
  }

  #composed(pieces) {
    const side = document.querySelector("input[name=side]:checked").value;
    const boxes = [...document.querySelectorAll("input[name=castling]:checked")].map((box) => box.value).join("");
    return `${placement(pieces)} ${side} ${boxes || "-"} - 0 1`;
  }

  #chosen() {
    return document.querySelector("input[name=piece]:checked").value;
  }

  #buildPalette() {
    const choices = [..."KQRBNP", "", ..."kqrbnp"].map((letter) => {
      const label = document.createElement("label");
      const radio = document.createElement("input");
      radio.type = "radio";
      radio.name = "piece";
      radio.value = letter;
      radio.checked = letter === "R";
      radio.setAttribute("aria-label", letter ? words.piece(letter) : "no piece: clear the square");
      label.title = letter ? words.piece(letter) : "clear the square";
      label.append(radio, letter ? picture(letter) : "✕");
      return label;
    });
    byId("palette").replaceChildren(...choices);
  }
}
