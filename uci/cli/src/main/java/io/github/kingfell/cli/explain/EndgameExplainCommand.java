package io.github.kingfell.cli.explain;

import io.github.kingfell.cli.endgame.MaterialName;
import io.github.kingfell.cli.endgame.TableOptions;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.engine.table.ExactVerdict;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.engine.table.TableProbe;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.uci.BoardText;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Teaches a position out of its exact table. */
@Command(
        name = "explain",
        description =
                "Explain a position of at most four men, or of five whose table was built, by its exact table: who wins, the only"
                        + " moves, how other moves throw the result away, zugzwang, and the best play of both sides. The"
                        + " fifty-move rule is not counted.")
public final class EndgameExplainCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private LettersOption letters = new LettersOption();

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(names = "--json", description = "print JSON on one line instead of text")
    private boolean json;

    @Parameters(
            arity = "1..*",
            paramLabel = "FEN",
            description = "the position, quoted or not; before it the ending may be named, such as KRPKR")
    private List<String> words = List.of();

    @Override
    public Integer call() throws NotationException {
        letters.apply(spec.commandLine(), json);
        Position position = position();
        TableLibrary library = options.library(spec);
        options.require(library, position, spec);
        TableProbe probe = library.reader();
        ExactVerdict exact = ExactVerdict.of(position, probe).orElseThrow();
        boolean isOver = exact.choices().isEmpty();
        Verdict verdict = isOver ? Judge.over(position) : new ExactWording(position, exact).verdict();
        if (json) {
            JsonObject object = new JsonObject()
                    .put("format", "kingfell-exact")
                    .put("version", 1)
                    .put("fen", Fen.format(position))
                    .put("material", MaterialKey.name(position.material()))
                    .putAll(verdict.json());
            spec.commandLine()
                    .getOut()
                    .println(isOver ? object : object.putAll(new ExactStudy(position, exact, probe).json()));
            return ExitCode.DONE;
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print(BoardText.board(position));
        out.println("Fen: " + Fen.format(position));
        out.println();
        verdict.sentences().forEach(out::println);
        if (!isOver) {
            new ExactStudy(position, exact, probe).sentences().forEach(out::println);
        }
        return ExitCode.DONE;
    }

    /** The FEN, after the name of its ending where that is given. */
    private Position position() throws NotationException {
        String first = words.get(0).split(" ", 2)[0];
        if (first.contains("/")) {
            return Fen.parse(String.join(" ", words));
        }
        long named = MaterialName.parseFive(first, spec);
        Position position =
                Fen.parse(String.join(" ", words).substring(first.length()).strip());
        if (position.material() != named && position.material() != MaterialKey.flip(named)) {
            throw new ParameterException(
                    spec.commandLine(), "the position is " + MaterialKey.name(position.material()) + ", not " + first);
        }
        return position;
    }
}
