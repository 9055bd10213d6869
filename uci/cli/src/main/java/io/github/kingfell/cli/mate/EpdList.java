package io.github.kingfell.cli.mate;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.mate.MateInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A list of problems named on the command line, and the choice of some of them. */
public final class EpdList {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "EPD lines with bm or dm; - for standard input")
    private String file = "";

    @Option(names = "--from", paramLabel = "L", description = "begin with this position, default ${DEFAULT-VALUE}")
    private int from = 1;

    @Option(
            names = "--every",
            paramLabel = "K",
            description = "then take every K-th position, default ${DEFAULT-VALUE}")
    private int every = 1;

    /**
     * Returns all lines; blank ones and those that begin with {@code #} do not count.
     *
     * @throws ParameterException when there is no line, or one cannot be read
     */
    List<Epd> all() {
        return read(file);
    }

    /**
     * Returns the chosen lines of {@link #all}.
     *
     * @throws ParameterException when there is no such line
     */
    List<Epd> chosen(List<Epd> all) {
        require(from >= 1 && every >= 1, "--from and --every must be at least 1", spec);
        require(from <= all.size(), "--from " + from + ": there are " + all.size() + " positions", spec);
        return IntStream.iterate(from - 1, i -> i < all.size(), i -> i + every)
                .mapToObj(all::get)
                .toList();
    }

    /** Returns the chosen lines, each of which must give the length of a mate. */
    public List<Epd> problems() {
        List<Epd> chosen = chosen(all());
        for (Epd epd : chosen) {
            require(epd.mateLength() != 0, "no mate length in bm or dm: " + epd.id(), spec);
        }
        return chosen;
    }

    /** Returns the words that name the choice, for a report: of the file only its name. */
    public String words() {
        return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
                + (from == 1 ? "" : " --from " + from)
                + (every == 1 ? "" : " --every " + every);
    }

    /** Reads another list for the same command. */
    List<Epd> read(String name) {
        MateInput input = new MateInput(name);
        require(input.isList(), "no such file: " + name, spec);
        List<Epd> lines = new ArrayList<>();
        int number = 0;
        try (MateInput.Opened opened = input.open();
                BufferedReader reader = opened.lines()) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    lines.add(Epd.parse(line));
                }
            }
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), name + ", line " + number + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + FileProblem.of(e), e);
        }
        require(!lines.isEmpty(), "no positions in " + name, spec);
        return lines;
    }
}
