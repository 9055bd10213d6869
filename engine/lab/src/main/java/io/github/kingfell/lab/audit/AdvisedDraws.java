package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.advice.AdviceGoal;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.engine.advice.Decision;
import io.github.kingfell.engine.advice.Literal;
import io.github.kingfell.engine.advice.Orientation;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks an advice table that should hold a draw. Its moves are compared with exact values in every drawn position, and
 * the class finds out from which positions the whole play holds against every reply. Each position is counted with all
 * its symmetric images.
 */
final class AdvisedDraws {
    private static final int EXAMPLES = 10;

    /** By number: whether the play loses at once or in the end. */
    private static final byte HOLDS = 1;

    private static final byte LOSES = 2;

    private final AdviceTable table;
    private final ExactDistances truth;
    private final AdvicePositions positions;
    private final AdvisedPlay play;
    private final AdviceCensus census;
    private final List<AdviceGoal> observed;
    private final byte[] fates;

    /** By number: {@link AdvisedPlay#next}. */
    private final int[][] next;

    private final Tally everywhere = new Tally("all drawn positions");
    private final Tally scope = new Tally("positions in the scope of the table");
    private final Tally exceptions = new Tally("exceptions of the table, counted separately");
    private final List<String> examples = new ArrayList<>();

    /** Counts positions, and how often the draw is given away at once or in the end. */
    private static final class Tally {
        private final String what;
        private long positions;
        private long atOnce;
        private long inTheEnd;

        Tally(String what) {
            this.what = what;
        }

        String line() {
            return "| " + what + " | " + positions + " | " + atOnce + " | " + Percent.of(positions - atOnce, positions)
                    + " | " + inTheEnd + " | " + Percent.of(positions - inTheEnd, positions) + " |";
        }
    }

    AdvisedDraws(AdviceTable table, ExactDistances truth) {
        this.table = table;
        this.truth = truth;
        positions = new AdvicePositions(table.material());
        play = new AdvisedPlay(table, truth);
        List<Literal> literals = table.claim().observed();
        observed = literals.stream()
                .map(literal -> new AdviceGoal(List.of(literal)))
                .toList();
        census = new AdviceCensus(literals.stream().map(Literal::toString).toList());
        fates = new byte[positions.size()];
        next = new int[positions.size()][];
    }

    AdviceAudit judge(EndgameAudit.Progress progress) {
        positions.forEach(this::visit, progress);
        settle();
        positions.forEach(this::countInTheEnd, progress);
        return report();
    }

    private void visit(int number, Position x) {
        if (truth.plies(x) >= 0) {
            return;
        }
        Decision decision = play.from(x);
        boolean lost = play.isSpoilt();
        fates[number] = lost ? LOSES : HOLDS;
        next[number] = play.next();
        int weight = Orientation.images(x);
        everywhere.positions += weight;
        everywhere.atOnce += lost ? weight : 0;
        if (isInScope(x)) {
            Tally tally = isException(x) ? exceptions : scope;
            tally.positions += weight;
            tally.atOnce += lost ? weight : 0;
            if (tally == scope) {
                census.count(
                        decision, weight, lost, observations(x, decision.tree().move()));
                if (lost) {
                    examples.add("- " + Fen.format(x) + ": "
                            + San.format(x, decision.tree().move()) + " of " + decision);
                }
            }
        }
    }

    private boolean isInScope(Position x) {
        AdviceGoal claimed = table.claim().scope();
        return claimed.isNone() || play.isReached(claimed, x);
    }

    /** Returns true when every move that keeps the draw reaches the goal of the exceptions. */
    private boolean isException(Position x) {
        AdviceGoal goal = table.claim().exception();
        for (int move : MoveList.legal(x).toArray()) {
            x.make(move);
            boolean keeps = truth.plies(x) < 0;
            x.unmake(move);
            if (keeps && !play.isReachedAfter(goal, x, move)) {
                return false;
            }
        }
        return true;
    }

    private boolean[] observations(Position x, int move) {
        boolean[] seen = new boolean[observed.size()];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = play.isReachedAfter(observed.get(i), x, move);
        }
        return seen;
    }

    /** Marks every position as lost in the end from which the opponent can reach a losing one. */
    private void settle() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int number = 0; number < next.length; number++) {
                if (fates[number] == HOLDS && leadsToALoss(next[number])) {
                    fates[number] = LOSES;
                    changed = true;
                }
            }
        }
    }

    private boolean leadsToALoss(int[] pairs) {
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i] != AdvisedPlay.OVER && fates[pairs[i]] == LOSES) {
                return true;
            }
        }
        return false;
    }

    private void countInTheEnd(int number, Position x) {
        if (fates[number] == LOSES) {
            int weight = Orientation.images(x);
            everywhere.inTheEnd += weight;
            if (isInScope(x)) {
                (isException(x) ? exceptions : scope).inTheEnd += weight;
            }
        }
    }

    private AdviceAudit report() {
        List<String> lines = new ArrayList<>();
        lines.add("# " + table.name() + ", " + table.title() + ": the advice table beside exact distances");
        lines.add("");
        lines.add("Drawn positions with our side to move and at least one legal move. The advised move and the moves "
                + "that its tree adds are compared with exact values; \"in the end\" counts positions from which some "
                + "defence reaches a position in which the table fails. Deepest look ahead: "
                + play.deepest() + " plies.");
        lines.add("");
        lines.add("| positions | | draw given away at once | kept | in the end | kept |");
        lines.add("|---|---|---|---|---|---|");
        lines.add(scope.line());
        lines.add(exceptions.line());
        lines.add(everywhere.line());
        lines.add("");
        lines.add("In the scope, by rule and advice:");
        lines.add("");
        lines.addAll(census.lines());
        if (!examples.isEmpty()) {
            lines.add("");
            lines.add("Failures in the scope, of " + examples.size() + " up to symmetry:");
            lines.add("");
            // The examples are spread over the board; otherwise all would come from one corner.
            int step = (examples.size() + EXAMPLES - 1) / EXAMPLES;
            for (int i = 0; i < examples.size(); i += step) {
                lines.add(examples.get(i));
            }
        }
        return new AdviceAudit(scope.atOnce == 0, lines);
    }
}
