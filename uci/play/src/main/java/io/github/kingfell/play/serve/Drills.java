package io.github.kingfell.play.serve;

import io.github.kingfell.arena.endplay.WonPositions;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.Comparator;
import java.util.Locale;
import java.util.Random;

/** Starts drills. Thread-safe. */
final class Drills {
    private static final int LONGEST_NAME = 4;

    /**
     * Number of random positions from which the one farthest from mate is taken, because most are over in a few moves.
     */
    private static final int DRAWN = 4;

    private final TableLibrary library;

    Drills(TableLibrary library) {
        this.library = library;
    }

    /** Starts a drill from the position {@code fen}, or from a random one of the endgame {@code ending}. */
    ServedDrill begin(Asked asked) throws RefusedException {
        Random lots = new Random();
        if (asked.has("fen")) {
            return from(AskedGame.position(asked), lots);
        }
        long material = material(asked.text("ending", LONGEST_NAME));
        TableProbe truth = library.reader();
        Position farthest = new WonPositions(truth, material, lots.nextLong())
                .draw(DRAWN).stream()
                        .max(Comparator.comparingInt(truth::plies))
                        .orElseThrow(() -> RefusedException.of("ending", "White wins almost no position of it"));
        return new ServedDrill(farthest, truth, lots);
    }

    private ServedDrill from(Position position, Random lots) throws RefusedException {
        if (!TableLibrary.covers(position)) {
            throw RefusedException.of("fen", "a drill needs at most four men, and no castling rights");
        }
        TableProbe truth = library.reader();
        if (!ServedDrill.isWon(position, truth)) {
            throw RefusedException.of("fen", "the side to move does not win this by force");
        }
        return new ServedDrill(position, truth, lots);
    }

    private static long material(String name) throws RefusedException {
        try {
            long material = MaterialKey.parse(name.toUpperCase(Locale.ROOT));
            if (TableLibrary.covers(material)) {
                return material;
            }
        } catch (IllegalArgumentException e) {
            throw RefusedException.of("ending", String.valueOf(e.getMessage()));
        }
        throw RefusedException.of("ending", "an ending has at most four men");
    }
}
