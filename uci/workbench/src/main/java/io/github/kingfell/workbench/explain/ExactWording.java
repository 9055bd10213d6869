package io.github.kingfell.workbench.explain;

import io.github.kingfell.book.kpk.KpkDraw;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.distance.ExactVerdict.MoveValue;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Describes the exact value of a position with legal moves. */
final class ExactWording {
    private final Position position;
    private final ExactVerdict exact;
    private final Distance distance;
    private final MoveWording wording;

    ExactWording(Position position, ExactVerdict exact) {
        this.position = position;
        this.exact = exact;
        distance = exact.distance();
        wording = new MoveWording(position, exact.choices().size());
    }

    PositionVerdict verdict() {
        List<String> sentences = new ArrayList<>();
        sentences.add(value() + (ExactValues.isOfUser(position) ? " (by the table)" : " (exact)"));
        sentences.add(moves());
        others().ifPresent(sentences::add);
        Optional<String> reason = distance.isDraw() ? KpkDraw.sentence(position) : Optional.empty();
        reason.ifPresent(sentences::add);
        fiftyMoves().ifPresent(sentences::add);
        PositionVerdict.Kind kind = distance.isDraw() ? PositionVerdict.Kind.DRAWN : PositionVerdict.Kind.DECIDED;
        return new PositionVerdict(kind, distance.isDraw() ? "drawn" : value(), sentences, json(reason));
    }

    private String winner() {
        int us = position.sideToMove();
        return Sides.name(distance.isWin() ? us : us ^ 1);
    }

    private String value() {
        return distance.isDraw()
                ? "drawn: neither side can force a win"
                : winner() + " wins, mate in " + distance.moves() + (isLate() ? " without the fifty-move rule" : "");
    }

    private String moves() {
        List<Integer> keeping = moves(exact.keeping());
        List<Integer> best = moves(exact.best());
        return switch (distance.outcome()) {
            case WIN -> "best: " + wording.named(best) + "; " + wording.keepingWin(keeping.size());
            case DRAW -> wording.keepingDraw(keeping);
            case LOSS -> wording.named(best) + Sides.verb(best.size(), " holds", " hold") + " longest";
        };
    }

    /** Returns the moves with the same outcome that are not best, the nearest to it first; none where they are many. */
    private Optional<String> others() {
        List<MoveValue> others = exact.keeping().stream()
                .filter(choice -> !choice.value().equals(distance))
                .sorted(Comparator.comparingInt(
                        choice -> Math.abs(choice.value().plies() - distance.plies())))
                .toList();
        if (others.isEmpty() || others.size() > MoveWording.MOST_NAMED) {
            return Optional.empty();
        }
        return Optional.of((distance.isWin() ? "slower: " : "mated sooner: ")
                + others.stream()
                        .map(choice -> San.format(position, choice.move()) + " in "
                                + Sides.counted(choice.value().moves(), "move"))
                        .collect(Collectors.joining(", ")));
    }

    private static List<Integer> moves(List<MoveValue> choices) {
        return choices.stream().map(MoveValue::move).toList();
    }

    /** Returns true when the fifty-move counter may cost the win: the table does not contain it. */
    private boolean isLate() {
        return !distance.isDraw() && position.halfmoveClock() + distance.plies() > Position.FIFTY_MOVES_IN_PLIES;
    }

    private Optional<String> fiftyMoves() {
        int left = Math.max(0, Position.FIFTY_MOVES_IN_PLIES - position.halfmoveClock());
        return isLate()
                ? Optional.of("this ignores the fifty-move rule: a draw can be claimed in "
                        + Sides.counted(left, "half-move") + " unless a piece is taken or a pawn moves")
                : Optional.empty();
    }

    private JsonObject json(Optional<String> reason) {
        List<MoveValue> best = exact.best();
        JsonObject json = new JsonObject()
                .put("kind", "exact")
                .put("outcome", distance.outcome().name().toLowerCase(Locale.ROOT));
        if (!distance.isDraw()) {
            json.put("winner", winner().toLowerCase(Locale.ROOT))
                    .put("mateIn", distance.moves())
                    .put("plies", distance.plies());
        }
        json.put(
                        "best",
                        best.stream()
                                .map(choice -> UciMove.format(choice.move(), false))
                                .toList())
                .put("bestSan", wording.san(moves(best)))
                .put("keeping", exact.keeping().size())
                .put("moves", exact.choices().size());
        reason.ifPresent(text -> json.put("reason", text));
        return json;
    }
}
