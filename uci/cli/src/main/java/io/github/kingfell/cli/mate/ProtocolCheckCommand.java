package io.github.kingfell.cli.mate;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.arena.matecheck.Issue;
import io.github.kingfell.arena.matecheck.MateCheck;
import io.github.kingfell.arena.matecheck.MateFindings;
import io.github.kingfell.arena.matecheck.MateRules;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.uci.UciDialogue;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks what the engine reports about mates over UCI, on positions whose shortest mates are known. */
@Command(
        name = "check",
        description =
                "Search EPD lines that give the shortest mate (bm #N) through the protocol, and check every line of "
                        + "output: no mate is too short or has the wrong sign, and every mating line is complete.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no issue", "1:at least one issue", "2:wrong usage or bad input"})
public final class ProtocolCheckCommand extends ConsoleCommand {
    private static final int DEFAULT_NODES = 100_000;
    private static final int LONGEST_BELIEVED = 123;

    private final Supplier<Engine> engines;

    @Mixin
    private EpdList list = new EpdList();

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes for each position, default " + DEFAULT_NODES)
    private @Nullable Long nodes;

    @Option(names = "--clock", paramLabel = "MS+INC", description = "a game clock instead: milliseconds and increment")
    private @Nullable String clock;

    @Option(
            names = "--mate",
            description = "ask for a mate (go mate) in the number of moves that the line gives, for either side")
    private boolean mate;

    @Option(names = "--multipv", paramLabel = "K", description = "number of lines (MultiPV), default ${DEFAULT-VALUE}")
    private int multiPv = 1;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "K",
            description = "search threads, default ${DEFAULT-VALUE}")
    private int threads = 1;

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory for tables, default ${DEFAULT-VALUE}")
    private int hash = 64;

    @Option(
            names = "--longest",
            paramLabel = "N",
            description = "longest mate that is accepted, default ${DEFAULT-VALUE}")
    private int longest = LONGEST_BELIEVED;

    @Option(
            names = "--children",
            paramLabel = "FILE",
            description = "EPD positions after first moves, with their mates, to check the lines of --multipv")
    private @Nullable String children;

    @Option(names = "--json", description = "one JSON object for each issue and one at the end, instead of text")
    private boolean json;

    public ProtocolCheckCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws InterruptedException {
        require(clock == null || clock.matches("\\d{1,9}\\+\\d{1,9}"), "--clock must be MS+INC, such as 3000+10", spec);
        require(clock == null || !mate && nodes == null, "--clock excludes --nodes and --mate", spec);
        require(multiPv >= 1 && multiPv <= 256, "--multipv must be from 1 to 256", spec);
        require(longest >= 1, "--longest must be at least 1", spec);
        List<Epd> all = list.all();
        List<Epd> chosen = list.chosen(all);
        MateRules rules = new MateRules(longest);
        all.forEach(rules::learn);
        if (children != null) {
            list.read(children).forEach(rules::learn);
        }
        try (UciDialogue dialogue = new UciDialogue(engines.get())) {
            dialogue.send("setoption name Threads value " + threads);
            dialogue.send("setoption name Hash value " + hash);
            dialogue.send("setoption name MultiPV value " + multiPv);
            return check(chosen, new MateCheck(dialogue, rules, this::limits));
        }
    }

    private int check(List<Epd> lines, MateCheck check) throws InterruptedException {
        PrintWriter out = out();
        int positions = 0;
        int found = 0;
        int best = 0;
        int issues = 0;
        for (Epd line : lines) {
            if (check.applies(line)) {
                MateFindings judgement = check.judge(line);
                positions++;
                found += judgement.found() ? 1 : 0;
                best += judgement.best() ? 1 : 0;
                issues += judgement.issues().size();
                for (Issue issue : judgement.issues()) {
                    out.println(json ? data(issue) : issue);
                    out.flush();
                }
            }
        }
        out.println(
                json
                        ? head().put("positions", positions)
                                .put("found", found)
                                .put("best", best)
                                .put("issues", issues)
                        : "positions " + positions + ", found " + found + ", best " + best + ", issues " + issues);
        out.flush();
        return issues == 0 ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private static JsonObject head() {
        return JsonObject.ofFormat("kingfell-protocol-check");
    }

    private static JsonObject data(Issue issue) {
        return head().put("rule", issue.rule().toString())
                .put("words", issue.rule().words())
                .put("fen", issue.position())
                .put("output", issue.line())
                .put("detail", issue.detail());
    }

    private String limits(Epd line) {
        if (clock != null) {
            String[] parts = clock.split("\\+");
            return "wtime " + parts[0] + " btime " + parts[0] + " winc " + parts[1] + " binc " + parts[1];
        }
        String asked = mate ? "mate " + Math.abs(line.mateLength()) : "";
        if (mate && line.mateLength() == 0) {
            return "";
        }
        // A mate that exists ends the search by itself.
        long limit = nodes != null ? nodes : mate ? 0 : DEFAULT_NODES;
        return (limit == 0 ? asked : asked + " nodes " + limit).strip();
    }
}
