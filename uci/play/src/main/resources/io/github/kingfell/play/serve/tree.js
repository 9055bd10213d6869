// A tree of answers to walk through: the proof of a mate, or the book's forcing tree. Its nodes come one by one.

import { ask } from "./api.js";
import { within } from "./search.js";
import * as words from "./words.js";

const byId = (id) => document.getElementById(id);

export class Tree {
  #desk;
  #items = new Map();
  #current = null;

  /** `desk.show()` shows the board of this panel again; `desk.search.start` searches. */
  constructor(desk) {
    this.#desk = desk;
    byId("prove").addEventListener("click", () => this.#prove());
    byId("prove-stop").addEventListener("click", () => ask("stop").catch(() => {}));
    byId("explain").addEventListener("click", () => this.#explain());
    byId("tree-root").addEventListener("keydown", (event) => this.#onKey(event));
    byId("tree-root").addEventListener("click", (event) => this.#onClick(event));
  }

  /** What the board shows while this panel is open; null without a tree. */
  view() {
    const item = this.#current;
    if (!item) {
      return null;
    }
    const last = item.node.answer?.move ?? item.path[item.path.length - 1] ?? "";
    return { fen: item.node.fen, last, legal: item.replies?.map((reply) => reply.reply) ?? [], check: /[+#]$/.test(item.node.answer?.san ?? "") };
  }

  /** A reply of the defender, made on the board. */
  async play(move) {
    const item = this.#current;
    await this.#open(item);
    this.#select(this.#items.get([...item.path, move.move].join(" ")));
  }

  /** Towards the root, or along the first reply. */
  async step(forward) {
    const item = this.#current;
    if (item && forward) {
      await this.#open(item);
      this.#select(item.children()[0] ?? item);
    } else if (item?.parent) {
      this.#select(item.parent);
    }
  }

  async #prove() {
    this.clear();
    this.#desk.show();
    byId("tree-title").textContent = "Searching for a mate …";
    byId("prove-stop").hidden = false;
    const end = await this.#desk.search.start({ mode: "mate", amount: 60, lines: 1 });
    byId("prove-stop").hidden = true;
    byId("tree-title").textContent = "";
    if (end?.proof) {
      await this.walkProof();
    } else {
      byId("tree-error").textContent = end ? "No mate was proved; see the search panel." : "No search.";
    }
  }

  async walkProof() {
    await this.#load(ask("proof"), (answer) => {
      const white = answer.moves > 0 === (answer.tree.before.split(" ")[1] === "w");
      return answer.moves === 0 ? "Checkmate already"
        : `${white ? "White" : "Black"} mates ${within(Math.abs(answer.moves))}: a proof`;
    });
  }

  async #explain() {
    const game = this.#desk.game;
    await this.#load(ask("explain", { fen: game.start, moves: game.moves }),
      (answer) => (answer.tree ? "The book's forcing tree" : "The book has no tree here"));
  }

  /** The tree is put away, and the board shows the game again. */
  clear() {
    this.#items.clear();
    this.#current = null;
    byId("tree-root").replaceChildren();
    byId("tree-text").replaceChildren();
    byId("tree-title").textContent = "";
    byId("tree-error").textContent = "";
  }

  async #load(asked, title) {
    try {
      const answer = await asked;
      this.clear();
      byId("tree-title").textContent = title(answer);
      byId("tree-text").replaceChildren(...(answer.sentences ?? []).map((sentence) => {
        const item = document.createElement("li");
        item.textContent = sentence;
        return item;
      }));
      if (answer.tree) {
        const root = this.#add(answer.tree, [], null, byId("tree-root"));
        this.#fill(root, answer.tree.replies);
        this.#select(root);
      } else {
        this.#desk.show();
      }
      this.#desk.say(byId("tree-title").textContent);
    } catch (problem) {
      byId("tree-error").textContent = problem.message;
    }
  }

