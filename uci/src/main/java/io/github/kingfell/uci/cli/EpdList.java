package io.github.kingfell.uci.cli;

import io.github.kingfell.engine.notation.Epd;
import io.github.kingfell.engine.notation.NotationException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A list of problems named on the command line, or every so manieth of them. */
final class EpdList {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "EPD lines with bm or dm")
    private Path file = Path.of("");

    @Option(names = "--from", paramLabel = "L", description = "begin with this problem, default ${DEFAULT-VALUE}")
    private int from = 1;

    @Option(names = "--every", paramLabel = "K", description = "take every Kth problem, default all")
    private int every = 1;

    /**
     * The problems chosen.
     *
     * @throws ParameterException when there is none, or the file cannot be read
     * @throws NotationException names the line that is no problem with a mate length
     */
    List<Epd> problems() throws NotationException {
        if (from < 1 || every < 1) {
            throw new ParameterException(spec.commandLine(), "--from and --every must be at least 1");
        }
        List<String> lines = lines();
        List<Epd> problems = new ArrayList<>();
        int number = 0;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            number++;
            if (number >= from && (number - from) % every == 0) {
                problems.add(parse(line, i + 1));
            }
        }
        if (problems.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no problem chosen from " + file);
        }
        return problems;
    }

    /** The words that name the choice, for a report: the file's name only. */
    String words() {
        return file.getFileName() + (from == 1 ? "" : " --from " + from) + (every == 1 ? "" : " --every " + every);
    }

    private List<String> lines() {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "no file " + file, e);
        } catch (MalformedInputException e) {
            throw new ParameterException(spec.commandLine(), file + " is not UTF-8 text", e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private static Epd parse(String line, int number) throws NotationException {
        try {
            Epd epd = Epd.parse(line);
            if (epd.mateLength() == 0) {
                throw new NotationException("no mate length in bm or dm");
            }
            return epd;
        } catch (NotationException e) {
            throw new NotationException("line " + number + ": " + e.getMessage());
        }
    }
}
