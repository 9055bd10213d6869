package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;

/**
 * King and one or two pawns on fixed squares against king and bishop: the positions that White wins, as sets of bishop
 * squares indexed by the squares of the kings. Two bounds are kept: the positions that White certainly wins, and those
 * that White may win. They differ only through promotions whose outcome {@link PieceEnding} leaves open.
 */
final class PawnEnding {
    /** Lower bound: every position in the set is won. */
    static final int CERTAIN = 0;

    /** Upper bound: no position outside the set is won. */
    static final int POSSIBLE = 1;

    private final int[] pawns;
    private final long pawnSet;
    private final long guarded;
    private final Endings endings;
    private final long[][] won = new long[2][1 << 12];
    private final long[][] lost = new long[2][1 << 12];

    /** Won by a move that leaves this ending. */
    private final long[][] leaving = new long[2][1 << 12];

    /** @param pawns one or two different squares of ranks 2 to 7 */
    PawnEnding(Endings endings, int... pawns) {
        this.endings = endings;
        this.pawns = pawns.clone();
        long set = 0;
        long attacked = 0;
        for (int pawn : pawns) {
            set |= Bitboard.of(pawn);
            attacked |= Attacks.pawn(Color.WHITE, pawn);
        }
        pawnSet = set;
        guarded = attacked;
        for (int whiteKing = 0; whiteKing < 64; whiteKing++) {
            for (int blackKing = 0; blackKing < 64; blackKing++) {
                if (kingsMayStand(whiteKing, blackKing)) {
                    leave(whiteKing, blackKing);
                }
            }
        }
        for (int bound = CERTAIN; bound <= POSSIBLE; bound++) {
            while (improve(bound)) {
                // Each round looks one move further back.
            }
        }
    }

    /** Returns the bishop squares with which White, to move, wins. */
    long won(int bound, int whiteKing, int blackKing) {
        return won[bound][whiteKing << 6 | blackKing];
    }

    /** Returns the bishop squares with which Black, to move, is lost. */
    long lost(int bound, int whiteKing, int blackKing) {
        return lost[bound][whiteKing << 6 | blackKing];
    }

    private boolean kingsMayStand(int whiteKing, int blackKing) {
        long kings = Bitboard.of(whiteKing) | Bitboard.of(blackKing);
        return Square.distance(whiteKing, blackKing) > 1 && (kings & pawnSet) == 0;
    }

    /** Returns the other pawn of two, or {@link Square#NONE}. */
    private int other(int pawn) {
        for (int candidate : pawns) {
            if (candidate != pawn) {
                return candidate;
            }
        }
        return Square.NONE;
    }

    private void leave(int whiteKing, int blackKing) {
        int at = whiteKing << 6 | blackKing;
        long kings = Bitboard.of(whiteKing) | Bitboard.of(blackKing);
        long captured = 0;
        long steps = Attacks.king(whiteKing) & ~Attacks.king(blackKing) & ~pawnSet;
        for (; steps != 0; steps = Bitboard.rest(steps)) {
            int to = Bitboard.first(steps);
            captured |=
                    endings.isBareKingLost(to, blackKing, Piece.PAWN, pawns[0], other(pawns[0])) ? Bitboard.of(to) : 0;
        }
        for (int pawn : pawns) {
            long targets = Attacks.pawn(Color.WHITE, pawn) & ~kings & ~pawnSet;
            for (; targets != 0; targets = Bitboard.rest(targets)) {
                int to = Bitboard.first(targets);
                captured |= winsAfterTaking(whiteKing, blackKing, to, other(pawn)) ? Bitboard.of(to) : 0;
            }
            advance(whiteKing, blackKing, pawn);
        }
        leaving[CERTAIN][at] |= captured;
        leaving[POSSIBLE][at] |= captured;
    }

