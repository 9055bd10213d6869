// Positions and moves in words, for people who hear the page.

const KINDS = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
const ORDER = "kqrbnp";

/** The squares a1 to h8 of a FEN: a letter for each piece, "" where there is none. */
export function squares(fen) {
  const board = {};
  fen.split(" ")[0].split("/").forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      if (/\d/.test(letter)) {
        for (let i = 0; i < Number(letter); i++) {
          board["abcdefgh"[file++] + (8 - index)] = "";
        }
      } else {
        board["abcdefgh"[file++] + (8 - index)] = letter;
      }
    }
  });
  return board;
}

/** Whether a letter of a FEN is a white piece. */
export const isWhite = (letter) => letter === letter.toUpperCase();

/** "white rook". */
export const piece = (letter) => (isWhite(letter) ? "white " : "black ") + KINDS[letter.toLowerCase()];

/** All pieces of both sides, the kings first. */
export function position(fen) {
  const board = squares(fen);
  const side = (white) => {
    const found = Object.entries(board).filter(([, letter]) => letter !== "" && isWhite(letter) === white);
    found.sort((a, b) => ORDER.indexOf(a[1].toLowerCase()) - ORDER.indexOf(b[1].toLowerCase()));
    return found.map(([square, letter]) => `${KINDS[letter.toLowerCase()]} ${square}`).join(", ");
  };
  const mover = fen.split(" ")[1] === "w" ? "White" : "Black";
  return `White: ${side(true)}. Black: ${side(false)}. ${mover} to move.`;
}

/** "Rd8+" as "rook d8, check". */
export function move(san) {
  if (san.startsWith("O-O")) {
    const wing = san.startsWith("O-O-O") ? "castles on the queen's side" : "castles on the king's side";
    return wing + ending(san);
  }
  const parts = san.match(/^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?/);
  if (!parts) {
    return san;
  }
  const [, kind, from, takes, to, promoted] = parts;
  const words = [KINDS[(kind || "P").toLowerCase()], from, takes ? "takes" : "", to];
  if (promoted) {
    words.push("and becomes a", KINDS[promoted.toLowerCase()]);
  }
  return words.filter((word) => word).join(" ") + ending(san);
}

function ending(san) {
  return san.endsWith("#") ? ", mate" : san.endsWith("+") ? ", check" : "";
}

/** "12. Rd8" or "12... Kf7", by the FEN before the move. */
export function numbered(fen, san) {
  const fields = fen.split(" ");
  return `${fields[5] ?? 1}${fields[1] === "w" ? "." : "..."} ${san}`;
}

/** A line of SAN moves with numbers. */
export function line(fen, sans) {
  const fields = fen.split(" ");
  let number = Number(fields[5] ?? 1);
  let white = fields[1] === "w";
  return sans.map((san, index) => {
    const before = white ? `${number}. ` : index === 0 ? `${number}... ` : "";
    number += white ? 0 : 1;
    white = !white;
    return before + san;
  });
}
