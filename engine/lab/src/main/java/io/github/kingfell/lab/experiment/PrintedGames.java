package io.github.kingfell.lab.experiment;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import java.util.List;

/**
 * Games of a resource, in PGN.
 *
 * @param resource from the root of the class path
 */
record PrintedGames(String resource) {
    List<PgnGame> all() {
        return PgnReader.shipped(PrintedGames.class, resource);
    }

    /** Returns the text line by line. */
    List<String> lines() {
        return ShippedText.lines(PrintedGames.class, resource);
    }
}
