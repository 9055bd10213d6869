package io.github.kingfell.book.predicates;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * King and two pieces against the bare king in one {@code int}, so that a predicate can look a move ahead without a
 * board and without allocation. The first piece is a bishop, the second a bishop or a knight.
 *
 * <p>From the low end, six bits each: white king, first piece, second piece, black king; then a bit for Black to move
 * and one for a knight as the second piece. White is the strong side.
 */
public final class BareKingPosition {
    /** The white pieces by place. */
    public static final int KING = 0;

    public static final int FIRST = 1;
    public static final int SECOND = 2;

    private static final int BLACK_KING = 3;
    private static final int BLACK_TO_MOVE = 1 << 24;
    private static final int KNIGHT = 1 << 25;

    private BareKingPosition() {}

    /** Two bishops: the dark-squared one is the first. */
    public static int ofBishops(Position x) {
        long bishops = x.pieces(Color.WHITE, Piece.BISHOP);
        int dark = Bitboard.first(bishops & Bitboard.DARK);
        int light = Bitboard.first(bishops & ~Bitboard.DARK);
        return of(x, dark, light);
    }

    /** Two bishops on given squares. */
    public static int bishops(int wk, int dark, int light, int bk, boolean blackToMove) {
        int squares = wk | dark << 6 | light << 12 | bk << 18;
        return blackToMove ? squares | BLACK_TO_MOVE : squares;
    }

    /** Bishop and knight on given squares. */
    public static int bishopAndKnight(int wk, int bishop, int knight, int bk, boolean blackToMove) {
        return bishops(wk, bishop, knight, bk, blackToMove) | KNIGHT;
    }

    /** Bishop, the first, and knight. */
    public static int ofBishopAndKnight(Position x) {
        int bishop = Bitboard.first(x.pieces(Color.WHITE, Piece.BISHOP));
        int knight = Bitboard.first(x.pieces(Color.WHITE, Piece.KNIGHT));
        return of(x, bishop, knight) | KNIGHT;
    }

    private static int of(Position x, int first, int second) {
        return bishops(x.king(Color.WHITE), first, second, x.king(Color.BLACK), x.sideToMove() == Color.BLACK);
    }

    public static int wk(int x) {
        return x & 63;
    }

    public static int first(int x) {
        return x >>> 6 & 63;
    }

    public static int second(int x) {
        return x >>> 12 & 63;
    }

    public static int bk(int x) {
        return x >>> 18 & 63;
    }

    /** True for a q: Black is to move. */
    public static boolean isBlackToMove(int x) {
        return (x & BLACK_TO_MOVE) != 0;
    }

    /** The placement seen from another side: each square replaced by its image. */
    public static int image(int x, BoardSymmetry symmetry) {
        return x & -1 << 24
                | symmetry.image(wk(x))
                | symmetry.image(first(x)) << 6
                | symmetry.image(second(x)) << 12
                | symmetry.image(bk(x)) << 18;
    }

    /** The position after a white piece has moved, with the other side to move. */
    public static int afterWhite(int p, int piece, int to) {
        return moved(p, piece, to);
    }

    /** The p after the black king has moved. */
    public static int afterBlack(int q, int to) {
        return moved(q, BLACK_KING, to);
    }

    private static int moved(int x, int piece, int to) {
        int shift = 6 * piece;
        return (x & ~(63 << shift) | to << shift) ^ BLACK_TO_MOVE;
    }

    public static long white(int x) {
        return Bitboard.of(wk(x)) | Bitboard.of(first(x)) | Bitboard.of(second(x));
    }

    /** The legal moves of a white piece in a p. */
    public static long whiteMoves(int p, int piece) {
        long free = ~white(p);
        return switch (piece) {
            case KING -> Attacks.king(wk(p)) & free & ~Attacks.king(bk(p));
            case FIRST -> Attacks.bishop(first(p), white(p) | Bitboard.of(bk(p))) & free;
            default -> second(p, white(p) | Bitboard.of(bk(p))) & free;
        };
    }

    private static long second(int x, long occupied) {
        return (x & KNIGHT) != 0 ? Attacks.knight(second(x)) : Attacks.bishop(second(x), occupied);
    }

    /** The squares that a bishop bears on past two other pieces. */
    private static long bishop(int square, int piece, int other) {
        return Attacks.bishop(square) & ~(Attacks.shadow(square, piece) | Attacks.shadow(square, other));
    }

    /**
     * Squares that white pieces attack. Attacks go through the black king, who may not run away along a line of fire; a
     * square of a white piece is attacked when another white piece guards it.
     */
    public static long attacked(int x) {
        int wk = wk(x);
        int first = first(x);
        int second = second(x);
        long guarded = Attacks.king(wk) | bishop(first, wk, second);
        return guarded | ((x & KNIGHT) != 0 ? Attacks.knight(second) : bishop(second, wk, first));
    }

    /** succ: the squares to which the black king may legally go; in a p as if Black were to move. A capture counts. */
    public static long succ(int x) {
        return Attacks.king(bk(x)) & ~attacked(x);
    }

    public static boolean inCheck(int x) {
        return Bitboard.contains(attacked(x), bk(x));
    }

    /** True when Black is to move and checkmated. */
    public static boolean isCheckmate(int x) {
        return isBlackToMove(x) && succ(x) == 0 && inCheck(x);
    }

    /** Disaster, in a q only: stalemate, or Black can capture something. */
    public static boolean isDisaster(int x) {
        if (!isBlackToMove(x)) {
            return false;
        }
        long succ = succ(x);
        return succ == 0 ? !inCheck(x) : (succ & white(x)) != 0;
    }
}
