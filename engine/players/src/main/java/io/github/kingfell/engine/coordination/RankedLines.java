package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.ScoreOrder;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchInfo.Iteration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The best lines of a MultiPV search, one for each root move, in the {@link ScoreOrder}. They are the estimates and
 * exact values of the last iteration and every mate proven so far; no estimate replaces a proven mate.
 */
final class RankedLines {
    private final Position root;
    private final int rootMoves;
    private final int count;
    private List<Iteration> estimates = List.of();

    /** Proven mates by root move; where the opponent mates, the proof covers that move only. */
    private final Map<Integer, MateCertificate> proved = new LinkedHashMap<>();

    /** The proof that the side to move is mated whatever it plays; null without one. */
    private @Nullable MateCertificate lost;

    /**
     * Creates an empty list.
     *
     * @param root not changed
     * @param rootMoves number of root moves searched
     * @param count the most lines, at least 1
     */
    RankedLines(Position root, int rootMoves, int count) {
        this.root = root;
        this.rootMoves = rootMoves;
        this.count = count;
    }

    boolean isEmpty() {
        return estimates.isEmpty() && proved.isEmpty();
    }

    /** Replaces the lines of the last iteration by those of a new one. */
    void searched(List<Iteration> lines) {
        estimates = List.copyOf(lines);
        for (Iteration line : lines) {
            if (line.score() instanceof Score.Mate mate && mate.isProved()) {
                proved(mate.certificate());
            }
        }
    }

    /** Adds a proven mate of the root or of some of its moves. */
    void proved(MateCertificate mate) {
        if (mate.moves() > 0) {
            keepShorter(mate.line()[0], mate);
            return;
        }
        AnswerTree answers = mate.proof().answers();
        if (answers.count(0) == rootMoves && (lost == null || -mate.moves() < -lost.moves())) {
            lost = mate;
        }
        for (int i = 0; i < answers.count(0); i++) {
            int move = answers.move(0, i);
            keepShorter(move, answers.count(0) == 1 ? mate : after(move, answers));
        }
    }

    /** Returns the part of a proof that deals with one root move. */
    private MateCertificate after(int move, AnswerTree answers) {
        int[] only = {move};
        try {
            return ProofChecker.check(root, only, new MateProof(answers.after(0, only)));
        } catch (RejectedProofException e) {
            throw new IllegalStateException("part of a checked proof", e);
        }
    }

    private void keepShorter(int move, MateCertificate mate) {
        proved.merge(move, mate, (a, b) -> Math.abs(b.moves()) < Math.abs(a.moves()) ? b : a);
    }

    /** Returns the present lines, best first, numbered from 1. */
    List<Iteration> ranked() {
        List<Iteration> lines = new ArrayList<>();
        for (Iteration estimate : estimates) {
            MateCertificate mate = proved.get(estimate.line().move(0));
            lines.add(mate == null || isExact(estimate, mate) ? estimate : line(mate));
        }
        for (Map.Entry<Integer, MateCertificate> entry : proved.entrySet()) {
            if (estimates.stream().noneMatch(line -> line.line().move(0) == entry.getKey())) {
                lines.add(line(entry.getValue()));
            }
        }
        lines.sort((one, other) -> ScoreOrder.compare(other.score(), one.score()));
        putFirst(lines);
        List<Iteration> numbered = new ArrayList<>();
        for (Iteration line : lines.subList(0, Math.min(count, lines.size()))) {
            numbered.add(line.ranked(numbered.size() + 1));
        }
        return numbered;
    }

    /**
     * Returns true when the line's mate comes from a distance table and the proven mate has another length: the table's
     * length is exact, the proven one may be longer.
     */
    private static boolean isExact(Iteration line, MateCertificate proved) {
        return isByTable(line) && ((Score.Mate) line.score()).moves() != proved.moves();
    }

    private static boolean isByTable(Iteration line) {
        return line.score() instanceof Score.Mate mate && !mate.isProved();
    }

    /**
     * Puts first the line that is the score of the position. The position is lost only when all moves lose, and its
     * score is then the length of the proof for all moves.
     */
    private void putFirst(List<Iteration> lines) {
        if (!lines.isEmpty() && isByTable(lines.get(0))) {
            return;
        }
        MateCertificate all = lost;
        if (all != null) {
            int best = all.line()[0];
            lines.removeIf(line -> line.line().move(0) == best);
            lines.add(0, line(all));
        } else if (!lines.isEmpty() && lines.get(0).score() instanceof Score.Mate mate && mate.moves() < 0) {
            lines.set(0, lines.get(0).with(new Score.Centipawns(-Score.HIGHEST_CENTIPAWNS)));
        }
    }

    /** Returns a certificate as a line of a search. The announcer fills in nodes and time. */
    static Iteration line(MateCertificate mate) {
        Pv line = Pv.of(mate.line());
        return new Iteration(line.length(), line.length(), 1, new Score.Mate(mate), Bound.EXACT, 0, 0, 0, line);
    }
}
