package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Piece;

/**
 * The value of a placement from the values of its successors, as far as they are known. Successors with other men are
 * always known, those in the table under construction up to a distance.
 */
final class Evaluation {
    private final Placement placement;
    private final TableMaterial material;
    private final DtmTable table;
    private final Conversions conversions;
    private final int[] scratch = new int[TableMaterial.MOST_MEN];

    /** Successors in the table count when they are this many plies from mate or fewer; -1 for none. */
    private int known;

    private int win;
    private int longestLoss;
    private boolean escapes;
    private boolean hasMove;
    private int latestEnPassant = PlyCode.DRAW;

    Evaluation(Placement placement, DtmTable table, Conversions conversions) {
        this.placement = placement;
        material = placement.material;
        this.table = table;
        this.conversions = conversions;
    }

    /**
     * The code that follows from what is known: a win at most as quick as this one, or a final loss; {@link PlyCode#DRAW}
     * where neither follows.
     */
    int evaluate(int sideToMove, int known) {
        this.known = known;
        win = PlyCode.UNUSED;
        longestLoss = PlyCode.DRAW;
        escapes = false;
        hasMove = false;
        long occupied = placement.occupied();
        tryMoves(sideToMove, occupied, placement.occupied(sideToMove));
        if (win != PlyCode.UNUSED) {
            return win;
        }
        if (!hasMove) {
            return placement.isChecked(sideToMove, occupied) ? PlyCode.MATED : PlyCode.DRAW;
        }
        return escapes ? PlyCode.DRAW : PlyCode.before(longestLoss);
    }

    /** The greatest code of an en-passant capture that was not yet to count: the table is not complete before that. */
    int latestEnPassant() {
        return latestEnPassant;
    }

    private void tryMoves(int us, long occupied, long own) {
        for (int man = 0; man < material.men; man++) {
            if (material.colors[man] != us) {
                continue;
            }
            int from = placement.squares[man];
            for (long rest = placement.targets(man, occupied, own); rest != 0; rest = Bitboard.rest(rest)) {
                int to = Bitboard.first(rest);
                int captured = (occupied >>> to & 1) == 0 ? Placement.GONE : placement.manOn(to);
                move(man, to, captured);
                if (!placement.isChecked(us, occupied & ~(1L << from) | 1L << to)) {
                    hasMove = true;
                    weigh(us, man, from, to, captured);
                }
                takeBack(man, from, to, captured);
            }
        }
    }

    private void move(int man, int to, int captured) {
        if (captured != Placement.GONE) {
            placement.squares[captured] = Placement.GONE;
        }
        placement.squares[man] = to;
    }

    private void takeBack(int man, int from, int to, int captured) {
        placement.squares[man] = from;
        if (captured != Placement.GONE) {
            placement.squares[captured] = to;
        }
    }

    /** A legal move has been made: what does its successor say? */
    private void weigh(int us, int man, int from, int to, int captured) {
        int them = us ^ 1;
        if (placement.isPromotion(man, to)) {
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                count(conversions.of(captured, man, kind).code(placement.squares, them, scratch));
            }
        } else if (captured != Placement.GONE) {
            count(conversions.of(captured, man, Piece.NONE).code(placement.squares, them, scratch));
        } else {
            int code = table.code(them, table.index.of(placement.squares));
            code = PlyCode.plies(code) > known ? PlyCode.DRAW : code;
            boolean doubleStep = material.isPawn(man) && Math.abs(to - from) == 2 * Color.forward(Color.WHITE);
            count(doubleStep ? withEnPassant(us, man, to, code) : code);
        }
    }

    private void count(int code) {
        if (PlyCode.isLoss(code)) {
            win = Math.min(win, PlyCode.before(code));
        } else if (PlyCode.isWin(code)) {
            longestLoss = Math.max(longestLoss, code);
        } else {
            escapes = true;
        }
    }

    /** The value for the opponent after a double step of our pawn, when his other moves are worth {@code code}. */
    private int withEnPassant(int us, int pawn, int to, int code) {
        int taker = placement.enPassantTaker(us, to);
        if (taker == Placement.GONE) {
            return code;
        }
        int them = us ^ 1;
        int from = placement.squares[taker];
        int passed = to - Color.forward(us);
        placement.squares[pawn] = Placement.GONE;
        placement.squares[taker] = passed;
        boolean legal = !placement.isChecked(them, placement.occupied());
        int taking = legal
                ? PlyCode.before(conversions.of(pawn, taker, Piece.NONE).code(placement.squares, us, scratch))
                : PlyCode.DRAW;
        placement.squares[taker] = from;
        placement.squares[pawn] = to;
        if (!legal) {
            return code;
        }
        if (PlyCode.isWin(taking) && PlyCode.plies(taking) > known && !PlyCode.isWin(code)) {
            // A quicker win by another move may still be found.
            latestEnPassant = Math.max(latestEnPassant, taking);
            return PlyCode.DRAW;
        }
        return hasOtherMove(them) ? PlyCode.better(code, taking) : taking;
    }

    /** True when the side has a legal move, en passant left aside. */
    private boolean hasOtherMove(int us) {
        long occupied = placement.occupied();
        long own = placement.occupied(us);
        for (int man = 0; man < material.men; man++) {
            if (material.colors[man] != us) {
                continue;
            }
            int from = placement.squares[man];
            boolean legal = false;
            for (long rest = placement.targets(man, occupied, own); rest != 0 && !legal; rest = Bitboard.rest(rest)) {
                int to = Bitboard.first(rest);
                int captured = (occupied >>> to & 1) == 0 ? Placement.GONE : placement.manOn(to);
                move(man, to, captured);
                legal = !placement.isChecked(us, occupied & ~(1L << from) | 1L << to);
                takeBack(man, from, to, captured);
            }
            if (legal) {
                return true;
            }
        }
        return false;
    }
}
