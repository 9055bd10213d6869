package io.github.kingfell.problems.proofgame;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * Least numbers of moves and captures of a single piece on a board with nothing but the pieces that never move: pawns
 * that the diagram has where they began, and pieces that these have locked in.
 */
@Hot
final class DiagramReach {
    /** What a promoted pawn has become comes after the kinds. */
    private static final int FORMS = 2 * Piece.KING + 1;

    private static final byte FAR = 100;

    private final Position start;
    private final Position diagram;

    /** The side that only passes, or -1. */
    private final int idle;

    /** Moves by colour, form, from and to. */
    private final byte[] moves = new byte[2 * FORMS << 12];

    /** Captures of a pawn that becomes or stays what the form says. */
    private final byte[] captures = new byte[2 * FORMS << 12];

    private long fixed;

    /** @param idle a side that makes no moves, or -1 */
    DiagramReach(Position start, Position diagram, int idle) {
        this.start = start;
        this.diagram = diagram;
        this.idle = idle;
        for (int square = 0; square < 64; square++) {
            if (isFixedFromTheStart(square)) {
                fixed |= Bitboard.of(square);
            }
        }
        long before;
        do {
            before = fixed;
            measureAll();
            fixed |= locked();
        } while (fixed != before);
    }

    private boolean isFixedFromTheStart(int square) {
        int piece = start.pieceAt(square);
        if (piece == Piece.NONE || diagram.pieceAt(square) != piece) {
            return false;
        }
        int color = Piece.color(piece);
        return color == idle || Piece.kind(piece) == Piece.PAWN && Square.rank(square) == 1 + 5 * color;
    }

    /** Returns the pieces of the diagram that no piece like them can have replaced. */
    private long locked() {
        long locked = 0;
        for (long rest = diagram.occupied() & ~fixed; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int piece = diagram.pieceAt(square);
            if (start.pieceAt(square) == piece && isLocked(piece, square)) {
                locked |= Bitboard.of(square);
            }
        }
        return locked;
    }

    private boolean isLocked(int piece, int square) {
        int kind = Piece.kind(piece);
        if (kind == Piece.PAWN || kind == Piece.KING) {
            return false;
        }
        int color = Piece.color(piece);
        for (long rest = ~(fixed | Bitboard.of(square)); rest != 0; rest = Bitboard.rest(rest)) {
            int from = Bitboard.first(rest);
            if (moves(color, kind, kind, from, square) < FAR || moves(color, Piece.PAWN, kind, from, square) < FAR) {
                return false;
            }
        }
        return true;
    }

    /** Returns the squares whose pieces never move and are never taken. */
    long fixed() {
        return fixed;
    }

    /** Returns the least number of moves, or {@link CheapestPairs#NEVER}. */
    int moves(int color, int kind, int wanted, int from, int to) {
        int moves =
                kind == wanted || kind == Piece.PAWN ? this.moves[place(color, form(kind, wanted), from) | to] : FAR;
        return moves < FAR ? moves : CheapestPairs.NEVER;
    }

    /** Returns the least number of captures, or {@link CheapestPairs#NEVER}. */
    int captures(int color, int kind, int wanted, int from, int to) {
        if (kind != Piece.PAWN) {
            return kind == wanted ? 0 : CheapestPairs.NEVER;
        }
        int captures = this.captures[place(color, form(kind, wanted), from) | to];
        return captures < FAR ? captures : CheapestPairs.NEVER;
    }

    private static int form(int kind, int wanted) {
        return kind == wanted ? kind : Piece.KING + wanted;
    }

    private static int place(int color, int form, int from) {
        return (color * FORMS + form) << 12 | from << 6;
    }

    private void measureAll() {
        Arrays.fill(moves, FAR);
        Arrays.fill(captures, FAR);
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int from = 0; from < 64; from++) {
                for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
                    measure(color, kind, from);
                }
                measurePawn(color, from);
            }
            for (int from = 0; from < 64; from++) {
                for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                    measurePromoted(color, kind, from);
                }
            }
        }
    }

    /** Counts breadth first. */
    private void measure(int color, int kind, int from) {
        int start = place(color, kind, from);
        long open = ~fixed & ~(kind == Piece.KING ? guarded(color ^ 1) : 0);
        long last = Bitboard.of(from);
        long reached = last;
        moves[start | from] = 0;
        for (int count = 1; last != 0; count++) {
            long next = 0;
            for (; last != 0; last = Bitboard.rest(last)) {
                next |= Attacks.of(kind, Bitboard.first(last), fixed);
            }
            last = next & open & ~reached;
            reached |= last;
            for (long rest = last; rest != 0; rest = Bitboard.rest(rest)) {
                moves[start | Bitboard.first(rest)] = (byte) count;
            }
        }
    }

    /** Returns the squares that fixed pawns and knights of a side guard. */
    private long guarded(int color) {
        long guarded = 0;
        for (long rest = fixed & start.color(color); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int kind = Piece.kind(start.pieceAt(square));
            if (kind == Piece.PAWN) {
                guarded |= Attacks.pawn(color, square);
            } else if (kind == Piece.KNIGHT) {
                guarded |= Attacks.knight(square);
            }
        }
        return guarded;
    }

    /** Goes forward rank by rank. */
    private void measurePawn(int color, int from) {
        int start = place(color, Piece.PAWN, from);
        moves[start | from] = 0;
        captures[start | from] = 0;
        int forward = Color.forward(color);
        for (int rank = Square.rank(from); rank != 7 - 7 * color; rank += forward / 8) {
            for (int file = 0; file < 8; file++) {
                int square = Square.of(file, rank);
                if (moves[start | square] == FAR) {
                    continue;
                }
                for (long rest = Attacks.pawn(color, square); rest != 0; rest = Bitboard.rest(rest)) {
                    step(start, square, Bitboard.first(rest), 1);
                }
                boolean free = step(start, square, square + forward, 0);
                if (free && rank == 1 + 5 * color) {
                    step(start, square, square + 2 * forward, 0);
                }
            }
        }
    }

    /** Returns whether the square can be entered. */
    private boolean step(int start, int from, int to, int taken) {
        if (Bitboard.contains(fixed, to)) {
            return false;
        }
        moves[start | to] = (byte) Math.min(moves[start | to], moves[start | from] + 1);
        captures[start | to] = (byte) Math.min(captures[start | to], captures[start | from] + taken);
        return true;
    }

    private void measurePromoted(int color, int kind, int from) {
        int pawn = place(color, Piece.PAWN, from);
        int start = place(color, form(Piece.PAWN, kind), from);
        for (int file = 0; file < 8; file++) {
            int place = Square.of(file, 7 - 7 * color);
            if (moves[pawn | place] == FAR || place == from) {
                continue;
            }
            for (int to = 0; to < 64; to++) {
                int after = moves[place(color, kind, place) | to];
                if (after < FAR) {
                    moves[start | to] = (byte) Math.min(moves[start | to], moves[pawn | place] + after);
                    captures[start | to] = (byte) Math.min(captures[start | to], captures[pawn | place]);
                }
            }
        }
    }
}
