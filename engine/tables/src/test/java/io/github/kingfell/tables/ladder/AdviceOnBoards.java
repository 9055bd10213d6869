package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;

/** Follows advice for the weaker side, against a pawn, by plain search on the board: no graph and no table. */
record AdviceOnBoards(AdviceLadder advice) {
    /** Returns the moves that force a pattern, or the end of the ending, soonest. */
    List<Integer> moves(Position position) {
        for (int count = 1; count <= advice.moves(); count++) {
            List<Integer> advised = new ArrayList<>();
            MoveList moves = MoveList.legal(position);
            for (int i = 0; i < moves.size(); i++) {
                if (isAdvised(position, moves.get(i), count)) {
                    advised.add(moves.get(i));
                }
            }
            if (!advised.isEmpty()) {
                return advised;
            }
        }
        return List.of();
    }

    private boolean isAdvised(Position position, int move, int count) {
        long material = position.material();
        position.make(move);
        boolean advised = position.material() != material
                || MoveList.legal(position).isEmpty() && !position.inCheck()
                || count == 1 && isPattern(position)
                || count > 1 && isForced(position, count - 1);
        position.unmake(move);
        return advised;
    }

    private boolean isForced(Position position, int count) {
        long material = position.material();
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            boolean stalemate = MoveList.legal(position).isEmpty() && !position.inCheck();
            boolean fine = stalemate || position.material() == material && reaches(position, count);
            position.unmake(moves.get(i));
            if (!fine) {
                return false;
            }
        }
        return true;
    }

    private boolean reaches(Position position, int count) {
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size(); i++) {
            for (int soon = 1; soon <= count; soon++) {
                if (isAdvised(position, moves.get(i), soon)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isPattern(Position position) {
        return advice.rungs().stream().anyMatch(rung -> rung.fits(position)) && !promotes(position, advice.moves());
    }

    /** Returns true when White forces a promotion that is not captured at once, or mate, within so many moves. */
    private static boolean promotes(Position position, int count) {
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size() && count > 0; i++) {
            long material = position.material();
            position.make(moves.get(i));
            boolean wins = position.material() == material ? isLost(position, count - 1) : isQueenKept(position);
            position.unmake(moves.get(i));
            if (wins) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLost(Position position, int count) {
        long material = position.material();
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            boolean lost = position.material() == material && promotes(position, count);
            position.unmake(moves.get(i));
            if (!lost) {
                return false;
            }
        }
        return !moves.isEmpty() || position.inCheck();
    }

    /** Returns true when Black neither captures the new piece nor is stalemated, and it is a queen or a rook. */
    private static boolean isQueenKept(Position position) {
        long material = position.material();
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            boolean captured = position.material() != material;
            position.unmake(moves.get(i));
            if (captured) {
                return false;
            }
        }
        boolean stalemate = moves.isEmpty() && !position.inCheck();
        return !stalemate && hasMajor(position);
    }

    private static boolean hasMajor(Position position) {
        return (position.pieces(Color.WHITE, Piece.QUEEN) | position.pieces(Color.WHITE, Piece.ROOK)) != 0;
    }
}
