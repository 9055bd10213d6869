package io.github.kingfell.problems.proofgame;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Tells when a diagram is certainly out of reach: each of its pieces is one of those that are on the board now, and the
 * moves and the pawns' captures that the cheapest choice needs are more than are left.
 */
@Hot
public final class MissingMoves {
    private static final int WINGS = 2;

    private final DiagramReach reach;
    private final CheapestPairs pairs = new CheapestPairs();
    private final int[] wanted = new int[64];
    private final long[] wantedOf = new long[2];
    private final int[] squares = new int[64];
    private final int idle;

    /** @param idle a side that makes no moves, or -1 */
    public MissingMoves(Position start, Position diagram, int idle) {
        this.idle = idle;
        reach = new DiagramReach(start, diagram, idle);
        for (int square = 0; square < 64; square++) {
            wanted[square] = diagram.pieceAt(square);
        }
        for (int color = 0; color < 2; color++) {
            wantedOf[color] = diagram.color(color);
        }
    }

    /** Returns the squares whose pieces never move and are never taken. */
    public long fixed() {
        return reach.fixed();
    }

    /** Returns whether the board is the diagram. */
    public boolean isReached(Position position) {
        for (int square = 0; square < 64; square++) {
            if (position.pieceAt(square) != wanted[square]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns false only when the diagram is certainly out of reach.
     *
     * @param white moves that White has left
     */
    public boolean isWithinReach(Position position, int white, int black) {
        int lostByWhite = lost(position, 0);
        int lostByBlack = lost(position, 1);
        return lostByWhite >= 0
                && lostByBlack >= 0
                && lostByWhite <= black
                && lostByBlack <= white
                && isWithinReach(position, 0, white, lostByBlack)
                && isWithinReach(position, 1, black, lostByWhite);
    }

    private int lost(Position position, int color) {
        return Bitboard.count(position.color(color)) - Bitboard.count(wantedOf[color]);
    }

    private boolean isWithinReach(Position position, int color, int left, int captures) {
        int pieces = 0;
        for (long rest = position.color(color); rest != 0; rest = Bitboard.rest(rest)) {
            squares[pieces++] = Bitboard.first(rest);
        }
        int rows = 0;
        for (long rest = wantedOf[color]; rest != 0; rest = Bitboard.rest(rest)) {
            if (!fillMoves(position, color, Bitboard.first(rest), rows++, pieces, left)) {
                return false;
            }
        }
        if (pairs.least(rows, pieces, left) > left || color != idle && landings(position, color, captures) > left) {
            return false;
        }
        rows = 0;
        for (long rest = wantedOf[color]; rest != 0; rest = Bitboard.rest(rest)) {
            fillCaptures(position, color, Bitboard.first(rest), rows++, pieces);
        }
        return pairs.least(rows, pieces, captures) <= captures;
    }

    /** Enters the moves that each piece needs to a square; returns false when none comes there in time. */
    private boolean fillMoves(Position position, int color, int square, int row, int pieces, int left) {
        int kind = Piece.kind(wanted[square]);
        int least = CheapestPairs.NEVER;
        for (int i = 0; i < pieces; i++) {
            int piece = Piece.kind(position.pieceAt(squares[i]));
            int moves = reach.moves(color, piece, kind, squares[i], square);
            if (piece == kind && (kind == Piece.KING || kind == Piece.ROOK)) {
                moves = Math.min(moves, castled(position, color, kind, squares[i], square));
            }
            pairs.cost(row, i, moves);
            least = Math.min(least, moves);
        }
        return least <= left;
    }

    /** Castling counts as a move of the king alone. */
    private int castled(Position position, int color, int kind, int from, int to) {
        int least = CheapestPairs.NEVER;
        for (int wing = 0; wing < WINGS; wing++) {
            int right = CastlingRights.index(color, wing);
            if ((position.castling() >>> right & 1) == 0) {
                continue;
            }
            int king = CastlingRights.kingTarget(color, wing);
            if (kind == Piece.KING) {
                least = Math.min(least, 1 + reach.moves(color, kind, kind, king, to));
            } else if (position.castlingRook(right) == from) {
                int rook = king + (wing == CastlingRights.KING_SIDE ? -1 : 1);
                least = Math.min(least, reach.moves(color, kind, kind, rook, to));
            }
        }
        return least;
    }

    private void fillCaptures(Position position, int color, int square, int row, int pieces) {
        for (int i = 0; i < pieces; i++) {
            int piece = Piece.kind(position.pieceAt(squares[i]));
            pairs.cost(row, i, reach.captures(color, piece, Piece.kind(wanted[square]), squares[i], square));
        }
    }

    /**
     * Against an idle side, returns the number of squares that must still be entered: those of its pieces that must go,
     * and those of the diagram where another piece stands.
     */
    private int landings(Position position, int color, int captures) {
        if (idle < 0) {
            return captures;
        }
        int landings = 0;
        for (long rest = position.color(idle); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            landings += position.pieceAt(square) != wanted[square] && !isWantedBy(color, square) ? 1 : 0;
        }
        int arrivals = 0;
        for (long rest = wantedOf[color]; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            arrivals += position.pieceAt(square) != wanted[square] ? 1 : 0;
        }
        // A castling enters two squares.
        boolean mayCastle = (position.castling() >>> CastlingRights.index(color, 0) & 3) != 0;
        return landings + Math.max(0, arrivals - (mayCastle ? 1 : 0));
    }

    private boolean isWantedBy(int color, int square) {
        return Bitboard.contains(wantedOf[color], square);
    }
}
