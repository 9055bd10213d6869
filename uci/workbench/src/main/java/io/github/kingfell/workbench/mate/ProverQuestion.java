package io.github.kingfell.workbench.mate;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import java.util.List;
import java.util.Optional;

/** Asks the engine's prover for a mate of any length or within N moves, one position after the other. */
public final class ProverQuestion implements MateQuestion {
    private final Engine engine;
    private final MateSettings settings;
    private Optional<MateCertificate> last = Optional.empty();

    /** @param engine with the user's tables; closed by {@link #close} */
    public ProverQuestion(Engine engine, MateSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    @Override
    public String text() {
        return text(settings.in());
    }

    /** @param in the most moves, 0 for any number */
    static String text(int in) {
        return "mate" + (in == 0 ? "" : " in " + in);
    }

    @Override
    public MateAnswer answer(Epd line) throws InterruptedException {
        // Each position must cost the same wherever it stands in the list.
        engine.newGame();
        Position position = line.position();
        engine.configure(settings.forEngine());
        TimedMateSearch.Result result = new TimedMateSearch(settings.effort()).run(engine, position, settings.limits());
        Optional<TimedMateSearch.Mate> found = result.mateWithin(settings.in());
        last = found.flatMap(TimedMateSearch.Mate::certificate);
        return found.map(mate -> found(position, mate, result)).orElseGet(() -> notFound(position, result));
    }

    /** Returns the mate that was proved in the last position. */
    Optional<MateCertificate> last() {
        return last;
    }

    @Override
    public void close() {
        engine.close();
    }

    private static MateAnswer found(Position position, TimedMateSearch.Mate mate, TimedMateSearch.Result result) {
        String claim = MateWords.claim(mate, result);
        int[] moves = mate.line().toArray();
        String line = San.formatLine(position, moves);
        boolean isShortest = result.noShorter().isPresent() || Math.abs(mate.moves()) <= 1;
        JsonObject details = new JsonObject().put("shortest", isShortest);
        result.noShorter()
                .filter(any -> Math.abs(mate.moves()) > 1)
                .ifPresent(grounds -> details.put("disprovedBy", grounds.word()));
        if (mate.certificate().isEmpty()) {
            details.put("foundBy", mate.grounds().word());
            result.unproved().ifPresent(reason -> details.put("unproved", reason));
        }
        details.putAll(LineJson.of(position, moves));
        return new MateAnswer(
                MateVerdict.SOLVED,
                mate.moves(),
                (claim + "  " + line).strip(),
                List.of(claim, line),
                details,
                result.nodes(),
                result.seconds());
    }

    private MateAnswer notFound(Position position, TimedMateSearch.Result result) {
        String words = MateWords.noMate(position, settings.in(), result);
        JsonObject details = new JsonObject();
        Optional<Grounds> refuted = result.refutation(settings.in());
        refuted.ifPresent(grounds -> details.put("disprovedBy", grounds.word()));
        boolean none = refuted.isPresent() || Decided.withoutMate(position).isPresent();
        return new MateAnswer(
                none ? MateVerdict.REFUTED : MateVerdict.UNKNOWN,
                0,
                words,
                List.of(words),
                details,
                result.nodes(),
                result.seconds());
    }
}
