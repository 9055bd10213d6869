package io.github.kingfell.workbench.input;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;

/** Lists of positions, one FEN or EPD on each line. Blank lines and those that begin with {@code #} do not count. */
public final class ListedPositions {
    private ListedPositions() {}

    /**
     * Returns the positions in order.
     *
     * @param source named in the message about a bad line
     * @throws NotationException when a line is no position; the message has its number, from 1
     */
    public static List<Position> parse(List<String> lines, String source) throws NotationException {
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                try {
                    positions.add(Epd.parse(lines.get(i)).position());
                } catch (NotationException e) {
                    throw new NotationException(source + ", line " + (i + 1) + ": " + e.getMessage());
                }
            }
        }
        return positions;
    }
}
