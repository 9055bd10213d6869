package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.problem.PopeyeLanguage.PopeyeWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads the input of the solving program Popeye in any of its languages, as far as it describes orthodox problems:
 * words may be shortened and continue on the next line, squares follow the letter of a piece, and Black begins a
 * helpmate. The first word of a block gives its language. Text outside the blocks is reported as unusable.
 */
final class PopeyeReader {
    /**
     * One problem of a file.
     *
     * @param line where it begins, from 1
     * @param error why it cannot be used; empty when it can
     * @param epd the problem as a line of EPD; empty when it cannot be used
     */
    record Found(int line, String title, String epd, String error) {}

    /** A line that begins with at least this many letters of the first word begins a block. */
    private static final int SHORTEST_SURE = 5;

    private final List<Found> found = new ArrayList<>();
    private PopeyeLanguage language = PopeyeLanguage.ENGLISH;
    private PopeyeProblem problem = new PopeyeProblem(language);

    /** Number of the line where the problem in progress begins; 0 between problems. */
    private int begin;

    /** True when the text between two problems has been reported. */
    private boolean strayTold;

    private String error = "";
    private PopeyeWord last = PopeyeWord.BEGIN;

    private PopeyeReader() {}

    /** Returns true for a text with a line that begins like Popeye's input. */
    static boolean accepts(String text) {
        return text.lines()
                .anyMatch(line -> line.strip().split("\\s+", 2)[0].length() >= SHORTEST_SURE
                        && PopeyeLanguage.begunBy(line.strip().split("\\s+", 2)[0])
                                .isPresent());
    }

    /** Returns the problems of a file, unusable ones included. */
    static List<Found> read(List<String> lines) {
        PopeyeReader reader = new PopeyeReader();
        for (int i = 0; i < lines.size(); i++) {
            reader.line(lines.get(i).strip(), i + 1);
        }
        reader.end();
        return reader.found;
    }

    private void line(String text, int number) {
        String rest = text;
        while (!rest.isEmpty()) {
            String[] parts = rest.split("\\s+", 2);
            rest = parts.length > 1 ? parts[1] : "";
            Optional<PopeyeLanguage> begun = PopeyeLanguage.begunBy(parts[0]);
            // In the list of pieces "wei" is a colour, not the next problem.
            boolean isColour = last == PopeyeWord.PIECES && language.colour(parts[0].toLowerCase(Locale.ROOT)) >= 0;
            Optional<PopeyeWord> word = isColour ? Optional.empty() : language.word(parts[0]);
            if (begun.isPresent()) {
                end();
                language = begun.get();
                begin(number);
            } else if (begin == 0) {
                stray(text, number);
                return;
            } else if (word.isPresent()) {
                last = word.get();
                if (last.isText()) {
                    title(rest);
                    return;
                }
                open(number);
            } else {
                take(parts[0]);
            }
        }
    }

    private void title(String text) {
        if (last == PopeyeWord.TITLE || last == PopeyeWord.AUTHOR) {
            problem.name(text);
        }
    }

    private void begin(int number) {
        last = PopeyeWord.BEGIN;
        begin = number;
        problem = new PopeyeProblem(language);
        error = "";
        strayTold = false;
    }

    /** Reports text between problems once, with the number of its line. */
    private void stray(String text, int number) {
        if (!strayTold) {
            strayTold = true;
            found.add(new Found(number, "", "", "text outside the problems: " + text));
        }
    }

    private void open(int number) {
        switch (last) {
            case NEXT -> {
                end();
                begin(number);
            }
            case END -> end();
            case CONDITION, TWIN, ZEROPOSITION ->
                refuse("only orthodox problems without twins are supported, no "
                        + last.name().toLowerCase(Locale.ROOT));
            default -> {}
        }
    }

    private void take(String token) {
        try {
            switch (last) {
                case PIECES -> problem.piece(token);
                case FORSYTH -> problem.forsyth(token);
                case STIPULATION -> problem.stipulation(token);
                case OPTION -> problem.option(token);
                default -> refuse("an unknown word: " + token);
            }
        } catch (NotationException e) {
            refuse(String.valueOf(e.getMessage()));
        }
    }

    private void refuse(String reason) {
        error = error.isEmpty() ? reason : error;
    }

    /** Ends the problem in progress. */
    private void end() {
        if (begin == 0) {
            return;
        }
        String epd = "";
        try {
            epd = error.isEmpty() ? problem.epd() : "";
        } catch (NotationException e) {
            refuse(String.valueOf(e.getMessage()));
        }
        found.add(new Found(begin, problem.name(), epd, error));
        begin = 0;
        error = "";
    }
}