  #add(node, path, parent, list) {
    const element = document.createElement("li");
    element.setAttribute("role", "treeitem");
    element.setAttribute("aria-level", String(path.length + 1));
    element.tabIndex = -1;
    element.dataset.path = path.join(" ");
    const label = this.#label(node, parent);
    // Otherwise its name would be that of all that is below it.
    element.setAttribute("aria-label", label.textContent);
    element.append(label);
    if (node.count > 0) {
      element.setAttribute("aria-expanded", "false");
      const group = document.createElement("ul");
      group.setAttribute("role", "group");
      group.hidden = true;
      element.append(group);
    }
    list.append(element);
    const item = { node, path, parent, element, replies: null };
    item.children = () => (item.replies ?? []).map((reply) => this.#items.get([...path, reply.reply.move].join(" ")));
    this.#items.set(element.dataset.path, item);
    return item;
  }

  /** "1... Kf7 2. Rd7+ mate next move". */
  #label(node, parent) {
    const label = document.createElement("span");
    label.className = "node";
    if (node.reply) {
      label.append(words.numbered(parent.node.fen, node.reply.san), " ");
    }
    if (node.answer) {
      const answer = document.createElement("b");
      answer.textContent = words.numbered(node.before, node.answer.san);
      label.append(answer, " ");
    }
    const remark = document.createElement("span");
    remark.className = "remark";
    remark.textContent = node.remark;
    label.append(remark);
    return label;
  }

  #fill(item, replies) {
    const group = item.element.querySelector("[role=group]");
    item.replies = replies;
    for (const reply of replies) {
      this.#add(reply, [...item.path, reply.reply.move], item, group);
    }
  }

  async #open(item) {
    if (item.node.count === 0) {
      return;
    }
    if (!item.replies) {
      const answer = await ask("node", { path: item.path });
      if (!item.replies) {
        this.#fill(item, answer.replies);
      }
    }
    item.element.setAttribute("aria-expanded", "true");
    item.element.querySelector("[role=group]").hidden = false;
  }

  #close(item) {
    item.element.setAttribute("aria-expanded", "false");
    item.element.querySelector("[role=group]").hidden = true;
  }

  async #select(item, focus = false) {
    if (!item) {
      return;
    }
    const old = this.#current;
    old?.element.setAttribute("aria-selected", "false");
    if (old) {
      old.element.tabIndex = -1;
    }
    this.#current = item;
    item.element.setAttribute("aria-selected", "true");
    item.element.tabIndex = 0;
    if (focus) {
      item.element.focus({ preventScroll: true });
    }
    await this.#open(item);
    item.element.firstChild.scrollIntoView({ block: "nearest" });
    if (this.#current === item) {
      this.#desk.show();
      const san = item.node.answer?.san;
      this.#desk.say([item.node.reply && words.move(item.node.reply.san), san && words.move(san), item.node.remark]
        .filter((part) => part).join("; "));
    }
  }

  #onClick(event) {
    const element = event.target.closest("[role=treeitem]");
    const item = element && this.#items.get(element.dataset.path);
    if (!item) {
      return;
    }
    const isOpen = element.getAttribute("aria-expanded") === "true";
    if (item === this.#current && isOpen) {
      this.#close(item);
    } else {
      this.#select(item, true);
    }
  }

  #onKey(event) {
    const item = this.#current;
    const shown = [...byId("tree-root").querySelectorAll("[role=treeitem]")].filter((element) => !element.closest("[hidden]"));
    const place = shown.indexOf(item?.element);
    const isOpen = item?.element.getAttribute("aria-expanded") === "true";
    const at = (index) => this.#items.get(shown[index]?.dataset.path);
    switch (event.key) {
      case "ArrowDown": this.#select(at(place + 1), true); break;
      case "ArrowUp": this.#select(at(place - 1), true); break;
      case "Home": this.#select(at(0), true); break;
      case "End": this.#select(at(shown.length - 1), true); break;
      case "ArrowRight": isOpen ? this.#select(item.children()[0], true) : this.#open(item); break;
      case "ArrowLeft": isOpen ? this.#close(item) : this.#select(item.parent, true); break;
      case "Enter": case " ": isOpen ? this.#close(item) : this.#open(item); break;
      default: return;
    }
    event.preventDefault();
  }
}
