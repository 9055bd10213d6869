package io.github.kingfell.cli.suite;

import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads the input language of the solving program Popeye, its English words, as far as it describes orthodox problems: words
 * may be shortened and run over lines, squares follow the letter of a man, S is a knight, and Black begins a helpmate.
 */
final class PopeyeReader {
    /**
     * One problem of a file.
     *
     * @param line where it begins, from 1
     * @param error why it cannot be used; empty when it can
     * @param epd the same as a line of EPD; empty when it cannot be used
     */
    record Found(int line, String title, String epd, String error) {}

    private enum Word {
        BEGINPROBLEM,
        ENDPROBLEM,
        NEXTPROBLEM,
        PIECES,
        FORSYTH,
        STIPULATION,
        OPTION,
        CONDITION,
        TWIN,
        ZEROPOSITION,
        TITLE,
        AUTHOR,
        ORIGIN,
        AWARD,
        REMARK;

        private static final int SHORTEST = 3;

        static Optional<Word> of(String token) {
            String upper = token.toUpperCase(Locale.ROOT);
            for (Word word : values()) {
                if (upper.length() >= SHORTEST && word.name().startsWith(upper)) {
                    return Optional.of(word);
                }
            }
            return Optional.empty();
        }

        /** What follows is a sentence, up to the end of the line. */
        boolean isText() {
            return this == TITLE || this == AUTHOR || this == ORIGIN || this == AWARD || this == REMARK;
        }
    }

    private final List<Found> found = new ArrayList<>();
    private PopeyeProblem problem = new PopeyeProblem();
    private int begin;
    private String error = "";
    private Word last = Word.BEGINPROBLEM;

    private PopeyeReader() {}

    /** True for a text that begins as Popeye's input does. */
    static boolean accepts(String text) {
        String[] words = text.strip().split("\\s+", 2);
        return Word.of(words[0]).filter(word -> word == Word.BEGINPROBLEM).isPresent();
    }

    /** The problems of a file, those that cannot be used included. */
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
            Optional<Word> word = Word.of(parts[0]);
            if (word.isPresent()) {
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
        if (last == Word.TITLE || last == Word.AUTHOR) {
            problem.name(text);
        }
    }

    private void open(int number) {
        switch (last) {
            case BEGINPROBLEM -> begin = number;
            case NEXTPROBLEM -> {
                end();
                begin = number;
            }
            case ENDPROBLEM -> end();
            case CONDITION, TWIN, ZEROPOSITION ->
                refuse("only orthodox problems without twins are known here, no "
                        + last.name().toLowerCase(Locale.ROOT));
            default -> {}
        }
    }

    private void take(String token) {
        try {
            switch (last) {
                case PIECES -> problem.man(token);
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

    /** The problem so far is complete. */
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
        problem = new PopeyeProblem();
        begin = 0;
        error = "";
    }
}
