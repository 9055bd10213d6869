package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.workbench.stipulation.Stipulation;
import io.github.kingfell.workbench.stipulation.StipulationWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads a problem stored as a game: the tag {@code FEN} gives the position; the main line and each variation to the
 * first move are solutions. A tag or the first comment may state the stipulation; without one, the length of a main
 * line that mates is used.
 */
final class PgnProblem {
    private PgnProblem() {}

    /** @throws NotationException when there is no position, or nothing to check */
    static Problem of(PgnGame game) throws NotationException {
        if (game.tag("FEN").isEmpty()) {
            throw new NotationException("no tag FEN, so this is not a problem");
        }
        Position position = game.start();
        List<int[]> lines = lines(game);
        Optional<Stipulation> stated = stated(game);
        if (lines.isEmpty() && stated.isEmpty()) {
            throw new NotationException("nothing to check: neither a stipulation nor a solution");
        }
        Stipulation stipulation = stated.isPresent() ? stated.get() : fromLine(position, lines.get(0));
        List<Integer> keys = lines.stream().map(line -> line[0]).distinct().toList();
        // As with EPD, a length stated in words neither promises a unique key nor requires a solution.
        boolean bySign = bySign(game).isPresent();
        boolean unique = bySign || !lines.isEmpty();
        return new Problem(position, stipulation, keys, List.of(), lines, 0, unique, bySign && lines.isEmpty());
    }

    /** Returns the composer or solver, and the source. */
    static String name(PgnGame game) {
        return String.join(", ", caption(game));
    }

    /** Returns the same as lines. */
    static List<String> caption(PgnGame game) {
        return Stream.of("Id", "White", "Event")
                .map(game::tag)
                .filter(text -> !text.isEmpty() && !text.equals("?"))
                .distinct()
                .toList();
    }

    private static List<int[]> lines(PgnGame game) {
        List<int[]> lines = new ArrayList<>();
        if (game.moves().isEmpty()) {
            return lines;
        }
        lines.add(game.line());
        for (List<PgnMove> variation : game.moves().get(0).variations()) {
            lines.add(variation.stream()
                    .mapToInt(PgnMove::move)
                    .takeWhile(move -> move != Move.NONE)
                    .toArray());
        }
        return lines;
    }

    private static Optional<Stipulation> stated(PgnGame game) throws NotationException {
        Optional<Stipulation> sign = bySign(game);
        if (sign.isPresent()) {
            return sign;
        }
        for (String text : texts(game)) {
            Optional<Stipulation> found = StipulationWords.parse(text, game.start());
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Stipulation> bySign(PgnGame game) throws NotationException {
        for (String text : texts(game)) {
            Optional<Stipulation> found = Stipulation.parse(text);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static List<String> texts(PgnGame game) {
        List<String> texts = new ArrayList<>(game.tags().values());
        texts.add(game.comment());
        return texts;
    }

    private static Stipulation fromLine(Position start, int[] line) throws NotationException {
        Position end = start.copy();
        for (int move : line) {
            end.make(move);
        }
        boolean mate = end.inCheck() && new MoveGenerator(end).count(end) == 0;
        if (mate && line.length % 2 == 0) {
            throw new NotationException(
                    "the line mates the side that begins, and no tag says whether it is a selfmate or a helpmate");
        }
        return mate ? Stipulation.mate((line.length + 1) / 2) : Stipulation.UNSTATED;
    }
}
