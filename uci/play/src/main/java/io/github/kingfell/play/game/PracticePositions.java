package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.RandomPosition;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.Distance.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Positions for practice: won, or drawn and hard to hold. */
public final class PracticePositions {
    /** An ending with rarer positions of the kind is not worth playing. */
    private static final int MOST_DRAWS = 200_000;

    /** A draw that more than this share of the moves hold is too easy. */
    private static final double MOST_KEPT = 0.7;

    private final ExactAnswers answers;
    private final boolean holds;
    private final int moves;

    /**
     * A position and what is to be reached from it.
     *
     * @param answer of the tables about it
     */
    public record Practised(Position start, Task task, ExactAnswer answer) {}

    /**
     * @param holds true for drawn positions, where the person holds the draw
     * @param moves for which a draw is to be held
     */
    public PracticePositions(ExactAnswers answers, boolean holds, int moves) {
        this.answers = answers;
        this.holds = holds;
        this.moves = moves;
    }

    /**
     * Draws positions of an ending at random, the colours of the sides in turn; the same for the same seed. The side
     * named first wins or has to be held. There are fewer than wanted where such positions are rare.
     *
     * @param material the side named first is White
     * @throws NotationException when no table knows the ending
     */
    public List<Practised> draw(long material, int wanted, long seed) throws NotationException {
        Random random = new Random(seed);
        List<Practised> found = new ArrayList<>();
        for (int draws = 0; found.size() < wanted && draws < MOST_DRAWS; draws++) {
            int strong = found.size() % 2;
            long oriented = strong == Color.WHITE ? material : MaterialKey.flip(material);
            Position position = RandomPosition.draw(oriented, holds ? strong ^ 1 : strong, random);
            Optional<ExactAnswer> answer = answers.of(position);
            if (answer.isEmpty() && !position.isInsufficientMaterial()) {
                throw new NotationException(answers.whyUnknown(position));
            }
            answer.filter(this::isOfTheKind)
                    .ifPresent(known -> found.add(new Practised(position, task(position.sideToMove()), known)));
        }
        return found;
    }

    private boolean isOfTheKind(ExactAnswer answer) {
        return holds
                ? answer.outcome() == Outcome.DRAW && answer.shareKept() <= MOST_KEPT
                : answer.outcome() == Outcome.WIN;
    }

    private Task task(int person) {
        return new Task(holds ? Task.Aim.HOLD : Task.Aim.WIN, person, moves);
    }
}
