package io.github.kingfell.rules.testkit;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rules of chess in their most obvious form, as a reference for the fast generator: a board of FEN letters, moves
 * tried one by one, and a move is illegal when the opponent could then capture the king. It shares only the encoding of
 * moves with the engine and keeps its own castling rights and en-passant square. It never changes: {@link #after}
 * returns a new one.
 */
public final class ReferenceMoveGenerator {
    private static final int NOWHERE = -1;
    private static final int[][] STRAIGHT = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
    private static final int[][] LEAPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private final char[] pieces;
    /** Rook squares of the rights K, Q, k, q that are left. */
    private final int[] castlingRooks;

    private boolean white;
    /** The square passed over by the last double step, whether or not a capture is possible there. */
    private int passed;

    private ReferenceMoveGenerator(char[] pieces, int[] castlingRooks, boolean white, int passed) {
        this.pieces = pieces;
        this.castlingRooks = castlingRooks;
        this.white = white;
        this.passed = passed;
    }

    /** Reads a position's board, side, rights and en-passant square. */
    public static ReferenceMoveGenerator of(Position position) {
        char[] pieces = new char[64];
        for (int square = 0; square < 64; square++) {
            pieces[square] = Piece.symbol(position.pieceAt(square));
        }
        int[] rooks = new int[4];
        for (int right = 0; right < 4; right++) {
            rooks[right] = (position.castling() & 1 << right) != 0 ? position.castlingRook(right) : NOWHERE;
        }
        int passed = position.enPassant() > 63 ? NOWHERE : position.enPassant();
        return new ReferenceMoveGenerator(pieces, rooks, position.sideToMove() == Color.WHITE, passed);
    }

    /** All legal moves. */
    public Set<Integer> moves() {
        Set<Integer> legal = new TreeSet<>();
        for (int move : tries()) {
            if (!after(move).canTakeKing()) {
                legal.add(move);
            }
        }
        for (int right = white ? 0 : 2; right < (white ? 2 : 4); right++) {
            if (castlingRooks[right] != NOWHERE && mayCastle(right)) {
                legal.add(Move.of(kingSquare(white), castlingRooks[right], Move.CASTLING));
            }
        }
        return legal;
    }

    /** True when the king of the side to move is attacked. */
    public boolean inCheck() {
        return new ReferenceMoveGenerator(pieces, castlingRooks, !white, NOWHERE).canTakeKing();
    }

    /** Leaves of the game tree. */
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = 0;
        for (int move : moves()) {
            leaves += after(move).perft(depth - 1);
        }
        return leaves;
    }

    /**
     * What the repetition rule compares: pieces, side to move, rights, and the en-passant square if a capture is legal.
     */
    public String identity() {
        boolean capture = moves().stream().anyMatch(move -> Move.kind(move) == Move.EN_PASSANT);
        return new String(pieces) + (white ? " w " : " b ") + Arrays.toString(castlingRooks) + (capture ? passed : "");
    }

    /** The position after a move. */
    public ReferenceMoveGenerator after(int move) {
        ReferenceMoveGenerator next =
                new ReferenceMoveGenerator(pieces.clone(), castlingRooks.clone(), !white, NOWHERE);
        int from = Move.from(move);
        int to = Move.to(move);
        char piece = pieces[from];
        for (int right = 0; right < 4; right++) {
            boolean own = right < 2 == white;
            if (castlingRooks[right] == from || castlingRooks[right] == to || own && isKing(piece)) {
                next.castlingRooks[right] = NOWHERE;
            }
        }
        next.pieces[from] = '.';
        if (Move.kind(move) == Move.CASTLING) {
            int home = white ? 0 : 56;
            boolean kingSide = to > from;
            next.pieces[to] = '.';
            next.pieces[home + (kingSide ? 6 : 2)] = piece;
            next.pieces[home + (kingSide ? 5 : 3)] = white ? 'R' : 'r';
            return next;
        }
        next.pieces[to] = piece;
        if (Move.isPromotion(move)) {
            char promoted = ".PNBRQK".charAt(Move.promotedTo(move));
            next.pieces[to] = white ? promoted : Character.toLowerCase(promoted);
        }
        if (Move.kind(move) == Move.EN_PASSANT) {
            next.pieces[white ? to - 8 : to + 8] = '.';
        }
        if (Character.toLowerCase(piece) == 'p' && Math.abs(to - from) == 16) {
            next.passed = (from + to) / 2;
        }
        return next;
    }

    /** True when a piece of the side to move attacks the other king. */
    private boolean canTakeKing() {
        int king = kingSquare(!white);
        return tries().stream().anyMatch(move -> Move.to(move) == king);
    }

    /** Pseudo-legal moves except castling: the safety of the own king is not tested. */
    private List<Integer> tries() {
        List<Integer> tries = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            if (isOwn(pieces[from])) {
                switch (Character.toLowerCase(pieces[from])) {
                    case 'p' -> pawn(from, tries);
                    case 'n' -> walk(from, LEAPS, 1, tries);
                    case 'b' -> walk(from, DIAGONAL, 7, tries);
                    case 'r' -> walk(from, STRAIGHT, 7, tries);
                    case 'q' -> {
                        walk(from, DIAGONAL, 7, tries);
                        walk(from, STRAIGHT, 7, tries);
                    }
                    default -> {
                        walk(from, DIAGONAL, 1, tries);
                        walk(from, STRAIGHT, 1, tries);
                    }
                }
            }
        }
        return tries;
    }

    private void walk(int from, int[][] directions, int longest, List<Integer> tries) {
        for (int[] direction : directions) {
            for (int steps = 1; steps <= longest; steps++) {
                int to = step(from, steps * direction[0], steps * direction[1]);
                if (to == NOWHERE || isOwn(pieces[to])) {
                    break;
                }
                tries.add(Move.of(from, to, Move.NORMAL));
                if (pieces[to] != '.') {
                    break;
                }
            }
        }
    }

    private void pawn(int from, List<Integer> tries) {
        int forward = white ? 1 : -1;
        int once = step(from, 0, forward);
        if (pieces[once] == '.') {
            pawnTo(from, once, tries);
            int twice = step(from, 0, 2 * forward);
            if (from / 8 == (white ? 1 : 6) && pieces[twice] == '.') {
                tries.add(Move.of(from, twice, Move.DOUBLE_PUSH));
            }
        }
        for (int side = -1; side <= 1; side += 2) {
            int to = step(from, side, forward);
            if (to != NOWHERE && pieces[to] != '.' && !isOwn(pieces[to])) {
                pawnTo(from, to, tries);
            } else if (to != NOWHERE && to == passed) {
                tries.add(Move.of(from, to, Move.EN_PASSANT));
            }
        }
    }

    private static void pawnTo(int from, int to, List<Integer> tries) {
        if (to / 8 == 0 || to / 8 == 7) {
            for (int piece : new int[] {Piece.KNIGHT, Piece.BISHOP, Piece.ROOK, Piece.QUEEN}) {
                tries.add(Move.promotion(from, to, piece));
            }
        } else {
            tries.add(Move.of(from, to, Move.NORMAL));
        }
    }

    /**
     * The king may not castle out of, through or into check, and the paths of king and rook must be free of all other
     * pieces.
     */
    private boolean mayCastle(int right) {
        int king = kingSquare(white);
        int rook = castlingRooks[right];
        int home = white ? 0 : 56;
        int kingTo = home + (right % 2 == 0 ? 6 : 2);
        int rookTo = home + (right % 2 == 0 ? 5 : 3);
        for (int square = home; square < home + 8; square++) {
            boolean onTheWay = isWithin(square, king, kingTo) || isWithin(square, rook, rookTo);
            if (onTheWay && square != king && square != rook && pieces[square] != '.') {
                return false;
            }
        }
        for (int square = home; square < home + 8; square++) {
            if (isWithin(square, king, kingTo)) {
                ReferenceMoveGenerator there =
                        new ReferenceMoveGenerator(pieces.clone(), castlingRooks, !white, NOWHERE);
                there.pieces[king] = '.';
                there.pieces[square] = white ? 'K' : 'k';
                if (there.canTakeKing()) {
                    return false;
                }
            }
        }
        return !after(Move.of(king, rook, Move.CASTLING)).canTakeKing();
    }

    private static boolean isWithin(int square, int a, int b) {
        return Math.min(a, b) <= square && square <= Math.max(a, b);
    }

    private int kingSquare(boolean ofWhite) {
        return new String(pieces).indexOf(ofWhite ? 'K' : 'k');
    }

    private boolean isOwn(char piece) {
        return white ? Character.isUpperCase(piece) : Character.isLowerCase(piece);
    }

    private static boolean isKing(char piece) {
        return Character.toLowerCase(piece) == 'k';
    }

    private static int step(int square, int files, int ranks) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? NOWHERE : rank * 8 + file;
    }
}
