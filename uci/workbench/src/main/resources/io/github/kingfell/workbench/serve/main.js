// Brings board, game and panels together.

import { leave } from "./api.js";
import { Board } from "./board.js";
import { Game } from "./game.js";
import { Search } from "./search.js";
import { SetUp } from "./setup.js";
import { Tree } from "./tree.js";
import { Drill } from "./drill.js";
import * as words from "./words.js";

const byId = (id) => document.getElementById(id);
const FIRST = "8/8/8/4k3/8/8/8/R3K3 w - - 0 1";

const say = (text) => {
  byId("status").textContent = text.charAt(0).toUpperCase() + text.slice(1);
};

const board = new Board(byId("board"), {
  move: (move) => played(move),
  put: (square) => setUp.put(square),
  shift: (from, to) => setUp.shift(from, to),
  say,
});

const game = new Game(() => {
  setUp.read(game.position.fen);
  search.compare();
  writeMoves();
  show();
  sayTurn();
});

const desk = {
  game,
  say,
  show,
  showDraft: () => (panel === "setup" ? show() : undefined),
  toGame: () => {
    ({ tree, drill })[panel]?.clear();
  },
  turn: (white) => board.turn(white),
  walkProof: () => {
    choose("tree");
    return tree.walkProof();
  },
};
const setUp = new SetUp(desk);
const search = new Search(desk);
desk.search = search;
const tree = new Tree(desk);
const drill = new Drill(desk);
let panel = "search";

/** The panel that is open decides what the board shows, and who gets the moves made on it. */
function view() {
  const own = { tree: () => tree.view(), drill: () => drill.view(), setup: () => setUp.view() }[panel]?.();
  const position = game.position;
  return own ?? { fen: position.fen, legal: position.legal, last: game.last, check: position.check };
}

function show() {
  if (game.position) {
    const shown = view();
    board.show(shown);
    // The buttons step through the game, or through the tree; in a drill there is no way back.
    const own = panel === "setup" || ({ tree, drill })[panel]?.view();
    byId("moves").hidden = Boolean(own);
    document.body.classList.toggle("walking", panel === "tree" && Boolean(own));
    for (const id of ["first", "last"]) {
      byId(id).disabled = Boolean(own);
    }
    for (const id of ["back", "forward"]) {
      byId(id).disabled = Boolean(own) && panel !== "tree";
    }
    byId("words").textContent = words.position(shown.fen);
    byId("fen").value = shown.fen;
  }
}

function sayTurn() {
  const { side, end, check } = game.position;
  const last = game.ply > 0 ? `${words.move(game.played[game.ply - 1].san)}. ` : "";
  const mover = side === "white" ? "White" : "Black";
  say(last + (end ? `The game is over: ${end}.` : `${mover} to move${check ? ", in check" : ""}.`));
}

async function played(move) {
  if (panel === "tree" && tree.view()) {
    await tree.play(move);
  } else if (panel === "drill" && drill.view()) {
    await drill.play(move);
  } else {
    await game.play([move.move]).catch((refused) => say(refused.message));
  }
}

function writeMoves() {
  byId("moves").replaceChildren(...game.played.map((move, index) => {
    const before = index === 0 ? game.start : game.played[index - 1].fen;
    const white = before.split(" ")[1] === "w";
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    button.textContent = white || index === 0 ? words.numbered(before, move.san) : move.san;
    button.setAttribute("aria-current", String(index + 1 === game.ply));
    button.addEventListener("click", () => game.go(index + 1));
    item.append(button);
    return item;
  }));
}

function step(forward) {
  return panel === "tree" && tree.view() ? tree.step(forward) : game.go(game.ply + (forward ? 1 : -1));
}

function choose(name) {
  panel = name;
  for (const tab of byId("tabs").children) {
    const chosen = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    byId(tab.getAttribute("aria-controls")).hidden = !chosen;
  }
  show();
}

byId("tabs").addEventListener("click", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (tab) {
    choose(tab.getAttribute("aria-controls"));
  }
});
byId("tabs").addEventListener("keydown", (event) => {
  const tabs = [...byId("tabs").children];
  const steps = { ArrowRight: 1, ArrowLeft: tabs.length - 1 };
  if (event.key in steps) {
    const next = tabs[(tabs.indexOf(event.target) + steps[event.key]) % tabs.length];
    next.focus();
    choose(next.getAttribute("aria-controls"));
    event.preventDefault();
  }
});
byId("first").addEventListener("click", () => game.go(0));
byId("back").addEventListener("click", () => step(false));
byId("forward").addEventListener("click", () => step(true));
byId("last").addEventListener("click", () => game.go(game.played.length));
byId("flip").addEventListener("click", () => board.flip());
addEventListener("pagehide", leave);

game.set(FIRST).catch((refused) => say(refused.message));
