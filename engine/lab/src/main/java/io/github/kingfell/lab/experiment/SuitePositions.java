package io.github.kingfell.lab.experiment;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
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
