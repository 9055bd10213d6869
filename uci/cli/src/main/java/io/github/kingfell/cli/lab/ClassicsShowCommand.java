package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.tournament.CommentedMove;
import io.github.kingfell.lab.tournament.Contender;
import io.github.kingfell.lab.tournament.Entrant;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.render.ChoicesSvg;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the moves of the programs of the past in a position, and their reasons. */
@Command(
        name = "show",
        description = "Show the move of each program of the past, and of today's alpha-beta, in a position, and the "
                + "reason for it.")
public final class ClassicsShowCommand extends ConsoleCommand {
    private final Supplier<Engine> engines;

    @Parameters(arity = "1..*", paramLabel = "FEN", description = "the position, quoted or not")
    private List<String> fen = List.of();

    @Mixin
    private ClassicEntrants entrants = new ClassicEntrants();

    @Option(names = "--picture", paramLabel = "FILE", description = "draw a board for each program, as SVG")
    private @Nullable Path picture;

    @Option(names = "--json", description = "print one JSON object for each program")
    private boolean json;

    public ClassicsShowCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        OutputFile.check(picture, spec.commandLine());
        Position position = Epd.parse(String.join(" ", fen)).position();
        if (new MoveGenerator(position).count(position) == 0) {
            throw usageError("the game is over in this position");
        }
        List<ChoicesSvg.Choice> choices = new ArrayList<>();
        for (Entrant entrant : entrants.all(engines, card -> true, spec.commandLine())) {
            try (Contender player = entrant.maker().get()) {
                print(entrant.name(), position, player.play(position.copy()), choices);
            }
        }
        if (picture != null) {
            WholeFile.write(picture, List.of(ChoicesSvg.of(position, choices)));
        }
        return ExitCode.DONE;
    }

    private void print(String name, Position position, Optional<CommentedMove> turn, List<ChoicesSvg.Choice> choices) {
        PrintWriter out = out();
        JsonObject object = new JsonObject().put("player", name);
        if (turn.isEmpty()) {
            out.println(json ? object.put("plays", false) : name + ": the program does not play this position");
        } else {
            CommentedMove played = turn.get();
            String move = San.format(position, played.move());
            choices.add(new ChoicesSvg.Choice(name, played.move(), move, played.value(), played.reason()));
            out.println(
                    json
                            ? object.put("plays", true)
                                    .put("move", move)
                                    .put("value", played.value())
                                    .put("reason", played.reason())
                            : String.format("%-14s %-7s %-7s %s", name, move, played.value(), played.reason())
                                    .strip());
        }
        out.flush();
    }
}
