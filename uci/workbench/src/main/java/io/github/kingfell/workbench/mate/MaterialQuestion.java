package io.github.kingfell.workbench.mate;

import io.github.kingfell.prover.tree.GainProver;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.GainChecker;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.prooffile.GainProofFile;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Asks for a gain of material that cannot be prevented, in the sense of {@link GainChecker}. */
public final class MaterialQuestion implements MateQuestion {
    /** Limit in moves when no length was asked for. A gain whose tree has a longer line is not found. */
    private static final int LONGEST = 60;

    /** About one second of search. */
    private static final long NODES_PER_STEP = 4_000_000;

    /** The nodes for each other move: as many times those of the first gain, and at least so many. */
    private static final int OTHERS_FACTOR = 4;

    private static final long LEAST_NODES_FOR_OTHERS = 100_000;

    private final int points;
    private final int patience;
    private final boolean tryOthers;
    private final MateSettings settings;
    private final GainProver prover;
    private Optional<GainCertificate> last = Optional.empty();

    /**
     * @param points the least gain, with the queen at 9; 0 for the greatest that can be proved
     * @param patience quiet replies that are answered after the gain
     * @param tryOthers whether to say which other first moves gain as much
     */
    public MaterialQuestion(int points, int patience, boolean tryOthers, MateSettings settings) {
        this.points = points;
        this.patience = patience;
        this.tryOthers = tryOthers;
        this.settings = settings;
        prover = new GainProver(settings.hash());
    }

    @Override
    public String text() {
        return "material" + (points == 0 ? "" : " " + points) + " patience " + patience
                + (tryOthers ? " others" : "")
                + (settings.in() == 0 ? "" : " in " + settings.in());
    }

    @Override
    public MateAnswer answer(Epd line) {
        long begun = System.nanoTime();
        Position position = line.position();
        SearchControl control = settings.control();
        int bound = settings.in() == 0 ? LONGEST : Math.min(settings.in(), LONGEST);
        GainProver.Result result = points == 0
                ? prover.searchMost(position, patience, bound, control, Long.MAX_VALUE, perStep())
                : prover.search(position, points, patience, bound, control, Long.MAX_VALUE);
        last = result.gain();
        double seconds = (System.nanoTime() - begun) / 1e9;
        if (last.isEmpty()) {
            String words = "no gain"
                    + (result.refuted()
                            ? " in " + bound + " moves (" + Grounds.SEARCH.words() + ")"
                            : " found within the limit");
            MateVerdict verdict = result.refuted() ? MateVerdict.REFUTED : MateVerdict.UNKNOWN;
            return new MateAnswer(verdict, 0, words, List.of(words), new JsonObject(), result.nodes(), seconds);
        }
        MateAnswer found = found(position, last.get(), result, seconds);
        return tryOthers ? withOthers(found, position, last.get(), bound, begun) : found;
    }

    /** Returns the nodes to spend on each greater gain after one was found. */
    private long perStep() {
        return switch (settings.effort()) {
            case FIRST_PROOF -> 0;
            case SOME_SHORTENING -> NODES_PER_STEP;
            case ALL_THE_TIME -> Long.MAX_VALUE;
        };
    }

    private MateAnswer found(Position position, GainCertificate gain, GainProver.Result result, double seconds) {
        String pv = San.formatLine(position, gain.line());
        boolean isGreatestAsked = points == 0 && !gain.isMate();
        String greater = result.refuted()
                ? "; no greater gain (" + Grounds.SEARCH.words() + ")"
                : "; a greater gain is not ruled out";
        String claim = GainProofFile.inWords(gain) + " (proved)" + (isGreatestAsked ? greater : "");
        JsonObject details = new JsonObject();
        if (gain.isMate()) {
            details.put("mate", true);
        } else {
            details.put("points", gain.proof().points()).put("patience", patience);
        }
        details.putAll(LineJson.of(position, gain.line()));
        return new MateAnswer(
                MateVerdict.SOLVED, 0, claim + "  " + pv, List.of(claim, pv), details, result.nodes(), seconds);
    }

    /** Adds which other first moves gain as much, within the same limits once more. */
    private MateAnswer withOthers(MateAnswer found, Position position, GainCertificate gain, int bound, long begun) {
        SearchControl control = settings.control();
        long limit = Math.max(LEAST_NODES_FOR_OTHERS, OTHERS_FACTOR * found.nodes());
        GainProver.Others others = prover.others(gain, bound, control, limit);
        String words = !others.proved().isEmpty()
                ? "as much gains " + san(position, others.proved()) + " (proved)"
                : others.undecided().isEmpty()
                        ? "no other move gains as much (" + Grounds.SEARCH.words() + ")"
                        : "no other move is proved to gain as much; "
                                + others.undecided().size() + " undecided";
        found.details().put("others", uci(others.proved()));
        found.details().put("undecided", uci(others.undecided()));
        List<String> report = new ArrayList<>(found.report());
        report.add(words);
        return new MateAnswer(
                MateVerdict.SOLVED,
                0,
                found.summary() + "  " + words,
                report,
                found.details(),
                found.nodes() + control.counter().nodes(),
                (System.nanoTime() - begun) / 1e9);
    }

    private static String san(Position position, List<Integer> moves) {
        return moves.stream().map(move -> San.format(position, move)).collect(Collectors.joining(", "));
    }

    private static List<String> uci(List<Integer> moves) {
        return moves.stream().map(move -> UciMove.format(move, false)).toList();
    }

    /** Returns the gain that the last answer proved. */
    public Optional<GainCertificate> last() {
        return last;
    }

    @Override
    public void close() {
        // Nothing to close.
    }
}
