package io.github.kingfell.lab.classic.tan;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Plays either side of king and two pawns against king and bishop, the pawns being White's. Its choice is reproducible and
 * depends on nothing but the situation and those before it.
 */
public final class Tan {
    /** Situations looked at for a move, at most. The paper gives no number, but wants few. */
    public static final int BUDGET = 1_000;

    private static final String NETWORK = "kppkb.network";
    private static final long MATERIAL = MaterialKey.parse("KPPKB");

    private final Interpreter interpreter = new Interpreter(network());

    /** The program plays this: White has the two pawns, Black the bishop, and there is a legal move. */
    public static boolean accepts(Position position) {
        return position.material() == MATERIAL && new MoveGenerator(position).count(position) > 0;
    }

    /**
     * Chooses a move and tells how it came to it.
     *
     * @param position that it {@link #accepts}; the game history in it counts
     * @throws IllegalArgumentException otherwise
     */
    public Decision decide(Position position) {
        return decide(position, BUDGET);
    }

    /** @param budget situations to look at, at most */
    public Decision decide(Position position, int budget) {
        Situation situation = Situation.of(position);
        if (!accepts(position)) {
            throw new IllegalArgumentException("not a position for this program");
        }
        Set<Long> played = new HashSet<>();
        for (int plies = 1; plies <= position.reversiblePlies(); plies++) {
            played.add(position.keyBefore(plies));
        }
        return interpreter.decide(situation, played, budget);
    }

    private static Network network() {
        try {
            return NetworkReader.read(networkLines());
        } catch (UnreadableNetworkException e) {
            throw new IllegalStateException(NETWORK + ": " + e.getMessage(), e);
        }
    }

    /** The network as it is written: what the program's play depends on. */
    public static List<String> networkLines() {
        try (InputStream stream = Tan.class.getResourceAsStream(NETWORK)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + NETWORK);
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
