package io.github.kingfell.cli.output;

import io.github.kingfell.workbench.output.LetteredWriter;
import io.github.kingfell.workbench.output.PieceLetters;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The language of the piece letters in output for people. JSON, PGN and proofs keep the letters of their standards. */
public final class LettersOption {
    @Option(
            names = "--letters",
            paramLabel = "LANGUAGE",
            completionCandidates = Languages.class,
            description =
                    "the letters of the pieces in moves: en, cs, da, de, es, fi, fr, hu, it, nb, nl, pl, pt, ro, ru, "
                            + "sv, or figurine; default en. JSON, PGN and proofs keep the English letters")
    private @Nullable PieceLetters letters;

    /** For the completion of shells. */
    static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return PieceLetters.names().iterator();
        }
    }

    /**
     * Switches the command's output to the language.
     *
     * @param json true when the output is JSON, which has no language
     */
    public void apply(CommandLine command, boolean json) {
        if (letters == null) {
            return;
        }
        if (json) {
            throw new ParameterException(command, "--letters is for text and pages; --json always has English letters");
        }
        command.setOut(new PrintWriter(over(command.getOut()), true));
    }

    /** Returns a writer that takes text with English letters and writes it in the language. */
    public Writer over(Writer out) {
        return letters == null ? out : new LetteredWriter(out, letters);
    }

    /** Returns the text of a page in the language. */
    public String inLetters(String text) {
        return letters == null ? text : letters.fromEnglish(text);
    }

    /** Returns the letters of the language. */
    public PieceLetters letters() {
        return letters == null ? PieceLetters.of("en") : letters;
    }
}
