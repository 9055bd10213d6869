package io.github.kingfell.lab.network;

import io.github.kingfell.engine.alphabeta.evaluation.Evaluator;
import io.github.kingfell.engine.alphabeta.evaluation.ShannonEvaluator;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.SplittableRandom;

/**
 * Training positions labelled by the hand-written evaluation. They need no search, so there may be any number of them.
 * They come from games by a few random moves, as in a search: many pieces can be captured in them.
 */
final class Lessons {
    private static final int MOST_MOVES = 4;

    /** One lesson in this many is held out. */
    private static final int HELD_OUT = 100;

    private Lessons() {}

    /** Returns positions with the value of the evaluation by terms; the game result is set to a draw. */
    static TrainingSet from(TrainingSet games, int count, long seed) {
        TrainingSet lessons = new TrainingSet();
        Evaluator terms = new ShannonEvaluator();
        SplittableRandom random = new SplittableRandom(seed);
        MoveList moves = new MoveList();
        while (lessons.size() < count) {
            Position position = games.position(random.nextInt(games.size()));
            MoveGenerator generator = new MoveGenerator(position);
            generator.generate(position, moves);
            int wanted = 1 + random.nextInt(MOST_MOVES);
            for (int made = 0; made < wanted && !moves.isEmpty(); made++) {
                position.make(moves.get(random.nextInt(moves.size())));
                generator.generate(position, moves);
            }
            if (!moves.isEmpty() && !position.inCheck()) {
                lessons.add(position, terms.evaluate(position), 0.5, lessons.size() % HELD_OUT == 0);
            }
        }
        return lessons;
    }
}
