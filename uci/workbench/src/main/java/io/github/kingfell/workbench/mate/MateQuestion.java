package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;

/** What is asked of every position of a list, and who answers it. */
public interface MateQuestion extends AutoCloseable {
    /** The question in words; results of another one are not taken from a file of results. */
    String text();

    /** @throws NotationException when the line does not say enough */
    MateAnswer answer(Epd line) throws InterruptedException, NotationException;

    @Override
    void close();
}
