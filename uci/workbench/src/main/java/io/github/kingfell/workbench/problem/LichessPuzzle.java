package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A puzzle of the database of lichess.org, one line of its CSV (https://database.lichess.org/#puzzles). The FEN there
 * is before the opponent's first move; the position here is after it.
 *
 * @param position never changed; the solver is to move
 * @param solution moves of both sides, the solver's first
 * @param rating its difficulty on the scale of lichess; 0 when not given
 * @param themes such as {@code mateIn2}
 */
public record LichessPuzzle(String id, Position position, List<Integer> solution, int rating, List<String> themes) {
    private static final String MATE = "mate";
    private static final int LEAST_COLUMNS = 3;
    private static final int RATING = 3;
    private static final int THEMES = 7;

    public LichessPuzzle {
        solution = List.copyOf(solution);
        themes = List.copyOf(themes);
    }

    /** Returns true for the line of column names with which the file begins. */
    public static boolean isHeader(String line) {
        return line.startsWith("PuzzleId,FEN,Moves");
    }

    /** @throws NotationException when the line is no puzzle, or a move is illegal */
    public static LichessPuzzle parse(String line) throws NotationException {
        String[] columns = line.split(",", -1);
        if (columns.length < LEAST_COLUMNS) {
            throw new NotationException("no puzzle of lichess: at least the columns PuzzleId,FEN,Moves are expected");
        }
        Position position = Fen.parse(columns[1]);
        String[] moves = columns[2].strip().split("\\s+");
        if (moves.length < 2) {
            throw new NotationException(
                    "a puzzle has the opponent's move and at least one answer, not \"" + columns[2] + '"');
        }
        Position after = position.copy();
        List<Integer> all = new ArrayList<>();
        for (String text : moves) {
            int move = UciMove.parse(text, after);
            if (move == Move.NONE) {
                throw new NotationException("no legal move \"" + text + '"');
            }
            all.add(move);
            after.make(move);
        }
        position.make(all.get(0));
        String rating = columns.length > RATING ? columns[RATING] : "";
        String themes = columns.length > THEMES ? columns[THEMES].strip() : "";
        return new LichessPuzzle(
                columns[0],
                position,
                all.subList(1, all.size()),
                rating.matches("[0-9]{1,5}") ? Integer.parseInt(rating) : 0,
                themes.isEmpty() ? List.of() : List.of(themes.split("\\s+")));
    }

    /** Reads a line of the file as EPD; empty for the names of the columns. */
    public static Optional<Epd> read(String line) throws NotationException {
        return isHeader(line) ? Optional.empty() : Optional.of(parse(line).epd());
    }

    /** Returns the moves of the solver up to mate; 0 when the puzzle is no mate. */
    public int mateLength() {
        return themes.contains(MATE) ? (solution.size() + 1) / 2 : 0;
    }

    /** Returns the puzzle as EPD with {@code id}, and with {@code dm} for a mate or {@code bm} for other puzzles. */
    public Epd epd() {
        Map<String, List<String>> operations = new LinkedHashMap<>();
        operations.put("id", List.of(id));
        if (mateLength() > 0) {
            operations.put("dm", List.of("" + mateLength()));
        } else {
            operations.put("bm", List.of(UciMove.format(solution.get(0), false)));
        }
        return new Epd(position, operations);
    }

    /**
     * Returns the problem with its solution. The database promises one key; only in a mate in one may another move mate
     * too.
     */
    Problem problem() throws NotationException {
        int moves = mateLength();
        Stipulation stipulation = moves > 0 ? Stipulation.mate(moves) : Stipulation.UNSTATED;
        int[] line = solution.stream().mapToInt(Integer::intValue).toArray();
        return new Problem(
                position, stipulation, solution.subList(0, 1), List.of(), List.of(line), 0, moves > 1, false);
    }
}
