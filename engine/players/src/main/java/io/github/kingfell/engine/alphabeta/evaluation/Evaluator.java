package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/** Judges a position without searching. One object serves one thread. */
@Hot
public interface Evaluator {
    /** Centipawns for the side to move. Not meant for positions in check. */
    int evaluate(Position position);

    /** What the evaluation comes from, White's view, as text of several lines. */
    String explain(Position position);
}
