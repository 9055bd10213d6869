// What the page asks of the server. The token is in the page's own address, so relative addresses carry it.

const page = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A refusal: its message is for the user, `member` names what was wrong in the request. */
export class Refused extends Error {
  constructor(answer) {
    super(answer.error ?? "the server does not answer as expected");
    this.member = answer.member ?? "";
  }
}

async function post(name, body, signal) {
  let response;
  try {
    response = await fetch(`api/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ page, ...body }),
      signal,
    });
  } catch (problem) {
    if (problem.name === "AbortError") {
      throw problem;
    }
    throw new Refused({ error: "the server does not answer; is it still running?" });
  }
  if (!response.ok) {
    throw new Refused(await response.json().catch(() => ({})));
  }
  return response;
}

/** One question, one answer. */
export async function ask(name, body = {}) {
  return (await post(name, body)).json();
}

/** Asks for some work and hands on its server-sent events: hear(name, data). Returns when the work has ended. */
export async function listen(name, body, hear, signal) {
  const response = await post(name, body, signal);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const events = text.split("\n\n");
    text = events.pop();
    for (const event of events) {
      const fields = event.match(/^event: (.*)\ndata: (.*)$/);
      if (fields) {
        hear(fields[1], JSON.parse(fields[2]));
      }
    }
  }
}

/** Saves a game in PGN as a file. */
export function download(name, pgn) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([pgn], { type: "application/x-chess-pgn" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Tells the server that this page is gone; nobody waits for the answer. */
export function leave() {
  const body = new Blob([JSON.stringify({ page })], { type: "application/json" });
  navigator.sendBeacon("api/leave", body);
}
