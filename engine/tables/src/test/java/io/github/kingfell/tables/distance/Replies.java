package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;

/**
 * The legal moves of one side in a placement, en passant left aside: those that keep the pieces are counted, captures
 * and promotions get the values that other tables know.
 */
final class Replies {
    private final TableBoard placement;
    private final TableMaterial material;
    private final int[] squares;
    private final Conversions conversions;
    private final int[] scratch = new int[TableMaterial.MOST_PIECES];

    private boolean inCheck;
    private int quiet;
    private boolean converts;
    private boolean escapes;
    private int win;
    private int longestLoss;

    Replies(TableBoard placement, Conversions conversions) {
        this.placement = placement;
        material = placement.material;
        squares = placement.squares;
        this.conversions = conversions;
    }

    /** Looks at the moves of a side whose opponent is not in check. */
    void look(int us) {
        quiet = 0;
        converts = false;
        escapes = false;
        win = PlyCode.UNUSED;
        longestLoss = PlyCode.DRAW;
        long occupied = placement.occupied();
        long own = placement.occupied(us);
        lookAtKing(us, occupied, own);
        int enemy = enemyOf(us);
        for (int piece = 2; piece < squares.length; piece++) {
            if (material.colors[piece] == us) {
                long targets = placement.targets(piece, occupied, own) & allowed(us, piece, enemy, occupied);
                long leaving = material.isPawn(piece) ? occupied | Bitboard.RANK_1 | Bitboard.RANK_8 : occupied;
                quiet += Long.bitCount(targets & ~leaving);
                convert(us, piece, targets & leaving, occupied);
            }
        }
    }

    private void lookAtKing(int us, long occupied, long own) {
        int them = us ^ 1;
        // The king gives no shelter to the squares behind it.
        long withoutKing = occupied & ~(1L << squares[us]);
        long hostile = Attacks.king(squares[them]);
        for (int piece = 2; piece < squares.length; piece++) {
            if (material.colors[piece] == them) {
                hostile |= placement.attacks(piece, squares[piece], withoutKing);
            }
        }
        inCheck = (hostile >>> squares[us] & 1) != 0;
        long targets = Attacks.king(squares[us]) & ~own & ~hostile;
        quiet += Long.bitCount(targets & ~occupied);
        convert(us, us, targets & occupied, occupied);
    }

    /** The enemy piece besides the king; of four men there is at most one when we have more than the king ourselves. */
    private int enemyOf(int us) {
        for (int piece = 2; piece < squares.length; piece++) {
            if (material.colors[piece] != us) {
                return piece;
            }
        }
        return TableBoard.GONE;
    }

    /** The squares where a piece shields its king, as far as it has to. */
    private long allowed(int us, int piece, int enemy, long occupied) {
        if (enemy == TableBoard.GONE) {
            return ~0L;
        }
        int king = squares[us];
        int from = squares[enemy];
        long shield = Attacks.between(king, from);
        boolean bound = inCheck
                || (shield >>> squares[piece] & 1) != 0
                        && (placement.attacks(enemy, from, occupied & ~(1L << squares[piece])) >>> king & 1) != 0;
        return bound ? shield | 1L << from : ~0L;
    }

    private void convert(int us, int piece, long targets, long occupied) {
        int from = squares[piece];
        for (long rest = targets; rest != 0; rest = Bitboard.rest(rest)) {
            int to = Bitboard.first(rest);
            int captured = (occupied >>> to & 1) == 0 ? TableBoard.GONE : placement.pieceOn(to);
            placement.move(piece, to, captured);
            if (placement.isPromotion(piece, to)) {
                for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                    count(conversions.of(captured, piece, kind).code(squares, us ^ 1, scratch));
                }
            } else {
                count(conversions.of(captured, piece, Piece.NONE).code(squares, us ^ 1, scratch));
            }
            placement.takeBack(piece, from, to, captured);
        }
    }

    private void count(int code) {
        converts = true;
        if (isLoss(code)) {
            win = Math.min(win, PlyCode.before(code));
        } else if (PlyCode.isWin(code)) {
            longestLoss = Math.max(longestLoss, code);
        } else {
            escapes = true;
        }
    }

    /** How many moves keep the pieces as they are. */
    int quiet() {
        return quiet;
    }

    boolean none() {
        return quiet == 0 && !converts;
    }

    boolean inCheck() {
        return inCheck;
    }

    /** True when some capture or promotion is legal. */
    boolean converts() {
        return converts;
    }

    /** True when captures and promotions are enough to win or to draw. */
    boolean holds() {
        return escapes || win != PlyCode.UNUSED;
    }

    /** The code that follows from captures and promotions, a win perhaps not the quickest; a draw when none follows. */
    int code() {
        if (win != PlyCode.UNUSED) {
            return win;
        }
        if (none()) {
            return inCheck ? PlyCode.MATED : PlyCode.DRAW;
        }
        return escapes || quiet > 0 ? PlyCode.DRAW : lossByConversion();
    }

    /** The loss by the capture or promotion that loses slowest, {@link PlyCode#DRAW} where there is none. */
    int lossByConversion() {
        return PlyCode.before(longestLoss);
    }

    private static boolean isLoss(int code) {
        return (code & 1) == 1 && code != PlyCode.UNUSED;
    }
}
