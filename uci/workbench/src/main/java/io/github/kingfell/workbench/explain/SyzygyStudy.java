package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.study.Slip;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.tables.syzygy.RankedMove;
import io.github.kingfell.tables.syzygy.RootRanking;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The lessons of Syzygy tables about a position: who wins under the fifty-move rule, and which moves throw the result
 * away. The tables know no distance to mate, only that to the next capture or pawn move.
 */
final class SyzygyStudy {
    private final Position position;
    private final RootRanking ranking;
    private final Function<Position, Optional<RootRanking>> rankings;
    private final Outcome outcome;
    private final List<String> missing;

    private SyzygyStudy(
            Position position,
            RootRanking ranking,
            Function<Position, Optional<RootRanking>> rankings,
            List<String> missing) {
        this.position = position;
        this.missing = missing;
        this.ranking = ranking;
        this.rankings = rankings;
        outcome = Slip.outcome(ranking.best());
    }

    /**
     * Returns the study of a position with legal moves; empty where the tables do not know it.
     *
     * @param rankings ranks the moves of a position; empty where the tables do not know them
     * @param missing names of the files that its distances need and that are not there
     */
    static Optional<SyzygyStudy> of(
            Position position, Function<Position, Optional<RootRanking>> rankings, List<String> missing) {
        return rankings.apply(position).map(ranking -> new SyzygyStudy(position, ranking, rankings, missing));
    }

    /** Returns the moves that throw the result away. Ranks the replies to each of them. */
    Slips slips() {
        return new Slips(position, outcome == Outcome.WIN, Slip.of(position, ranking, rankings));
    }

    PositionVerdict verdict() {
        List<String> sentences = new ArrayList<>();
        sentences.add(value() + " (by the Syzygy tables)");
        sentences.add(moves());
        if (!missing.isEmpty() && ranking.best().dtz() == 0 && outcome != Outcome.DRAW) {
            sentences.add("no distance is known: " + MissingTable.sentence(missing));
        }
        PositionVerdict.Kind kind = outcome == Outcome.DRAW ? PositionVerdict.Kind.DRAWN : PositionVerdict.Kind.DECIDED;
        return new PositionVerdict(kind, outcome == Outcome.DRAW ? "drawn" : value(), sentences, json());
    }

    private String winner() {
        int us = position.sideToMove();
        return Sides.name(outcome == Outcome.WIN ? us : us ^ 1);
    }

    private String value() {
        if (outcome != Outcome.DRAW) {
            return winner() + " wins";
        }
        int wdl = ranking.best().wdl();
        return wdl == WdlValues.DRAW
                ? "drawn: neither side can force a win"
                : "drawn: the win of " + Sides.name(position.sideToMove() ^ (wdl > 0 ? 0 : 1))
                        + " takes too long for the fifty-move rule";
    }

    private String moves() {
        List<Integer> keeping = keeping();
        MoveWording wording = new MoveWording(position, ranking.moves().size());
        return switch (outcome) {
            case WIN -> "best: " + bestMove() + distance() + "; " + wording.keepingWin(keeping.size());
            case DRAW -> wording.keepingDraw(keeping);
            case LOSS -> "every move loses";
        };
    }

    private String bestMove() {
        return San.format(position, ranking.best().move());
    }

    /** Returns the distance of the best move in words; nothing without DTZ tables. */
    private String distance() {
        int plies = ranking.best().dtz();
        return plies == 0
                ? ""
                : ", the next capture, pawn move or mate in about " + Sides.counted((plies + 1) / 2, "move");
    }

    private List<Integer> keeping() {
        return ranking.moves().stream()
                .filter(ranked -> Slip.outcome(ranked) == outcome)
                .map(RankedMove::move)
                .toList();
    }

    private JsonObject json() {
        RankedMove best = ranking.best();
        JsonObject json = new JsonObject()
                .put("kind", "syzygy")
                .put("outcome", outcome.name().toLowerCase(Locale.ROOT));
        if (outcome != Outcome.DRAW) {
            json.put("winner", winner().toLowerCase(Locale.ROOT));
        }
        if (best.dtz() != 0) {
            json.put("dtz", best.dtz());
        }
        return json.put("best", List.of(UciMove.format(best.move(), false)))
                .put("bestSan", List.of(bestMove()))
                .put("keeping", keeping().size())
                .put("moves", ranking.moves().size());
    }
}
