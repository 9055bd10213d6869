package io.github.kingfell.problems;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random positions with few pieces, crowded round the king that is attacked. */
final class CrowdedPositions {
    private CrowdedPositions() {}

    /** Returns positions in which the goal is often near. */
    static List<Position> of(long seed, Goal goal, int count) {
        Random random = new Random(seed);
        boolean mate = goal.aim().kind() == ProblemAim.Kind.MATE;
        String pieces = switch (goal.play()) {
            case DIRECT, SERIES -> mate ? "QRNPpp" : "QRPp";
            case SELF, REFLEX, SEMI_REFLEX -> mate ? "QRqrppp" : "QRqrp";
            default -> mate ? "RNPpn" : "RNp";
        };
        return of(random, pieces, goal.isSelf(), goal.isHelp(), count);
    }

    /**
     * @param whiteSuffers whether the pieces stand round White's king
     * @param black whether Black begins
     */
    static List<Position> of(Random random, String pieces, boolean whiteSuffers, boolean black, int count) {
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            char[] board = randomBoard(random, pieces, whiteSuffers);
            parsed(board, black ? " b - - 0 1" : " w - - 0 1").ifPresent(positions::add);
        }
        return positions;
    }

    /** Returns nothing when the kings touch or the wrong one is in check. */
    static Optional<Position> parsed(char[] board, String rest) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                char piece = board[8 * rank + file];
                fen.append(piece == 0 ? '1' : piece);
            }
            fen.append(rank > 0 ? "/" : "");
        }
        try {
            return Optional.of(Fen.parse(fen + rest));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    private static char[] randomBoard(Random random, String pieces, boolean whiteSuffers) {
        char[] board = new char[64];
        int victim = whiteSuffers ? random.nextInt(4) : random.nextInt(64);
        board[victim] = whiteSuffers ? 'K' : 'k';
        put(random, board, whiteSuffers ? 'k' : 'K', victim, 3);
        for (char piece : pieces.toCharArray()) {
            if (random.nextInt(4) > 0) {
                put(random, board, piece, victim, 2 + random.nextInt(3));
            }
        }
        return board;
    }

    /** Puts a piece on a free square near another, if it finds one. */
    static void put(Random random, char[] board, char piece, int near, int distance) {
        for (int attempt = 0; attempt < 100; attempt++) {
            int square = random.nextInt(64);
            boolean lastRank = square < 8 || square >= 56;
            boolean close = Math.abs(square / 8 - near / 8) <= distance && Math.abs(square % 8 - near % 8) <= distance;
            if (board[square] == 0 && close && !(lastRank && Character.toLowerCase(piece) == 'p')) {
                board[square] = piece;
                return;
            }
        }
    }
}
