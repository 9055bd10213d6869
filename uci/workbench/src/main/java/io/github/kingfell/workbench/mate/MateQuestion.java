package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;

/** The question for every position of a list, and its solver. */
public interface MateQuestion extends AutoCloseable {
    /** Returns the question in words; results of another question are not reused from a file of results. */
    String text();

    /** @throws NotationException when the line does not say enough */
    MateAnswer answer(Epd line) throws InterruptedException, NotationException;

    @Override
    void close();
}
