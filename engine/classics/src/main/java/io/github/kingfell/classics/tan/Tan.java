package io.github.kingfell.classics.tan;

import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.List;

/**
 * Tan's program: plays either side of king and two pawns against king and bishop, the pawns of either colour. Its
 * choice is reproducible and depends only on the situation and on those before it.
 */
public final class Tan {
    /** The most situations examined for a move. The paper gives no number, but wants few. */
    public static final int BUDGET = 1_000;

    private static final String NETWORK = "kppkb.network";
    private static final long MATERIAL = MaterialKey.parse("KPPKB");
    private static final long MIRRORED = MaterialKey.flip(MATERIAL);

    private final Interpreter interpreter = new Interpreter(network());

    /** Returns true for a position that the program plays: two pawns against a bishop, with a legal move. */
    public static boolean accepts(Position position) {
        return (position.material() == MATERIAL || isMirrored(position))
                && new MoveGenerator(position).count(position) > 0;
    }

    /** Returns true when the pawns are Black's. */
    static boolean isMirrored(Position position) {
        return position.material() == MIRRORED;
    }

    /**
     * Chooses a move and records how it was found.
     *
     * @param position that it {@link #accepts}; its game history counts
     * @throws IllegalArgumentException when it does not accept the position
     */
    public TanDecision decide(Position position) {
        return decide(position, BUDGET);
    }

    /** @param budget the most situations to examine */
    public TanDecision decide(Position position, int budget) {
        return decide(position, MoveList.legal(position).toArray(), budget, PositionCounter.unlimited());
    }

    /**
     * @param moves legal moves to choose from, at least one
     * @param counter is told of every situation; may end the search before the budget does
     */
    TanDecision decide(Position position, int[] moves, int budget, PositionCounter counter) {
        if (!accepts(position)) {
            throw new IllegalArgumentException("the program does not play this position");
        }
        boolean mirrored = isMirrored(position);
        State state = new State(interpreter, Played.before(position, mirrored), budget, 0, counter);
        if (!mirrored) {
            return interpreter.decide(
                    Situation.of(position), Arrays.stream(moves).boxed().toList(), state);
        }
        List<Integer> images = Arrays.stream(moves).map(Mirror::move).boxed().toList();
        return interpreter
                .decide(Situation.of(Mirror.of(position)), images, state)
                .mirrored();
    }

    private static DecisionNetwork network() {
        try {
            return NetworkReader.read(networkLines());
        } catch (UnreadableNetworkException e) {
            throw new IllegalStateException(NETWORK + ": " + e.getMessage(), e);
        }
    }

    /** Returns the text of the network, on which the program's play depends. */
    public static List<String> networkLines() {
        return ShippedText.lines(Tan.class, NETWORK);
    }
}
