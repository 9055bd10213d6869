package io.github.kingfell.cli.match;

import io.github.kingfell.arena.match.Participant;
import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.cli.peer.PaceOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The engines of a match: two, or a field of more. */
final class FieldOptions {
    /** The options of a match of two engines; the second one is the rival. */
    private static final List<String> OF_TWO =
            List.of("--vs", "--option", "--vs-option", "--name", "--vs-name", "--vs-tc");

    @Option(
            names = "--engine",
            arity = "1..*",
            paramLabel = "CMD [KEY=VALUE]...",
            hideParamSyntax = true,
            parameterConsumer = EngineWords.class,
            description = "an engine: the program with its arguments as one word, then name=, tc= (or st=, movetime=, "
                    + "nodes=, depth=), dir= and option.NAME= for this engine alone; may be repeated for a field of "
                    + "engines. Default: this one")
    private List<EngineEntry> engines = List.of();

    @Option(
            names = "--vs",
            paramLabel = "CMD",
            description = "the second of two engines, the program and its arguments; default: this one")
    private @Nullable String rival;

    @Option(
            names = "--each",
            arity = "1..*",
            paramLabel = "KEY=VALUE...",
            hideParamSyntax = true,
            parameterConsumer = EngineWords.class,
            description = "the same keys for all engines that do not have their own, such as option.Hash=64")
    private List<EngineEntry> each = List.of();

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "an option of the first of two engines; may be repeated")
    private List<EngineSetting> options = List.of();

    @Option(
            names = "--vs-option",
            paramLabel = "NAME=VALUE",
            description = "an option of the second of two engines; may be repeated")
    private List<EngineSetting> rivalOptions = List.of();

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "name of the first of two engines; default: as it names itself")
    private @Nullable String name;

    @Option(names = "--vs-name", paramLabel = "NAME", description = "name of the second of two engines")
    private @Nullable String rivalName;

    @Option(
            names = "--vs-tc",
            paramLabel = "TC",
            description = "the game clock of the second of two engines; default: that of the first")
    private @Nullable String rivalClock;

    /**
     * Returns the engines in their order. Starts those that have no name, to ask for it.
     *
     * @param pace of the engines that have none of their own
     * @throws UnusableEngineException when an engine cannot be started, lacks an option, or is no UCI engine
     */
    List<Participant> participants(Pace pace, CommandSpec spec) throws InterruptedException {
        EngineEntry common = each.stream().reduce(EngineEntry.OWN, (before, later) -> later.orElse(before));
        List<Participant> participants = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (EngineEntry entry : entries(spec)) {
            EngineEntry whole = entry.orElse(common);
            String unique = unique(name(whole), names);
            names.add(unique);
            participants.add(new Participant(unique, Objects.requireNonNullElse(whole.pace(), pace), whole::engine));
        }
        return participants;
    }

    /** Returns what is said of each engine alone. */
    private List<EngineEntry> entries(CommandSpec spec) {
        if (engines.size() > 2) {
            Optional<String> used = OF_TWO.stream()
                    .filter(spec.commandLine().getParseResult()::hasMatchedOption)
                    .findFirst();
            if (used.isPresent()) {
                throw new ParameterException(
                        spec.commandLine(),
                        used.get() + " is for two engines; of more, each has its own name=, tc= and option.NAME= after "
                                + "--engine");
            }
            return engines;
        }
        if (rival != null && (engines.size() == 2 || rival.isBlank())) {
            throw new ParameterException(
                    spec.commandLine(), "--vs names the program of the second engine, and goes with one --engine");
        }
        Pace odds = rivalClock == null ? null : PaceOptions.clock("--vs-tc", rivalClock, spec);
        EngineEntry first = engines.isEmpty() ? EngineEntry.OWN : engines.get(0);
        EngineEntry second = engines.size() == 2 ? engines.get(1) : new EngineEntry(rival, null, null, null, List.of());
        return List.of(
                first.orElse(new EngineEntry(null, null, name, null, options)),
                second.orElse(new EngineEntry(null, null, rivalName, odds, rivalOptions)));
    }

    private static String name(EngineEntry entry) throws InterruptedException {
        if (entry.name() != null) {
            return entry.name();
        }
        try (EngineUnderTest engine = entry.engine()) {
            String own = engine.introduce();
            return own.isEmpty() ? entry.program() : own;
        } catch (UnusableEngineException e) {
            throw new UnusableEngineException(entry.program() + ": " + e.getMessage(), e);
        }
    }

    /** Readers of results add up the points by name. */
    private static String unique(String name, List<String> taken) {
        String unique = name;
        for (int number = 2; taken.contains(unique); number++) {
            unique = name + " (" + number + ")";
        }
        return unique;
    }
}
