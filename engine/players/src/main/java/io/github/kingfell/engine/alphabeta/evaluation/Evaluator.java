package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/** A static evaluation: judges a position without searching. One object serves one thread. */
@Hot
public interface Evaluator {
    /** Returns centipawns for the side to move. Not meant for positions in check. */
    int evaluate(Position position);

    /** Returns the terms of the evaluation from White's view, as text of several lines. */
    String explain(Position position);
}
