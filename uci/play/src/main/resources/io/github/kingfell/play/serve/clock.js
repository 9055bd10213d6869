// The clocks of a game. They run by the time of day and are kept for the tab, so a reload does not stop them.

import * as kept from "./kept.js";

const KEY = "clock";

/** "4:07", and tenths in the last ten seconds. */
export function format(millis) {
  const left = Math.max(0, millis);
  if (left < 10000) {
    return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  }
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export class Clock {
  #state = null;

  /** Both sides of a game get `base` milliseconds, and `increment` after each move. */
  set(game, base, increment) {
    this.#state = { game, white: base, black: base, increment, running: "", since: 0 };
    this.#keep();
  }

  /** Takes back what the tab kept; false when it kept no clock of this game. */
  restore(game) {
    this.#state = kept.load(KEY);
    return this.#state?.game === game;
  }

  get increment() { return this.#state.increment; }

  left(side) {
    const state = this.#state;
    return state[side] - (state.running === side ? Date.now() - state.since : 0);
  }

  /** Starts the clock of a side. The one that ran is stopped, and gains the increment when its side has moved. */
  start(side, hasMoved) {
    const state = this.#state;
    if (state.running === side) {
      return;
    }
    this.stop(hasMoved);
    state.running = side;
    state.since = Date.now();
    this.#keep();
  }

  stop(hasMoved = false) {
    const state = this.#state;
    if (state?.running) {
      state[state.running] = this.left(state.running) + (hasMoved ? state.increment : 0);
      state.running = "";
      this.#keep();
    }
  }

  #keep() {
    kept.save(KEY, this.#state);
  }
}
