// Brings board, game and panels together.

import { leave } from "./api.js";
import { Board } from "./board.js";
import { Game } from "./game.js";
import { Search } from "./search.js";
import { SetUp } from "./setup.js";
import { Tree } from "./tree.js";
import { Play } from "./play.js";
import { Practice } from "./practice.js";
import { Problem } from "./problem.js";
import { Review } from "./review.js";
import { MoveList } from "./moves.js";
import { Pasted } from "./pasted.js";
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
  moves.write();
  show();
  sayTurn();
  play.onGame();
  practice.onGame();
  search.onGame();
  problem.onGame();
  review.onGame();
});

const desk = {
  game,
  say,
  show,
  showDraft: () => (panel === "setup" ? show() : undefined),
  toGame: () => {
    if (panel === "tree") {
      tree.clear();
    }
  },
  turn: (white) => board.turn(white),
  mayMove: () => play.mayMove && practice.mayMove,
  isThinking: () => play.isThinking,
  /** Whether the engine is needed elsewhere, or must not help. */
  isPlaying: () => play.isOn || practice.isOn && !practice.isOver || review.isRunning || problem.isRunning,
  isOpen: (name) => panel === name,
  leaveGames: () => {
    play.leave();
    practice.leave();
  },
  players: () => (play.isGame ? play.players : pasted.players(game.start)),
  point,
  changed: () => {
    keep();
    if (game.position) {
      search.onGame();
    }
  },
  open: choose,
  walkProof: () => {
    choose("tree");
    return tree.walkProof();
  },
};
const setUp = new SetUp(desk);
const moves = new MoveList(game);
const search = new Search(desk);
desk.search = search;
const tree = new Tree(desk);
const play = new Play(desk);
const practice = new Practice(desk);
const problem = new Problem(desk);
const review = new Review(desk);
const pasted = new Pasted(desk, problem);
let panel = "search";

/** The panel that is open decides what the board shows, and who gets the moves made on it. */
function view() {
  const own = { tree: () => tree.view(), setup: () => setUp.view() }[panel]?.();
  const position = game.position;
  return own ?? { fen: position.fen, legal: desk.mayMove() ? position.legal : [], last: game.last, check: position.check };
}

function show() {
  if (game.position) {
    const shown = view();
    board.show(shown);
    // The buttons step through the game, or through the tree.
    const own = panel === "setup" || (panel === "tree" && tree.view());
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

/** The arrow of the best move that the open panel knows. */
function point() {
  const best = { search: () => search.best(game.position.fen), problem: () => problem.best(game.position.fen),
    review: () => review.best(game) }[panel];
  board.arrow(best && game.position ? best() : "");
}

/** Keeps the state in the address. */
function keep() {
  if (game.position) {
    address.write({
      fen: game.start,
      moves: game.text.replaceAll(" ", ","),
      ply: game.isMain && !game.isAtEnd ? game.ply : "",
      at: game.isMain ? "" : game.moves.join(","),
      panel: panel === "search" ? "" : panel,
      flip: board.flipped ? 1 : "",
      ...play.state,
      ...practice.state,
      ...search.state,
      ...problem.state,
    });
  }
}

/** Brings back the state of the address; without one, the first position. */
async function restore() {
  const fields = address.read();
  const ply = fields.ply === undefined ? Infinity : Number(fields.ply);
  desk.leaveGames();
  search.restore({});
  problem.restore(fields);
  try {
    await game.set(fields.fen ?? FIRST, (fields.moves ?? "").replaceAll(",", " "), fields.at ? fields.at.split(",") : ply);
  } catch (refused) {
    await game.set(FIRST);
    say(`The address has no legal position: ${refused.message}`);
    return;
  }
  play.restore(fields);
  practice.restore(fields);
  search.restore(fields);
  search.onGame();
  board.turn(fields.flip !== "1");
  if (byId(`tab-${fields.panel}`)) {
    choose(fields.panel);
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
  const last = game.place.san ? `${words.move(game.place.san)}. ` : "";
  const mover = side === "white" ? "White" : "Black";
  say(last + (end ? `The game is over: ${end}.` : `${mover} to move${check ? ", in check" : ""}.`));
}

async function played(move) {
  if (panel === "tree" && tree.view()) {
    await tree.play(move);
  } else {
    await game.play([move.move]).catch((refused) => say(refused.message));
  }
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
  if (game.position) {
    search.onGame();
  }
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
byId("leave-side").addEventListener("click", () => game.leaveSide());
byId("drop-side").addEventListener("click", () => game.dropSide());
document.addEventListener("keydown", onKey);
addEventListener("hashchange", restore);
addEventListener("pagehide", leave);

restore().catch((refused) => say(refused.message));
