package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Square;
import java.util.Map;

/** The pieces that a network can name. */
final class PieceNames {
    static final String FRONT = "front";
    static final String REAR = "rear";
    static final String BISHOP = "bishop";

    private static final Map<String, String> WORDS =
            Map.of(FRONT, "the foremost pawn", REAR, "the rear pawn", BISHOP, "the bishop");

    private PieceNames() {}

    static boolean isName(String name) {
        return WORDS.containsKey(name);
    }

    static boolean isPawn(String name) {
        return name.equals(FRONT) || name.equals(REAR);
    }

    static String words(String name) {
        return WORDS.getOrDefault(name, name);
    }

    /** Returns the square of the piece, {@link Square#NONE} when it is gone. */
    static int square(Situation s, String name) {
        return switch (name) {
            case FRONT -> Concepts.frontPawn(s);
            case REAR -> Concepts.rearPawn(s);
            default -> s.bishop();
        };
    }
}
