package io.github.kingfell.rules.testkit;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Short factory methods for positions, moves and games in tests; malformed input fails the test. */
public final class Positions {
    private Positions() {}

    public static Position of(String fen) {
        try {
            return Fen.parse(fen);
        } catch (NotationException e) {
            throw new IllegalArgumentException(fen, e);
        }
    }

    /**
     * A legal position of these pieces on random squares, with either side to move and nothing else. A side whose king
     * is not among them has none.
     */
    public static Position random(String pieces, Random random) {
        while (true) {
            char[] board = "1".repeat(64).toCharArray();
            for (char piece : pieces.toCharArray()) {
                board[random.nextInt(64)] = piece;
            }
            StringBuilder fen = new StringBuilder();
            for (int rank = 0; rank < 8; rank++) {
                fen.append(rank == 0 ? "" : "/").append(board, 8 * rank, 8);
            }
            try {
                Position position = Fen.parseProblem(fen + (random.nextBoolean() ? " w" : " b") + " - - 0 1");
                if (Bitboard.count(position.occupied()) == pieces.length()) {
                    return position;
                }
            } catch (NotationException e) {
                // Adjacent kings, a pawn on the last rank, or the wrong side in check: draw again.
            }
        }
    }

    /** The legal move of a UCI text. */
    public static int move(Position position, String uci) {
        int move = UciMove.parse(uci, position);
        if (move == Move.NONE) {
            throw new IllegalArgumentException("illegal " + uci + " in " + Fen.format(position));
        }
        return move;
    }

    /** Makes moves in UCI form, separated by blanks. */
    public static Position play(Position position, String moves) {
        for (String uci : moves.strip().split("\\s+")) {
            position.make(move(position, uci));
        }
        return position;
    }

    /** All legal moves as the engine sees them. */
    public static Set<Integer> legalMoves(Position position) {
        MoveList list = MoveList.legal(position);
        Set<Integer> moves = new TreeSet<>();
        for (int move : list.toArray()) {
            moves.add(move);
        }
        return moves;
    }
}
