// Brings board, game and panels together.

import { ask, leave } from "./api.js";
import { Board } from "./board.js";
import { Game } from "./game.js";
import { Search } from "./search.js";
import { SetUp } from "./setup.js";
import { Tree } from "./tree.js";
import { Drill } from "./drill.js";
import { Play } from "./play.js";
import * as address from "./address.js";
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
  play.onGame();
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
  mayMove: () => play.mayMove,
  isThinking: () => play.isThinking,
  point,
  changed: keep,
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
const play = new Play(desk);
let panel = "search";

/** The panel that is open decides what the board shows, and who gets the moves made on it. */
function view() {
  const own = { tree: () => tree.view(), drill: () => drill.view(), setup: () => setUp.view() }[panel]?.();
  const position = game.position;
  return own ?? { fen: position.fen, legal: play.mayMove ? position.legal : [], last: game.last, check: position.check };
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
    point();
  }
}

/** The arrow of the best move, in the panel of the search. */
function point() {
  board.arrow(panel === "search" && game.position ? search.best(game.position.fen) : "");
}

/** Keeps the state in the address. */
function keep() {
  if (game.position) {
    address.write({
      fen: game.start,
      moves: game.all.join(","),
      ply: game.ply < game.length ? game.ply : "",
      panel: panel === "search" ? "" : panel,
      flip: board.flipped ? 1 : "",
      ...play.state,
    });
  }
}

/** Brings back the state of the address; without one, the first position. */
async function restore() {
  const fields = address.read();
  const moves = fields.moves ? fields.moves.split(",") : [];
  const ply = fields.ply === undefined ? moves.length : Number(fields.ply);
  play.leave();
  try {
    await game.set(fields.fen ?? FIRST, moves, Number.isInteger(ply) ? ply : moves.length);
  } catch (refused) {
    await game.set(FIRST);
    say(`The address has no legal position: ${refused.message}`);
    return;
  }
  play.restore(fields);
  board.turn(fields.flip !== "1");
  if (byId(`tab-${fields.panel}`)) {
    choose(fields.panel);
  }
}

/** Loads a pasted FEN, problem or game. */
async function paste(text) {
  byId("paste-error").textContent = "";
  try {
    const read = await ask("read", { text });
    play.leave();
    desk.toGame();
    await game.set(read.fen, read.moves);
    if (read.mate) {
      choose("search");
      await search.mate(read.mate);
    } else if (read.title) {
      say(`${read.title}, ${read.result}. ${read.moves.length} half-moves loaded.`);
    }
  } catch (refused) {
    byId("paste-error").textContent = refused.message;
  }
}

/** Arrow keys step through the game wherever they have no other meaning; on the board, with Shift. */
function onKey(event) {
  const taken = event.target.closest("input, select, textarea, [role=tablist], [role=tree], dialog, #tree-text, a");
  const onBoard = event.target.closest("[role=gridcell]");
  const step = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" }[event.key];
  if (!step || taken || event.altKey || event.ctrlKey || event.metaKey || (onBoard && !event.shiftKey)) {
    return;
  }
  if (!byId(step).disabled) {
    byId(step).click();
  }
  event.preventDefault();
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
  keep();
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
byId("last").addEventListener("click", () => game.go(game.length));
byId("flip").addEventListener("click", () => {
  board.flip();
  keep();
});
byId("paste-form").addEventListener("submit", (event) => {
  event.preventDefault();
  paste(byId("pasted").value);
});
document.addEventListener("keydown", onKey);
addEventListener("hashchange", restore);
addEventListener("pagehide", leave);

restore().catch((refused) => say(refused.message));
