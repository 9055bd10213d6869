package io.github.kingfell.cli.lab;

import io.github.kingfell.classics.family.ClassicFamily;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.tournament.ClassicContender;
import io.github.kingfell.lab.tournament.Entrant;
import io.github.kingfell.lab.tournament.ModernContender;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.PlayerId;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The players of a tournament: programs of the past and today's alpha-beta. */
final class ClassicEntrants {
    @Option(
            names = "--players",
            split = ",",
            paramLabel = "NAME",
            completionCandidates = Players.class,
            description = "only these players, separated by commas; default all")
    private List<String> only = List.of();

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "positions that a program of the past may examine for a move, default ${DEFAULT-VALUE}")
    private long nodes = 50_000;

    @Option(
            names = "--modern-nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes of alpha-beta for a move, default ${DEFAULT-VALUE}")
    private long modernNodes = 1_000;

    @Option(
            names = "--player-option",
            paramLabel = "NAME=VALUE",
            description = "a setting of a program; 'kingfell classics' lists them")
    private List<String> playerOptions = List.of();

    /** For the completion of shells. */
    static final class Players implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(ClassicFamily.cards().stream().map(ClassicCard::id), Stream.of(PlayerId.ALPHA_BETA))
                    .map(PlayerId::option)
                    .iterator();
        }
    }

    long nodes() {
        return nodes;
    }

    long modernNodes() {
        return modernNodes;
    }

    /**
     * Returns the requested players, oldest first, today's last.
     *
     * @param allowed which programs of the past may take part
     * @throws NotationException for an unknown setting
     * @throws ParameterException for an unknown name
     */
    List<Entrant> all(Supplier<Engine> engines, Predicate<ClassicCard> allowed, CommandLine command)
            throws NotationException {
        ClassicSettings settings = ClassicSettings.parse(playerOptions, ClassicFamily.settings());
        List<Entrant> all = new ArrayList<>();
        for (ClassicCard card : ClassicFamily.cards()) {
            if (allowed.test(card)) {
                all.add(ClassicContender.entrant(card, settings, nodes));
            }
        }
        all.add(ModernContender.entrant(engines, modernNodes));
        List<String> names = all.stream().map(Entrant::name).toList();
        for (String name : only) {
            if (!names.contains(name)) {
                throw new ParameterException(
                        command, "no such player \"" + name + "\"; there are " + String.join(", ", names));
            }
        }
        all.removeIf(entrant -> !only.isEmpty() && !only.contains(entrant.name()));
        return all;
    }

    /** Returns the options as the user would type them, each after a blank. */
    String words() {
        StringBuilder words = new StringBuilder();
        if (!only.isEmpty()) {
            words.append(" --players ").append(String.join(",", only));
        }
        playerOptions.forEach(option -> words.append(" --player-option ").append(option));
        return words.append(" --nodes ")
                .append(nodes)
                .append(" --modern-nodes ")
                .append(modernNodes)
                .toString();
    }
}
