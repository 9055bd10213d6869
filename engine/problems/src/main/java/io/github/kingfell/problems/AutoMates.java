package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * Finds the moves that leave the own king in check, from which no further move of its side would free it. They are not
 * legal, and end the play. Castling and taking en passant are not among them.
 */
@Hot
final class AutoMates {
    private final MoveGenerator generator;
    private final MoveList candidates = new MoveList();

    AutoMates(Position position) {
        generator = new MoveGenerator(position);
    }

    /** Adds all of them to the list. */
    void add(Position position, MoveList mates) {
        int us = position.sideToMove();
        if (!position.hasKing(us)) {
            return;
        }
        addMoves(position, us);
        for (int i = 0; i < candidates.size(); i++) {
            int move = candidates.get(i);
            if (isOne(position, move)) {
                mates.add(move);
            }
        }
    }

    /** @param move of a piece as it moves, whatever becomes of the king */
    boolean isOne(Position position, int move) {
        return !generator.isLegal(position, move) && isMated(position, move);
    }

    /** Enters the moves of all pieces, whatever becomes of the king. */
    private void addMoves(Position position, int us) {
        candidates.clear();
        for (long rest = position.color(us); rest != 0; rest = Bitboard.rest(rest)) {
            int from = Bitboard.first(rest);
            int kind = Piece.kind(position.pieceAt(from));
            if (kind == Piece.PAWN) {
                addPawnMoves(position, us, from);
            } else {
                candidates.addAll(from, Attacks.of(kind, from, position.occupied()) & ~position.color(us));
            }
        }
    }

    private void addPawnMoves(Position position, int us, int from) {
        int forward = Color.forward(us);
        long targets = Attacks.pawn(us, from) & position.color(us ^ 1);
        if (!Bitboard.contains(position.occupied(), from + forward)) {
            targets |= Bitboard.of(from + forward);
            boolean home = Square.rank(from) == (us == Color.WHITE ? 1 : 6);
            if (home && !Bitboard.contains(position.occupied(), from + 2 * forward)) {
                candidates.add(Move.of(from, from + 2 * forward, Move.DOUBLE_PUSH));
            }
        }
        if ((targets & (Bitboard.RANK_1 | Bitboard.RANK_8)) == 0) {
            candidates.addAll(from, targets);
            return;
        }
        for (long rest = targets; rest != 0; rest = Bitboard.rest(rest)) {
            for (int kind = Piece.QUEEN; kind >= Piece.KNIGHT; kind--) {
                candidates.add(Move.promotion(from, Bitboard.first(rest), kind));
            }
        }
    }

    /** @param move one that leaves the king in check */
    private boolean isMated(Position position, int move) {
        position.make(move);
        position.makeNull();
        boolean mated = position.inCheck() && generator.count(position) == 0;
        position.unmakeNull();
        position.unmake(move);
        return mated;
    }
}
