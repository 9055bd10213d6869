// A board to look at, to click, to drag on, and to use by keyboard and screen reader. It knows no rules: it is told the
// legal moves.

import * as words from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const FILES = "abcdefgh";
const DRAG_AFTER = 5;

/** A piece as a picture, by its letter in a FEN. */
export function picture(letter) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 40 40");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${words.isWhite(letter) ? "w" : "b"}${letter.toLowerCase()}`);
  svg.append(use);
  return svg;
}

export class Board {
  #root;
  #hands;
  #cells = new Map();
  #pieces = {};
  #view = { fen: "", legal: [] };
  #flipped = false;
  #picked = "";
  #focus = "e1";
  #drag = null;
  #arrow = "";

  /**
   * `hands.move(move)` is told a legal move; `hands.put(square)` and `hands.shift(from, to)` what is done in edit mode,
   * where `to` is "" off the board; `hands.say(text)` what the user should hear.
   */
  constructor(root, hands) {
    this.#root = root;
    this.#hands = hands;
    this.#build();
    root.addEventListener("keydown", (event) => this.#onKey(event));
    root.addEventListener("pointerdown", (event) => this.#onDown(event));
    root.addEventListener("pointermove", (event) => this.#onMove(event));
    root.addEventListener("pointerup", (event) => this.#onUp(event));
    root.addEventListener("pointercancel", () => this.#endDrag());
  }

  flip() {
    this.#flipped = !this.#flipped;
    this.#build();
    this.show(this.#view);
  }

  get flipped() { return this.#flipped; }

  /** The side at the bottom. */
  turn(white) {
    if (this.#flipped === white) {
      this.flip();
    }
  }

  /** An arrow for a move as in UCI; none for "". */
  arrow(move) {
    this.#arrow = move;
    this.#root.querySelector(".arrow")?.remove();
    if (move) {
      this.#root.append(this.#drawn(move));
    }
  }

  #drawn(move) {
    const at = (square) => {
      const file = FILES.indexOf(square[0]) + 0.5;
      const rank = Number(square[1]) - 0.5;
      return this.#flipped ? [8 - file, rank] : [file, 8 - rank];
    };
    const [x, y] = at(move.slice(0, 2));
    const [toX, toY] = at(move.slice(2, 4));
    const length = Math.hypot(toX - x, toY - y);
    const [dx, dy] = [(toX - x) / length, (toY - y) / length];
    const [neckX, neckY] = [toX - 0.45 * dx, toY - 0.45 * dy];
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 8 8");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", "arrow");
    const path = document.createElementNS(SVG, "path");
    const point = (px, py, side) => `${(px - side * dy).toFixed(3)} ${(py + side * dx).toFixed(3)}`;
    path.setAttribute("d", `M${point(x, y, 0.08)} L${point(neckX, neckY, 0.08)} L${point(neckX, neckY, 0.24)} L${point(toX, toY, 0)}`
      + ` L${point(neckX, neckY, -0.24)} L${point(neckX, neckY, -0.08)} L${point(x, y, -0.08)} Z`);
    svg.append(path);
    return svg;
  }

  /** `view`: fen, legal moves, last move as in UCI, whether the side to move is in check, edit for free moving. */
  show(view) {
    this.#view = { legal: [], ...view };
    this.#pieces = words.squares(view.fen);
    this.#picked = "";
    const last = view.last ?? "";
    const king = view.fen.split(" ")[1] === "w" ? "K" : "k";
    for (const [square, cell] of this.#cells) {
      const letter = this.#pieces[square] ?? "";
      cell.querySelector("svg")?.remove();
      if (letter) {
        cell.append(picture(letter));
      }
      cell.classList.toggle("last", last.slice(0, 2) === square || last.slice(2, 4) === square);
      cell.classList.toggle("check", Boolean(view.check) && letter === king);
      cell.classList.toggle("movable", this.#canPick(square));
    }
    this.#mark();
    this.arrow(this.#arrow);
  }

  #build() {
    this.#root.replaceChildren();
    this.#cells.clear();
    const ranks = this.#flipped ? [1, 2, 3, 4, 5, 6, 7, 8] : [8, 7, 6, 5, 4, 3, 2, 1];
    const files = this.#flipped ? [...FILES].reverse() : [...FILES];
    for (const rank of ranks) {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      for (const file of files) {
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        cell.dataset.square = file + rank;
        cell.className = (FILES.indexOf(file) + rank) % 2 === 1 ? "dark" : "light";
        if (file === files[0]) {
          cell.dataset.rank = rank;
        }
        if (rank === ranks[7]) {
          cell.dataset.file = file;
        }
        this.#cells.set(file + rank, cell);
        row.append(cell);
      }
      this.#root.append(row);
    }
  }

  /** Marks the square that was picked, where its piece can go, and what is said of each square. */
  #mark() {
    const targets = new Set(this.#view.legal.filter((move) => move.move.startsWith(this.#picked || "-"))
      .map((move) => move.move.slice(2, 4)));
    for (const [square, cell] of this.#cells) {
      const letter = this.#pieces[square];
      cell.classList.toggle("picked", square === this.#picked);
      cell.classList.toggle("target", targets.has(square));
      cell.setAttribute("aria-selected", String(square === this.#picked));
      cell.setAttribute("aria-label",
        `${square}, ${letter ? words.piece(letter) : "empty"}${targets.has(square) ? ", can go here" : ""}`);
      cell.tabIndex = square === this.#focus ? 0 : -1;
    }
  }

  #canPick(square) {
    return this.#view.edit ? Boolean(this.#pieces[square])
      : this.#view.legal.some((move) => move.move.startsWith(square));
  }

  #choose(square) {
    if (this.#view.edit) {
      this.#hands.put(square);
    } else if (this.#picked && this.#picked !== square && this.#go(this.#picked, square)) {
      // It is on its way.
    } else if (this.#canPick(square) && this.#picked !== square) {
      this.#picked = square;
      this.#hands.say(`${words.piece(this.#pieces[square])} on ${square} picked up`);
    } else {
      this.#hands.say(this.#picked && this.#picked !== square ? `no legal move to ${square}` : "put back");
      this.#picked = "";
    }
    this.#mark();
  }

  /** True when there is such a move; a promotion is asked for. */
  #go(from, to) {
    const moves = this.#view.legal.filter((move) => move.move.startsWith(from + to));
    if (moves.length === 0) {
      return false;
    }
    this.#picked = "";
    if (moves.length === 1) {
      this.#hands.move(moves[0]);
    } else {
      this.#promote(moves);
    }
    return true;
  }

  /** Asks for the new piece. Its letter chooses it too; Escape leaves the pawn where it is. */
  #promote(moves) {
    const dialog = document.getElementById("promotion");
    const white = this.#view.fen.split(" ")[1] === "w";
    const buttons = [..."qrbn"].flatMap((kind) => moves.filter((move) => move.move[4] === kind)).map((move) => {
      const letter = white ? move.move[4].toUpperCase() : move.move[4];
      const button = document.createElement("button");
      button.setAttribute("aria-label", words.piece(letter));
      button.dataset.kind = move.move[4];
      button.append(picture(letter));
      button.addEventListener("click", () => this.#hands.move(move));
      return button;
    });
    document.getElementById("promotion-pieces").replaceChildren(...buttons);
    dialog.onkeydown = (event) => buttons.find((button) => button.dataset.kind === event.key.toLowerCase())?.click();
    dialog.showModal();
  }

  #onKey(event) {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const step = steps[event.key];
    if (step) {
      const sign = this.#flipped ? -1 : 1;
      const file = FILES.indexOf(this.#focus[0]) + sign * step[0];
      const rank = Number(this.#focus[1]) + sign * step[1];
      if (file >= 0 && file < 8 && rank >= 1 && rank <= 8) {
        this.#focusOn(FILES[file] + rank);
      }
    } else if (event.key === "Enter" || event.key === " ") {
      this.#choose(this.#focus);
    } else if (event.key === "Delete" && this.#view.edit) {
      this.#hands.shift(this.#focus, "");
    } else if (event.key === "Escape") {
      this.#picked = "";
      this.#mark();
    } else {
      return;
    }
    event.preventDefault();
  }

  #focusOn(square) {
    this.#focus = square;
    this.#mark();
    this.#cells.get(square).focus({ preventScroll: false });
  }

  #onDown(event) {
    const cell = event.target.closest("[data-square]");
    if (cell && event.isPrimary && event.button === 0) {
      const square = cell.dataset.square;
      this.#drag = { square, x: event.clientX, y: event.clientY, ghost: null, id: event.pointerId };
      this.#root.setPointerCapture(event.pointerId);
      event.preventDefault();
      this.#focus = square;
      cell.focus({ preventScroll: true });
    }
  }

  #onMove(event) {
    const drag = this.#drag;
    if (!drag || !this.#canPick(drag.square)) {
      return;
    }
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_AFTER) {
      const cell = this.#cells.get(drag.square);
      drag.ghost = picture(this.#pieces[drag.square]);
      drag.ghost.classList.add("ghost");
      drag.ghost.style.width = `${cell.offsetWidth}px`;
      document.body.append(drag.ghost);
      cell.classList.add("lifted");
      this.#picked = this.#view.edit ? "" : drag.square;
      this.#mark();
    }
    if (drag.ghost) {
      drag.ghost.style.left = `${event.clientX}px`;
      drag.ghost.style.top = `${event.clientY}px`;
    }
  }

  #onUp(event) {
    const drag = this.#drag;
    if (!drag) {
      return;
    }
    this.#endDrag();
    if (!drag.ghost) {
      this.#choose(drag.square);
      return;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]");
    const to = under?.dataset.square ?? "";
    this.#picked = "";
    if (this.#view.edit) {
      this.#hands.shift(drag.square, to);
    } else if (to && to !== drag.square && !this.#go(drag.square, to)) {
      this.#hands.say(`no legal move from ${drag.square} to ${to}`);
    }
    this.#mark();
  }

  #endDrag() {
    this.#drag?.ghost?.remove();
    this.#root.querySelector(".lifted")?.classList.remove("lifted");
    this.#drag = null;
  }
}
