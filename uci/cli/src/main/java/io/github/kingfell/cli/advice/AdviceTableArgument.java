package io.github.kingfell.cli.advice;

import io.github.kingfell.book.advice.ShippedAdvice;
import io.github.kingfell.engine.advice.AdviceFormatException;
import io.github.kingfell.engine.advice.AdviceParser;
import io.github.kingfell.engine.advice.AdvicePlayer;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.input.InputFile;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The advice table of a command: a shipped one, by name, or a file of the user. */
public final class AdviceTableArgument {
    @Parameters(
            index = "0",
            paramLabel = "TABLE",
            completionCandidates = Names.class,
            description =
                    "KRK, KNKR, KNKR-1978 or KNKR-LADDER; or a file (format: docs/advice-format.md), - for standard input")
    private String name = "";

    /** For the completion of shells. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ShippedAdvice.names().iterator();
        }
    }

    /** Returns the name as the user wrote it. */
    public String name() {
        return name;
    }

    /** Reads the advice table. */
    public AdviceTable table(CommandSpec spec) {
        String shipped = name.toUpperCase(Locale.ROOT);
        if (ShippedAdvice.names().contains(shipped)) {
            return new ShippedAdvice().table(shipped);
        }
        try {
            Path file = Path.of(name);
            if (InputFile.isThere(name)) {
                return AdviceParser.parse(name, InputFile.lines(file), ShippedAdvice.vocabularies());
            }
        } catch (AdviceFormatException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (IOException | InvalidPathException e) {
            throw new ParameterException(spec.commandLine(), "cannot read \"" + name + '"', e);
        }
        throw new ParameterException(
                spec.commandLine(),
                "no table \"" + name + "\"; there are " + String.join(", ", ShippedAdvice.names())
                        + ", and files of your own");
    }

    /** Returns a position of the advice table in which the side that follows it is to move and has a move. */
    static Position position(AdviceTable table, List<String> fen) throws NotationException {
        Position position = Epd.parse(String.join(" ", fen)).position();
        long material = MaterialKey.parse(table.material());
        boolean ours = AdvicePlayer.tableFor(key -> key == material ? Optional.of(table) : Optional.empty(), position)
                .isPresent();
        if (!ours) {
            throw new NotationException("position of " + table.material()
                    + " expected with the first of the two sides to move and without castling rights, not "
                    + Fen.format(position));
        }
        if (new MoveGenerator(position).count(position) == 0) {
            throw new NotationException("position with a legal move expected, not " + Fen.format(position));
        }
        return position;
    }
}
