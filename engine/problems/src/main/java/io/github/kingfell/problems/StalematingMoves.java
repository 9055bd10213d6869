package io.github.kingfell.problems;

import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Finds moves that stalemate at once. Each piece of the other side that has a move and cannot be pinned must be taken;
 * a pawn may also be blocked.
 */
@Hot
final class StalematingMoves {
    /** A single move of the side that stalemates takes one piece, and one move of the other side moves one. */
    private static final int SPENT = 2;

    private final MoveGenerator generator;
    private final MoveList candidates = new MoveList();

    StalematingMoves(Position position) {
        generator = new MoveGenerator(position);
    }

    /** Puts all moves that stalemate at once into the list, which is cleared first, in the order of the generator. */
    void generate(Position position, MoveList stalemates) {
        stalemates.clear();
        long targets = targets(position);
        generator.generate(position, candidates);
        for (int i = 0; i < candidates.size(); i++) {
            int move = candidates.get(i);
            boolean special = Move.kind(move) == Move.CASTLING || Move.kind(move) == Move.EN_PASSANT;
            if ((special || Bitboard.contains(targets, Move.to(move))) && stalemates(position, move)) {
                stalemates.add(move);
            }
        }
    }

    private boolean stalemates(Position position, int move) {
        position.make(move);
        boolean stalemate = !position.inCheck() && generator.count(position) == 0;
        position.unmake(move);
        return stalemate;
    }

    /** Returns the squares one of which a stalemating move reaches, unless it castles or takes en passant. */
    private static long targets(Position position) {
        int other = position.sideToMove() ^ 1;
        int forward = Color.forward(other);
        long own = position.color(other);
        long targets = -1L;
        for (long rest = unpinned(position, other); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int kind = Piece.kind(position.pieceAt(square));
            if (kind != Piece.PAWN) {
                boolean mobile = (Attacks.of(kind, square, position.occupied()) & ~own) != 0;
                targets &= mobile ? Bitboard.of(square) : -1L;
            } else if (!Bitboard.contains(position.occupied(), square + forward)) {
                targets &= Bitboard.of(square) | Bitboard.of(square + forward);
            }
        }
        return targets;
    }

    /** Returns the pieces that share no line with their king, without the king. */
    private static long unpinned(Position position, int color) {
        if (!position.hasKing(color)) {
            return position.color(color);
        }
        int king = position.king(color);
        return position.color(color) & ~(Attacks.queen(king, 0) | Bitboard.of(king));
    }

    /**
     * Returns the pieces of the side to move one of which must make its last move before a stalemate by the other side:
     * only the king, if too many pieces would stay mobile.
     */
    static long movers(Position position) {
        int us = position.sideToMove();
        long own = position.color(us);
        long free = 0;
        for (long rest = unpinned(position, us) & ~position.kind(Piece.PAWN); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int kind = Piece.kind(position.pieceAt(square));
            // With a single step left the piece could be walled in by a neighbour.
            if (Bitboard.several(Ways.firstSteps(kind, square) & ~own)) {
                free |= Bitboard.of(square);
            }
        }
        int count = Bitboard.count(free);
        return count < SPENT ? own : position.pieces(us, Piece.KING) | (count == SPENT ? free : 0);
    }
}
