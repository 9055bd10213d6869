package io.github.kingfell.cli.endgame;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.pawnending.EndingValue;
import io.github.kingfell.tables.pawnending.PawnEndings;
import io.github.kingfell.tables.pawnending.SolvedPosition;
import io.github.kingfell.tables.pawnending.SolvingLimits;
import io.github.kingfell.workbench.endgame.SolvedPawnEndings;
import io.github.kingfell.workbench.output.JsonObject;

/** Answers of solved pawn structures for single positions, in words and in JSON. */
final class PawnEndingLookup {
    private final TableLibrary library;
    private final SolvedPawnEndings endings;
    private final int most;

    /** @param most pawn structures that are solved for one position */
    PawnEndingLookup(TableLibrary library, int most) {
        this.library = library;
        this.most = most;
        endings = new SolvedPawnEndings(library.reader(), SolvingLimits.of(most, most));
    }

    /** Returns true for a pawn ending that no table has. */
    boolean answers(Position position) {
        return PawnEndings.isPawnEnding(position) && position.castling() == 0 && !library.has(position);
    }

    /**
     * Returns the value in words, such as {@code win, by 1167 solved pawn structures without the fifty-move rule}.
     *
     * @throws NotationException when there are too many structures
     */
    String words(Position position) throws NotationException {
        EndingValue value = value(position);
        return name(value) + ", by " + structures(position) + " solved pawn structures without the fifty-move rule";
    }

    /**
     * Returns the members {@code atLeast}, {@code atMost}, {@code structures}, and {@code outcome} where it is known.
     */
    JsonObject json(Position position) throws NotationException {
        return bounds(value(position)).put("structures", structures(position));
    }

    /** Returns the members {@code atLeast}, {@code atMost}, and {@code outcome} where they are the same. */
    static JsonObject bounds(EndingValue value) {
        JsonObject json = new JsonObject();
        if (value.isExact()) {
            json.put("outcome", name(value));
        }
        return json.put("atLeast", name(value.least())).put("atMost", name(value.most()));
    }

    private int structures(Position position) {
        return endings.solution(position).orElseThrow().structures();
    }

    private EndingValue value(Position position) throws NotationException {
        return endings.of(position)
                .map(SolvedPosition::value)
                .orElseThrow(() -> new NotationException(
                        "more than " + most + " pawn structures (--structures) in " + Fen.format(position)));
    }

    static String name(EndingValue value) {
        if (value.isExact()) {
            return name(value.least());
        }
        return value.equals(EndingValue.UNKNOWN) ? "unknown" : value.most() < 1 ? "draw or loss" : "win or draw";
    }

    private static String name(int value) {
        return value > 0 ? "win" : value == 0 ? "draw" : "loss";
    }
}
