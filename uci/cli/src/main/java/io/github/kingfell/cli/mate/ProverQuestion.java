package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.mate.MateAnswer.Verdict;
import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.cli.output.LineJson;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.San;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks the engine's prover for a mate of any length or within N moves, one position after the other. */
final class ProverQuestion implements MateQuestion {
    private final Engine engine;
    private final MateSettings settings;
    private Optional<MateCertificate> last = Optional.empty();

    /**
     * @param engine closed in the end
     * @param tablePath where exact tables are kept; null for memory alone
     */
    ProverQuestion(Engine engine, MateSettings settings, @Nullable Path tablePath) {
        this.engine = engine;
        this.settings = settings;
        engine.keepTablesIn(tablePath);
    }

    /** Who is asked for a mate. */
    static Optional<PlayerId> playerFor(Position position, Engine engine) {
        return Optional.of(engine.mayLookUp(position) ? PlayerId.EXACT_TABLE : PlayerId.PROOF_NUMBER);
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
        // So that a position costs the same wherever it stands in the list.
        engine.newGame();
        Position position = line.position();
        engine.configure(
                new SearchSettings(settings.threads(), settings.hash(), 1, 0, playerFor(position, engine), false));
        TimedMateSearch.Result result = new TimedMateSearch(settings.effort()).run(engine, position, settings.limits());
        Optional<Score.Mate> found =
                result.mate().filter(mate -> settings.in() == 0 || Math.abs(mate.moves()) <= settings.in());
        last = found.map(Score.Mate::certificate);
        return found.map(mate -> found(position, mate, result)).orElseGet(() -> notFound(position, result));
    }

    /** The mate that was found in the position asked last. */
    Optional<MateCertificate> last() {
        return last;
    }

    @Override
    public void close() {
        engine.close();
    }

    private static MateAnswer found(Position position, Score.Mate mate, TimedMateSearch.Result result) {
        String claim = MateCommand.claim(mate.moves(), result);
        String line = San.formatLine(position, mate.certificate().line());
        JsonObject details = new JsonObject()
                .put("shortest", result.shortest() || Math.abs(mate.moves()) <= 1)
                .putAll(LineJson.of(position, mate.certificate().line()));
        return new MateAnswer(
                Verdict.SOLVED,
                mate.moves(),
                (claim + "  " + line).strip(),
                List.of(claim, line),
                details,
                result.nodes(),
                result.seconds());
    }

    private MateAnswer notFound(Position position, TimedMateSearch.Result result) {
        boolean none = result.refuted() || Decided.withoutMate(position).isPresent();
        String words = "no " + text() + MateCommand.whyNot(position, result);
        return new MateAnswer(
                none ? Verdict.REFUTED : Verdict.UNKNOWN,
                0,
                words,
                List.of(words),
                new JsonObject(),
                result.nodes(),
                result.seconds());
    }
}
