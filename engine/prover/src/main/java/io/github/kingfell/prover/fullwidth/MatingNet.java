package io.github.kingfell.prover.fullwidth;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The net around the enemy king: which squares of his field the pieces of the side to move guard, and how often. A move
 * can mate only if it may give check and its piece guards from the new square whatever no other piece guards. Nearly
 * every position has no such move, and sets of squares show it without a list of moves and without making one.
 *
 * <p>A piece that leaves the line of another one may open it to new guards. Such moves are not tested, and count as
 * moves that may mate.
 */
@Hot
final class MatingNet {
    private static final long LAST_RANKS = Bitboard.RANK_1 | Bitboard.RANK_8;

    /** Squares that a piece attacks, by its square. */
    private final long[] reach = new long[64];

    private Position position;
    private int us;
    private int king;
    private long own;
    private long enemy;

    /** The occupied squares without the enemy king, whom a slider sees through. */
    private long occupied;

    /** Squares that at least one of our pieces attacks, and at least two. */
    private long once;

    private long twice;

    /** Squares that our sliders attack: a piece of ours that leaves one of them may open a line. */
    private long lines;

    /** Our pieces whose departure may give check. */
    private long screens;

    /** The enemy's pieces that may leave their squares, apart from the king. */
    private long takers;

    private long rookChecks;
    private long bishopChecks;
    private MoveList moves = new MoveList();

    MatingNet(Position position) {
        this.position = position;
    }

    /**
     * Returns whether the net can tell the moves of the side to move. Castling moves two pieces and en passant clears
     * another square, so where one of them is possible it cannot.
     */
    static boolean serves(Position position) {
        return (position.castling() >> 2 * position.sideToMove() & 3) == 0 && position.enPassant() == Square.NONE;
    }

    /**
     * Puts moves into the list, which is cleared first: all that mate, apart from promotions to rook or bishop, and
     * some others. Moves that leave the own king in check may be among them.
     */
    void generate(Position position, MoveList list) {
        list.clear();
        moves = list;
        prepare(position);
        pieces(Piece.KNIGHT, Attacks.knight(king));
        pieces(Piece.BISHOP, bishopChecks);
        pieces(Piece.ROOK, rookChecks);
        pieces(Piece.QUEEN, bishopChecks | rookChecks);
        pawns();
        int ownKing = position.king(us);
        if (Bitboard.contains(screens, ownKing)) {
            for (long rest = Attacks.king(ownKing) & ~own; rest != 0; rest = Bitboard.rest(rest)) {
                moves.add(Move.of(ownKing, Bitboard.first(rest), Move.NORMAL));
            }
        }
    }

    private void prepare(Position position) {
        if (this.position != position) {
            this.position = position; // written only when it changes, as in the move generator
        }
        us = position.sideToMove();
        king = position.king(us ^ 1);
        own = position.color(us);
        enemy = position.color(us ^ 1);
        occupied = (own | enemy) ^ 1L << king;
        bishopChecks = Attacks.bishop(king, occupied);
        rookChecks = Attacks.rook(king, occupied);
        once = 0;
        twice = 0;
        guard(Piece.BISHOP);
        guard(Piece.ROOK);
        guard(Piece.QUEEN);
        lines = once;
        guard(Piece.KNIGHT);
        guard(Attacks.king(position.king(us)));
        long pawns = position.pieces(us, Piece.PAWN);
        guard(Long.rotateLeft(pawns & ~Bitboard.FILE_A, Color.forward(us) - 1));
        guard(Long.rotateLeft(pawns & ~Bitboard.FILE_H, Color.forward(us) + 1));
        screens();
    }

    private void guard(int kind) {
        for (long rest = position.pieces(us, kind); rest != 0; rest = Bitboard.rest(rest)) {
            int from = Bitboard.first(rest);
            long squares = Attacks.of(kind, from, occupied);
            reach[from] = squares;
            guard(squares);
        }
    }

    private void guard(long squares) {
        twice |= once & squares;
        once |= squares;
    }

    /** Finds the pieces of either colour that stand alone between the king and one of our sliders. */
    private void screens() {
        long queens = position.kind(Piece.QUEEN);
        long diagonal = own & (position.kind(Piece.BISHOP) | queens) & Attacks.bishop(king);
        long straight = own & (position.kind(Piece.ROOK) | queens) & Attacks.rook(king, 0);
        long alone = 0;
        for (long rest = diagonal; rest != 0; rest = Bitboard.rest(rest)) {
            alone |= bishopChecks & reach[Bitboard.first(rest)] & Attacks.between(king, Bitboard.first(rest));
        }
        for (long rest = straight; rest != 0; rest = Bitboard.rest(rest)) {
            alone |= rookChecks & reach[Bitboard.first(rest)] & Attacks.between(king, Bitboard.first(rest));
        }
        screens = alone & own;
        takers = enemy & ~alone & ~(1L << king);
    }