    /** Returns true when White wins after a pawn has captured the bishop. */
    private boolean winsAfterTaking(int whiteKing, int blackKing, int to, int other) {
        if (Square.rank(to) < 7) {
            return endings.isBareKingLost(whiteKing, blackKing, Piece.PAWN, to, other);
        }
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            if (endings.isBareKingLost(whiteKing, blackKing, kind, to, other)) {
                return true;
            }
        }
        return false;
    }

    private void advance(int whiteKing, int blackKing, int pawn) {
        int at = whiteKing << 6 | blackKing;
        long occupied = Bitboard.of(whiteKing) | Bitboard.of(blackKing) | pawnSet;
        int to = pawn + 8;
        if (Bitboard.contains(occupied, to)) {
            return;
        }
        if (Square.rank(to) == 7) {
            promote(whiteKing, blackKing, to, other(pawn));
            return;
        }
        for (int bound = CERTAIN; bound <= POSSIBLE; bound++) {
            leaving[bound][at] |= endings.pawns(to, other(pawn)).lost(bound, whiteKing, blackKing);
            if (Square.rank(pawn) == 1 && !Bitboard.contains(occupied, to + 8)) {
                leaving[bound][at] |=
                        endings.pawns(to + 8, other(pawn)).lost(bound, whiteKing, blackKing) & ~Bitboard.of(to);
            }
        }
    }

    private void promote(int whiteKing, int blackKing, int to, int other) {
        int at = whiteKing << 6 | blackKing;
        long otherSet = other == Square.NONE ? 0 : Bitboard.of(other);
        long occupied = Bitboard.of(whiteKing) | Bitboard.of(blackKing) | Bitboard.of(to) | otherSet;
        long checks = Attacks.bishop(whiteKing, occupied & ~Bitboard.of(whiteKing));
        for (int bishop = 0; bishop < 64; bishop++) {
            if (Bitboard.contains(occupied | pawnSet | checks, bishop)) {
                continue;
            }
            boolean certain = endings.isPromotionWon(whiteKing, blackKing, bishop, to, other);
            leaving[CERTAIN][at] |= certain ? Bitboard.of(bishop) : 0;
            boolean possible =
                    certain || other != Square.NONE && !endings.isTakenAtOnce(whiteKing, blackKing, bishop, to, other);
            leaving[POSSIBLE][at] |= possible ? Bitboard.of(bishop) : 0;
        }
    }

    private boolean improve(int bound) {
        boolean changed = false;
        for (int whiteKing = 0; whiteKing < 64; whiteKing++) {
            for (int blackKing = 0; blackKing < 64; blackKing++) {
                if (!kingsMayStand(whiteKing, blackKing)) {
                    continue;
                }
                int at = whiteKing << 6 | blackKing;
                long lostNow = black(bound, whiteKing, blackKing);
                long wonNow = white(bound, whiteKing, blackKing);
                changed |= lostNow != lost[bound][at] || wonNow != won[bound][at];
                lost[bound][at] = lostNow;
                won[bound][at] = wonNow;
            }
        }
        return changed;
    }

    private long white(int bound, int whiteKing, int blackKing) {
        long found = leaving[bound][whiteKing << 6 | blackKing];
        long steps = Attacks.king(whiteKing) & ~Attacks.king(blackKing) & ~pawnSet;
        for (; steps != 0; steps = Bitboard.rest(steps)) {
            found |= lost[bound][Bitboard.first(steps) << 6 | blackKing];
        }
        return found & ~pawnSet & ~Bitboard.of(whiteKing) & ~Bitboard.of(blackKing);
    }

    private long black(int bound, int whiteKing, int blackKing) {
        long occupied = Bitboard.of(whiteKing) | Bitboard.of(blackKing) | pawnSet;
        long legal = 0;
        long escapes = 0;
        long steps = Attacks.king(blackKing) & ~Attacks.king(whiteKing) & ~guarded;
        for (; steps != 0; steps = Bitboard.rest(steps)) {
            int to = Bitboard.first(steps);
            long free = ~Bitboard.of(to);
            long then = Bitboard.contains(pawnSet, to)
                    ? endings.wonByPawn(bound, other(to), whiteKing, to)
                    : won[bound][whiteKing << 6 | to];
            legal |= free;
            escapes |= free & ~then;
        }
        boolean inCheck = Bitboard.contains(guarded, blackKing);
        for (int pawn : pawns) {
            // Several pawns may give check; then the capture of one is no answer.
            int left = other(pawn);
            if (left == Square.NONE || !Bitboard.contains(Attacks.pawn(Color.WHITE, left), blackKing)) {
                long takers = Attacks.bishop(pawn, occupied);
                legal |= takers;
                boolean holds = !Bitboard.contains(endings.wonByPawn(bound, left, whiteKing, blackKing), pawn);
                escapes |= holds ? takers : 0;
            }
        }
        if (!inCheck) {
            long there = won[bound][whiteKing << 6 | blackKing];
            legal |= Rays.to(Piece.BISHOP, ~occupied, ~occupied);
            escapes |= Rays.to(Piece.BISHOP, ~there & ~occupied, ~occupied);
        }
        long checks = Attacks.bishop(whiteKing, occupied);
        return ~escapes & (inCheck ? -1 : legal) & ~checks & ~occupied;
    }
}
