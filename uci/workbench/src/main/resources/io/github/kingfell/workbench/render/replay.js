// Shows the boards of a line one at a time. Without it they all stand there, one beside the other. A figure with a name can
// be linked to: from the list of moves, from a graph.
// The arrow keys step through the line that was used last, or through the first one in sight.
const lines = [];
let used = null;
for (const line of document.querySelectorAll(".replay")) {
  const figures = [...line.querySelectorAll("figure")];
  let now = 0;
  const steps = document.createElement("div");
  steps.className = "steps";
  const links = (figure) => (figure.id ? document.querySelectorAll('a[href="#' + figure.id + '"]') : []);
  const show = (index) => {
    links(figures[now]).forEach((link) => link.removeAttribute("aria-current"));
    now = Math.max(0, Math.min(figures.length - 1, index));
    figures.forEach((figure, i) => figure.classList.toggle("now", i === now));
    links(figures[now]).forEach((link) => link.setAttribute("aria-current", "true"));
    place.textContent = now + " of " + (figures.length - 1);
  };
  const button = (text, label, to) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.setAttribute("aria-label", label);
    made.addEventListener("click", () => {
      used = replay;
      show(to());
    });
    steps.append(made);
  };
  const replay = { line, step: (by) => show(now + by) };
  lines.push(replay);
  const place = document.createElement("span");
  place.setAttribute("aria-live", "polite");
  button("|<", "first position", () => 0);
  button("<", "one move back", () => now - 1);
  button(">", "one move on", () => now + 1);
  button(">|", "last position", () => figures.length - 1);
  steps.append(place);
  line.prepend(steps);
  line.classList.add("js");
  line.tabIndex = 0;
  line.addEventListener("focusin", () => (used = replay));
  line.addEventListener("keydown", (event) => {
    const step = { Home: -figures.length, End: figures.length }[event.key];
    if (step) {
      show(now + step);
      event.preventDefault();
    }
  });
  figures.forEach((figure, i) =>
    links(figure).forEach((link) =>
      link.addEventListener("click", (event) => {
        used = replay;
        show(i);
        event.preventDefault();
      })
    )
  );
  show(Math.max(0, figures.findIndex((figure) => figure.id && "#" + figure.id === location.hash)));
}
document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const inSight = ({ line }) => line.getBoundingClientRect().bottom > 0;
  const replay = used || lines.find(inSight);
  if (by && replay && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    replay.step(by);
    event.preventDefault();
  }
});