    /** @param checks squares from which such a piece attacks the king */
    private void pieces(int kind, long checks) {
        for (long rest = position.pieces(us, kind); rest != 0; rest = Bitboard.rest(rest)) {
            int from = Bitboard.first(rest);
            long targets = reach[from] & ~own & (Bitboard.contains(screens, from) ? -1L : checks);
            if (targets == 0) {
                continue;
            }
            long opened = opened(from);
            boolean discovers = Bitboard.contains(opened, king);
            long missing = Attacks.king(king) & ~(once & ~reach[from] | twice | opened);
            for (; targets != 0; targets = Bitboard.rest(targets)) {
                int to = Bitboard.first(targets);
                if (isClosed(missing, to, Attacks.of(kind, to, occupied & ~(1L << from)))
                        && (discovers || !isTaken(to, from))) {
                    moves.add(Move.of(from, to, Move.NORMAL));
                }
            }
        }
    }

    /**
     * Returns the squares that our sliders may attack when a piece leaves its square; there may be more than they do.
     */
    private long opened(int from) {
        long opened = 0;
        if (Bitboard.contains(lines, from)) {
            long sliders = own & (position.kind(Piece.BISHOP) | position.kind(Piece.ROOK) | position.kind(Piece.QUEEN));
            for (long rest = sliders; rest != 0; rest = Bitboard.rest(rest)) {
                int slider = Bitboard.first(rest);
                if (Bitboard.contains(reach[slider], from)) {
                    opened |= Attacks.shadow(slider, from);
                }
            }
        }
        return opened;
    }

    /**
     * Returns whether a piece on a square guards all that is missing. The enemy's own pieces block his king, except the
     * one that is taken there.
     */
    private boolean isClosed(long missing, int to, long guarded) {
        return (missing & (~enemy | 1L << to) & ~guarded) == 0;
    }

    /** Returns whether a piece other than the king can take a piece that has come to a square. */
    private boolean isTaken(int to, int from) {
        if (((Attacks.pawn(us, to) & position.kind(Piece.PAWN) | Attacks.knight(to) & position.kind(Piece.KNIGHT))
                        & takers)
                != 0) {
            return true;
        }
        long queens = position.kind(Piece.QUEEN);
        long diagonal = takers & (position.kind(Piece.BISHOP) | queens);
        long straight = takers & (position.kind(Piece.ROOK) | queens);
        long all = (occupied | 1L << king) & ~(1L << from);
        return diagonal != 0 && (Attacks.bishop(to, all) & diagonal) != 0
                || straight != 0 && (Attacks.rook(to, all) & straight) != 0;
    }

    private void pawns() {
        long pawns = position.pieces(us, Piece.PAWN);
        int step = Color.forward(us);
        long empty = ~(own | enemy);
        long once = Long.rotateLeft(pawns, step) & empty;
        long third = Bitboard.rank(us == Color.WHITE ? 2 : 5);
        pawnMoves(once, step, Move.NORMAL);
        pawnMoves(Long.rotateLeft(once & third, step) & empty, 2 * step, Move.DOUBLE_PUSH);
        pawnMoves(Long.rotateLeft(pawns & ~Bitboard.FILE_A, step - 1) & enemy, step - 1, Move.NORMAL);
        pawnMoves(Long.rotateLeft(pawns & ~Bitboard.FILE_H, step + 1) & enemy, step + 1, Move.NORMAL);
    }

    private void pawnMoves(long targets, int step, int kind) {
        long checks = Attacks.pawn(us ^ 1, king) | LAST_RANKS | Long.rotateLeft(screens, step);
        for (long rest = targets & checks; rest != 0; rest = Bitboard.rest(rest)) {
            int to = Bitboard.first(rest);
            int from = to - step;
            long pawn = Attacks.pawn(us, from);
            long missing = Attacks.king(king) & ~(once & ~pawn | twice | opened(from));
            if (!Bitboard.contains(LAST_RANKS, to)) {
                if (isClosed(missing, to, Attacks.pawn(us, to))) {
                    moves.add(Move.of(from, to, kind));
                }
                continue;
            }
            if (isClosed(missing, to, Attacks.queen(to, occupied & ~(1L << from)))) {
                moves.add(Move.promotion(from, to, Piece.QUEEN));
            }
            if (isClosed(missing, to, Attacks.knight(to))) {
                moves.add(Move.promotion(from, to, Piece.KNIGHT));
            }
        }
    }
}
