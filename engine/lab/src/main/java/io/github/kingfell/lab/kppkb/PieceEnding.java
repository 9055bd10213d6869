package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;

/**
 * King and queen or rook, with or without a pawn, against king and bishop: the positions that White wins without moving
 * the pawn. So with a pawn, every position found is a win, but not every win is found; without a pawn the result is
 * exact.
 *
 * <p>Sets contain squares of the queen or rook, indexed by the squares of the other pieces.
 */
final class PieceEnding {
    private final int kind;
    private final int pawn;
    private final long pawnSet;

    /** Squares that the pawn attacks. */
    private final long guarded;

    /** Won with White to move. */
    private final long[] won = new long[1 << 18];

    /** Lost for Black, who is to move. */
    private final long[] lost = new long[1 << 18];

    /** Squares from which the piece gives check. */
    private long[] checking = new long[1 << 18];

    /** By the squares of the kings: lost for Black, to move without the bishop. */
    private final long[] bare = new long[1 << 12];

    private final Endings endings;

    /** @param pawn its square, {@link Square#NONE} for no pawn */
    PieceEnding(int kind, int pawn, Endings endings) {
        this.kind = kind;
        this.pawn = pawn;
        this.endings = endings;
        pawnSet = pawn == Square.NONE ? 0 : Bitboard.of(pawn);
        guarded = pawn == Square.NONE ? 0 : Attacks.pawn(Color.WHITE, pawn);
        prepare();
        while (improve()) {
            // Each round looks at least one move further back.
        }
        checking = new long[0];
    }

    /** Returns true when Black, to move, is lost. */
    boolean isLost(int whiteKing, int blackKing, int bishop, int piece) {
        return Bitboard.contains(lost[at(whiteKing, blackKing, bishop)], piece);
    }

    /** Returns the squares of the piece with which White, to move, wins. */
    long won(int whiteKing, int blackKing, int bishop) {
        return won[at(whiteKing, blackKing, bishop)];
    }

    private static int at(int whiteKing, int blackKing, int bishop) {
        return (whiteKing << 6 | blackKing) << 6 | bishop;
    }

    private boolean kingsMayStand(int whiteKing, int blackKing) {
        long kings = Bitboard.of(whiteKing) | Bitboard.of(blackKing);
        return Square.distance(whiteKing, blackKing) > 1 && (kings & pawnSet) == 0;
    }

    private void prepare() {
        for (int whiteKing = 0; whiteKing < 64; whiteKing++) {
            for (int blackKing = 0; blackKing < 64; blackKing++) {
                if (!kingsMayStand(whiteKing, blackKing)) {
                    continue;
                }
                long others = Bitboard.of(whiteKing) | pawnSet;
                for (int square = 0; square < 64; square++) {
                    checking[at(whiteKing, blackKing, square)] =
                            Attacks.of(kind, blackKing, others | Bitboard.of(square));
                    boolean free = !Bitboard.contains(others | Bitboard.of(blackKing), square);
                    if (free && endings.isBareKingLost(whiteKing, blackKing, kind, square, pawn)) {
                        bare[whiteKing << 6 | blackKing] |= Bitboard.of(square);
                    }
                }
            }
        }
    }

    private boolean improve() {
        boolean changed = false;
        for (int whiteKing = 0; whiteKing < 64; whiteKing++) {
            for (int blackKing = 0; blackKing < 64; blackKing++) {
                if (!kingsMayStand(whiteKing, blackKing)) {
                    continue;
                }
                long kings = Bitboard.of(whiteKing) | Bitboard.of(blackKing);
                for (int bishop = 0; bishop < 64; bishop++) {
                    if (Bitboard.contains(kings | pawnSet, bishop)) {
                        continue;
                    }
                    int at = at(whiteKing, blackKing, bishop);
                    long lostNow = black(whiteKing, blackKing, bishop);
                    long wonNow = white(whiteKing, blackKing, bishop);
                    changed |= lostNow != lost[at] || wonNow != won[at];
                    lost[at] = lostNow;
                    won[at] = wonNow;
                }
            }
        }
        return changed;
    }

    private long white(int whiteKing, int blackKing, int bishop) {
        long kings = Bitboard.of(whiteKing) | Bitboard.of(blackKing);
        long occupied = kings | Bitboard.of(bishop) | pawnSet;
        long found = Rays.to(kind, lost[at(whiteKing, blackKing, bishop)], ~occupied);
        if (Bitboard.contains(bare[whiteKing << 6 | blackKing], bishop)) {
            found |= Attacks.of(kind, bishop, kings | pawnSet);
        }
        long steps = Attacks.king(whiteKing) & ~Attacks.king(blackKing) & ~pawnSet;
        for (; steps != 0; steps = Bitboard.rest(steps)) {
            int to = Bitboard.first(steps);
            found |= to == bishop ? bare[to << 6 | blackKing] : lost[at(to, blackKing, bishop)];
        }
        return found & ~occupied;
    }

    private long black(int whiteKing, int blackKing, int bishop) {
        long bishopSet = Bitboard.of(bishop);
        long white = Bitboard.of(whiteKing) | pawnSet;
        boolean pawnChecks = Bitboard.contains(guarded, blackKing);
        long legal = 0;
        long escapes = 0;
        long steps = Attacks.king(blackKing) & ~Attacks.king(whiteKing) & ~guarded & ~bishopSet;
        for (; steps != 0; steps = Bitboard.rest(steps)) {
            int to = Bitboard.first(steps);
            long target = Bitboard.of(to);
            long safe = ~Attacks.of(kind, to, (white | bishopSet) & ~target) & ~target;
            long then =
                    to == pawn ? endings.withoutPawn(kind).won(whiteKing, to, bishop) : won[at(whiteKing, to, bishop)];
            legal |= safe;
            escapes |= safe & ~then;
            if (to != pawn) {
                legal |= target;
                escapes |= endings.pawnWins(pawn, whiteKing, to, bishop) ? 0 : target;
            }
        }
        long moves = Attacks.bishop(bishop, white | Bitboard.of(blackKing))
                & ~Bitboard.of(whiteKing)
                & ~Bitboard.of(blackKing);
        moves = pawnChecks ? moves & pawnSet : moves;
        for (; moves != 0; moves = Bitboard.rest(moves)) {
            int to = Bitboard.first(moves);
            long target = Bitboard.of(to);
            long open = ~Attacks.between(bishop, to);
            long safe = open & ~target & ~checking[at(whiteKing, blackKing, to)];
            long then = to == pawn
                    ? endings.withoutPawn(kind).won(whiteKing, blackKing, to)
                    : won[at(whiteKing, blackKing, to)];
            legal |= safe;
            escapes |= safe & ~then;
            if (to != pawn) {
                legal |= target;
                escapes |= endings.pawnWins(pawn, whiteKing, blackKing, to) ? 0 : target;
            }
        }
        long inCheck = pawnChecks ? -1 : checking[at(whiteKing, blackKing, bishop)];
        long shields = Bitboard.contains(Attacks.bishop(whiteKing, Bitboard.of(blackKing) | pawnSet), bishop)
                ? Attacks.between(bishop, whiteKing)
                : -1;
        return ~escapes & (legal | inCheck) & shields & ~white & ~bishopSet & ~Bitboard.of(blackKing);
    }
}
