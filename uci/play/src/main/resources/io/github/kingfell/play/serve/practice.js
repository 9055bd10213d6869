// Lessons, and drills of endings: a game with a goal, remarks on each move, hints, and a summary. The moves are those
// of the game on the board; the server judges them again at each move.

import { ask } from "./api.js";
import * as words from "./words.js";

const byId = (id) => document.getElementById(id);
const OTHER = { white: "black", black: "white" };

function item(text) {
  const element = document.createElement("li");
  element.textContent = text;
  return element;
}

export class Practice {
  #desk;
  #lessons = [];
  #what = null;
  #side = "";
  #start = "";
  #state = null;
  #judged = null;
  #counts = { hints: 0, takenBack: 0 };
  #steps = { for: "", shown: 0 };
  #ended = false;
  #busy = false;

  /** `desk.game` is played on; `desk.turn(white)` says who sits below; `desk.changed()` keeps the state. */
  constructor(desk) {
    this.#desk = desk;
    byId("lesson-begin").addEventListener("click", () => this.#beginExercise());
    byId("lesson-next").addEventListener("click", () => this.#next());
    byId("drill-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#draw({ ending: byId("ending").value, hold: byId("drill-goal").value === "hold" ? 1 : 0 });
    });
    byId("drill-here").addEventListener("click", () => this.#draw({ fen: desk.game.position.fen }));
    byId("practice-hint").addEventListener("click", () => this.#hint(false));
    byId("practice-show").addEventListener("click", () => this.#hint(true));
    byId("practice-back").addEventListener("click", () => this.#takeBack());
    byId("practice-again").addEventListener("click", () => this.#begin(this.#what, this.#start, this.#side));
    byId("practice-end").addEventListener("click", () => this.#end());
    this.#offerLessons();
    this.#write();
  }

  get isOn() { return this.#what !== null; }
  get isOver() { return Boolean(this.#state?.over) || this.#ended; }

  /** Whether the user may move now. After the end, side lines can be tried. */
  get mayMove() {
    const game = this.#desk.game;
    return !this.isOn || (this.isOver ? !game.isAtEnd : game.isAtEnd && this.#state?.turn === "user" && !this.#busy);
  }

  /** For the address. */
  get state() {
    if (!this.isOn) {
      return {};
    }
    const { lesson, exercise, goal, side } = this.#what;
    return {
      lesson: lesson && `${lesson}.${exercise}`, goal, side, hints: this.#counts.hints || "", back: this.#counts.takenBack || "",
      ended: this.#ended ? 1 : "",
    };
  }

  /** Takes up a lesson or a drill from the address. */
  restore(fields) {
    const [lesson, exercise] = (fields.lesson ?? "").split(".");
    if (lesson && Number(exercise) > 0) {
      this.#what = { lesson, exercise: Number(exercise) };
    } else if (["win", "hold"].includes(fields.goal) && fields.side in OTHER) {
      this.#what = { fen: this.#desk.game.start, goal: fields.goal, side: fields.side };
    } else {
      return;
    }
    this.#start = this.#desk.game.start;
    this.#counts = { hints: Number(fields.hints) || 0, takenBack: Number(fields.back) || 0 };
    this.#ended = fields.ended === "1";
    this.onGame();
  }

  /** It is given up. */
  leave() {
    this.#what = null;
    this.#forget();
    this.#write();
  }

  #forget() {
    this.#state = null;
    this.#judged = null;
    this.#counts = { hints: 0, takenBack: 0 };
    this.#steps = { for: "", shown: 0 };
    this.#ended = false;
    this.#tell("");
    byId("practice-error").textContent = "";
  }

  /** Told when the game changes: has new moves judged, and asks for the opponent's move. */
  async onGame() {
    const game = this.#desk.game;
    if (this.isOn && game.start !== this.#start) {
      this.leave();
    }
    if (this.isOn && this.#judged !== game.all.join(" ")) {
      await this.#judge();
    }
  }

  async #judge() {
    const game = this.#desk.game;
    const what = this.#what;
    const moves = game.all;
    this.#judged = moves.join(" ");
    const state = await this.#ask("practice", { moves, ...this.#counts, ...(this.#ended ? { end: 1 } : {}) });
    if (!state || what !== this.#what || this.#judged !== moves.join(" ")) {
      return;
    }
    this.#state = state;
    this.#side = state.side;
    this.#write();
    this.#desk.show();
    this.#desk.changed();
    const last = state.moves[state.moves.length - 1];
    const said = last?.remarks.join(" ");
    if (said) {
      this.#desk.say(`${words.move(last.san)}. ${said}`);
    }
    if (state.over) {
      this.#desk.say([said, ...state.summary].filter(Boolean).join(". "));
    } else if (state.turn === "opponent" && !this.#ended) {
      await this.#reply(what, moves);
    }
  }

  async #reply(what, moves) {
    const reply = await this.#ask("practice/reply", { moves });
    if (reply && what === this.#what && this.#judged === moves.join(" ")) {
      await this.#desk.game.goMain();
      await this.#desk.game.play([reply.move]);
    }
  }

  /** A question about this exercise; null when it was refused. */
  async #ask(name, body) {
    this.#busy = true;
    try {
      return await ask(name, { ...this.#what, ...body });
    } catch (refused) {
      byId("practice-error").textContent = refused.message;
      return null;
    } finally {
      this.#busy = false;
    }
  }

  async #begin(what, fen, side) {
    this.#desk.leaveGames();
    await this.#desk.game.set(fen);
    this.#what = what;
    this.#start = this.#desk.game.start;
    this.#side = side;
    this.#forget();
    this.#desk.turn(side === "white");
    await this.onGame();
    if (this.#state) {
      this.#desk.say(`${this.#state.task}. ${this.#state.remark}`);
    }
  }

  #beginExercise() {
    const exercise = this.#lessons[Number(byId("lesson").value)];
    if (exercise) {
      this.#begin({ lesson: exercise.lesson, exercise: exercise.number }, exercise.fen, exercise.side);
    }
  }

  #next() {
    const list = byId("lesson");
    list.selectedIndex = Math.min(list.selectedIndex + 1, list.options.length - 1);
    this.#beginExercise();
  }

  /** Begins with a position of an ending, or with that of the board. */
  async #draw(asked) {
    byId("practice-error").textContent = "";
    this.#tell("Looking for a position …");
    try {
      const drawn = await ask("practice/new", asked);
      await this.#begin({ fen: drawn.fen, goal: drawn.goal, side: drawn.side }, drawn.fen, drawn.side);
    } catch (refused) {
      this.#tell("");
      byId("practice-error").textContent = refused.message;
    }
  }

  /** Each step says more; at once the move itself where it is asked for. */
  async #hint(wholly) {
    const moves = this.#desk.game.all;
    const hint = await this.#ask("practice/hint", { moves });
    if (hint) {
      const shown = this.#steps.for === moves.join(" ") ? this.#steps.shown : 0;
      const step = wholly ? hint.steps.length - 1 : Math.min(shown, hint.steps.length - 1);
      this.#steps = { for: moves.join(" "), shown: step + 1 };
      this.#counts.hints++;
      this.#tell(`Hint ${step + 1} of ${hint.steps.length}: ${hint.steps[step]}`);
      this.#desk.say(byId("practice-told").textContent);
      this.#desk.changed();
    }
  }

  /** Back to the user's last decision. */
  async #takeBack() {
    const game = this.#desk.game;
    await game.goMain();
    const steps = game.position.side === this.#side ? 2 : 1;
    if (game.length < steps) {
      byId("practice-error").textContent = "There is no move to take back.";
      return;
    }
    this.#counts.takenBack++;
    this.#ended = false;
    this.#tell("");
    byId("practice-error").textContent = "";
    await game.cut(game.length - steps);
  }

  #end() {
    this.#ended = true;
    this.#judge();
  }

  #tell(text) {
    byId("practice-told").textContent = text;
  }

  #write() {
    const state = this.#state;
    const on = this.isOn && state !== null;
    byId("practice-state").hidden = !on;
    for (const id of ["practice-hint", "practice-show"]) {
      byId(id).disabled = !on || this.isOver || state.turn !== "user";
    }
    byId("practice-back").disabled = !on;
    byId("practice-again").disabled = !on;
    byId("practice-end").disabled = !on || this.isOver;
    byId("lesson-next").hidden = !this.#what?.lesson;
    byId("practice-title").textContent = on ? [state.title, state.task].filter(Boolean).join(": ") : "";
    byId("practice-remark").textContent = on ? state.remark : "";
    byId("practice-summary").replaceChildren(...(state?.summary ?? []).map(item));
    byId("practice-moments").replaceChildren(...(state?.moments ?? []).map((moment) => {
      const element = item([moment.sentence, moment.reason && `The book: ${moment.reason}`].filter(Boolean).join(". "));
      element.className = moment.fault ? "bad" : "";
      return element;
    }));
    byId("practice-remarks").replaceChildren(...(state?.moves ?? []).flatMap((move, index) => (move.remarks.length > 0
      ? [this.#remark(move, index)] : [])));
  }

  /** The move is a button that shows the position before it. */
  #remark(move, index) {
    const element = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    button.textContent = words.numbered(this.#desk.game.mainFen(index), move.san);
    button.title = "Show the position before this move";
    button.addEventListener("click", () => this.#desk.game.goMain(index));
    // The coach names the move too.
    const said = move.remarks.map((remark) => remark.replace(/^\d+\.+ \S+: /, ""));
    element.append(button, ` ${said.join(" ")}`);
    return element;
  }

  async #offerLessons() {
    try {
      const { lessons } = await ask("lessons");
      byId("lesson").replaceChildren(...lessons.map((lesson) => {
        const group = document.createElement("optgroup");
        group.label = lesson.title;
        group.append(...lesson.exercises.map((exercise, index) => {
          const option = document.createElement("option");
          option.value = String(this.#lessons.push({ ...exercise, lesson: lesson.name, number: index + 1 }) - 1);
          option.textContent = exercise.title || exercise.task;
          option.selected = this.#what?.lesson === lesson.name && this.#what.exercise === index + 1;
          return option;
        }));
        return group;
      }));
    } catch (problem) {
      byId("practice-error").textContent = problem.message;
    }
  }
}
