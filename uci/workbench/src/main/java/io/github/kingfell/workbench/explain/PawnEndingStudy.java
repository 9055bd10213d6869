package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.pawnending.EndingValue;
import io.github.kingfell.tables.pawnending.SolvedMove;
import io.github.kingfell.tables.pawnending.SolvedPosition;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Describes a pawn ending whose value is known because all its pawn structures were solved. */
final class PawnEndingStudy {
    private final Position position;
    private final SolvedPosition solved;
    private final int structures;
    private final MoveWording wording;

    /** @param solved with an exact value and at least one move */
    PawnEndingStudy(Position position, SolvedPosition solved, int structures) {
        this.position = position;
        this.solved = solved;
        this.structures = structures;
        wording = new MoveWording(position, solved.moves().size());
    }

    PositionVerdict verdict() {
        List<String> sentences = new ArrayList<>();
        sentences.add(value() + " (" + Sides.counted(structures, "pawn structure")
                + " solved; the fifty-move rule does not count)");
        sentences.add(choices());
        tempo().ifPresent(sentences::add);
        PositionVerdict.Kind kind = isDraw() ? PositionVerdict.Kind.DRAWN : PositionVerdict.Kind.DECIDED;
        return new PositionVerdict(kind, isDraw() ? "drawn" : value(), sentences, json());
    }

    private boolean isDraw() {
        return solved.value().least() == 0;
    }

    private String winner() {
        int us = position.sideToMove();
        return Sides.name(solved.value().least() > 0 ? us : us ^ 1);
    }

    private String value() {
        return isDraw() ? "drawn: neither side can force a win" : winner() + " wins";
    }

    private List<Integer> moves(Predicate<EndingValue> test) {
        return solved.moves().stream()
                .filter(move -> test.test(move.value()))
                .map(SolvedMove::move)
                .toList();
    }

    /** Returns the moves that certainly have the value of the position. */
    private List<Integer> keeping() {
        int value = solved.value().least();
        return moves(choice -> choice.least() >= value);
    }

    private String choices() {
        List<Integer> keeping = keeping();
        int unknown = moves(choice -> choice.least() < solved.value().least()
                        && choice.most() >= solved.value().least())
                .size();
        if (solved.value().most() < 0) {
            return "every move loses";
        }
        if (unknown > 0) {
            return wording.named(keeping)
                    + (isDraw()
                            ? Sides.verb(keeping.size(), " draws", " draw")
                            : Sides.verb(keeping.size(), " wins", " win"))
                    + "; of " + Sides.counted(unknown, "move") + " nothing is known";
        }
        return isDraw()
                ? wording.keepingDraw(keeping)
                : wording.named(keeping) + Sides.verb(keeping.size(), " wins", " win") + "; "
                        + wording.keepingWin(keeping.size());
    }

    /** Returns what would be if the other side were to move. */
    private Optional<String> tempo() {
        EndingValue then = solved.waiting();
        if (!then.isExact() || then.equals(solved.value())) {
            return Optional.empty();
        }
        String us = Sides.name(position.sideToMove());
        String them = Sides.name(position.sideToMove() ^ 1);
        String other = then.least() == 0 ? "it would be drawn" : (then.least() > 0 ? us : them) + " would win";
        boolean isBurden = then.least() > solved.value().least();
        return Optional.of("one tempo decides: with " + them + " to move " + other
                + (isBurden ? "; " + us + " does not want to move" : ""));
    }

    private JsonObject json() {
        JsonObject json = new JsonObject().put("kind", "pawn-ending").put("outcome", outcome(solved.value()));
        if (!isDraw()) {
            json.put("winner", winner().equals("White") ? "white" : "black");
        }
        List<Integer> keeping = keeping();
        return json.put(
                        "best",
                        keeping.stream()
                                .map(move -> UciMove.format(move, false))
                                .toList())
                .put("bestSan", wording.san(keeping))
                .put("keeping", keeping.size())
                .put("moves", solved.moves().size())
                .put("structures", structures);
    }

    /** Such as {@code win}. */
    static String outcome(EndingValue exact) {
        return exact.least() > 0 ? "win" : exact.least() == 0 ? "draw" : "loss";
    }
}
