package io.github.kingfell.workbench.suite;

import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.problem.Entry;
import io.github.kingfell.workbench.problem.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Checks the entries of a book in their order. */
public final class SuiteRun {
    /** An engine that was interrupted together with this program may be seen to end this much earlier. */
    private static final long MILLIS_OF_DYING = 300;

    private final SuiteSettings settings;
    private final ProblemCheck check;
    private final Contest contest;
    private final @Nullable SuiteResults results;
    private final Interruption interruption;

    /**
     * @param results source of earlier answers, and destination of new ones; null for none
     * @param interruption ends the run; the problem in progress is then left out
     */
    public SuiteRun(
            SuiteSettings settings,
            ProblemCheck check,
            Contest contest,
            @Nullable SuiteResults results,
            Interruption interruption) {
        this.interruption = interruption;
        this.settings = settings;
        this.check = check;
        this.contest = contest;
        this.results = results;
    }

    /**
     * @param told receives each record as soon as it is stored
     * @return all records, in the order of the entries; after an interruption those of the first entries
     */
    public List<SuiteRecord> run(List<Entry> entries, ProgressLine progress, Consumer<SuiteRecord> told)
            throws IOException, InterruptedException {
        List<SuiteRecord> records = new ArrayList<>();
        int worked = 0;
        int solved = 0;
        for (Entry entry : entries) {
            progress.show(records.size(), worked, solved);
            Optional<SuiteRecord> known = known(entry);
            SuiteRecord record = known.isPresent() ? known.get() : answer(entry);
            if (isInterrupted(record)) {
                break;
            }
            worked += known.isPresent() ? 0 : 1;
            solved += record.isSolved() ? 1 : 0;
            if (results != null) {
                results.add(record);
            }
            records.add(record);
            progress.clear();
            told.accept(record);
        }
        progress.clear();
        return records;
    }

    private boolean isInterrupted(SuiteRecord record) throws InterruptedException {
        return record.hasFailure() ? interruption.comesWithin(MILLIS_OF_DYING) : interruption.isRequested();
    }

    private Optional<SuiteRecord> known(Entry entry) {
        Problem problem = entry.problem();
        if (problem == null || results == null) {
            return Optional.empty();
        }
        return results.find(asked(problem), settings).map(record -> record.at(entry));
    }

    private SuiteRecord answer(Entry entry) throws InterruptedException {
        if (entry.problem() == null) {
            return SuiteRecord.bad(entry);
        }
        Problem problem = asked(entry.problem());
        Budget budget = new Budget(settings.seconds(), settings.nodes(), interruption);
        ProblemOutcome outcome = check.check(problem, budget);
        double seconds = budget.elapsed();
        List<JsonObject> answers = contest.ask(problem, outcome);
        return SuiteRecord.of(entry, problem, outcome, budget.nodes(), seconds, settings, answers);
    }

    private Problem asked(Problem problem) {
        return settings.cooks() ? problem.strict() : problem;
    }
}
