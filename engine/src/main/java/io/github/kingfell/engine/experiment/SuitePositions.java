package io.github.kingfell.engine.experiment;

import io.github.kingfell.engine.notation.Epd;
import io.github.kingfell.engine.notation.NotationException;
import io.github.kingfell.positions.Suite;
import java.util.ArrayList;
import java.util.List;

/** The lines of a suite as positions. */
final class SuitePositions {
    private SuitePositions() {}

    static List<Epd> of(Suite suite) {
        List<Epd> positions = new ArrayList<>();
        for (String line : suite.lines()) {
            try {
                positions.add(Epd.parse(line));
            } catch (NotationException e) {
                throw new IllegalStateException(suite.title() + ": " + line, e);
            }
        }
        return positions;
    }
}
