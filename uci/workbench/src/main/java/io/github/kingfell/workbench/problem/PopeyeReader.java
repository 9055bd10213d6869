package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the input of the solving program Popeye in any of its languages, as far as it describes orthodox problems:
 * words may be shortened and continue on the next line, squares follow the letter of a piece, Black begins a helpmate,
 * and twins follow. The first word of a block gives its language. Text outside the blocks is reported as unusable.
 */
final class PopeyeReader {
    /** A line that begins with at least this many letters of the first word begins a block. */
    private static final int SHORTEST_SURE = 5;

    private final List<FoundTask> found = new ArrayList<>();
    private PopeyeLanguage language = PopeyeLanguage.ENGLISH;
    private PosedProblem posed = new PosedProblem(0);
    private PopeyeProblem problem = new PopeyeProblem(language, posed);

    /** True inside a block. */
    private boolean begun;

    /** True when the text between two problems has been reported. */
    private boolean strayTold;

    private String error = "";
    private PopeyeWord last = PopeyeWord.BEGIN;

    private PopeyeReader() {}

    /** Returns true for a text whose first word, or any line, begins like Popeye's input. */
    static boolean accepts(String text) {
        String first = text.strip().split("\\s+", 2)[0];
        return PopeyeLanguage.begunBy(first).isPresent() || text.lines().anyMatch(PopeyeReader::surelyBegins);
    }

    private static boolean surelyBegins(String line) {
        String first = line.strip().split("\\s+", 2)[0];
        return first.length() >= SHORTEST_SURE && PopeyeLanguage.begunBy(first).isPresent();
    }

    /** Returns the positions of a file, unusable ones included. */
    static List<FoundTask> read(List<String> lines) {
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
            String token = parts[0].replaceFirst("[;,.]+$", "");
            Optional<PopeyeLanguage> begins = PopeyeLanguage.begunBy(token);
            Optional<PopeyeWord> word = isOperand(token) ? Optional.empty() : language.word(token);
            if (begins.isPresent()) {
                end();
                language = begins.get();
                begin(number);
            } else if (!begun) {
                stray(text, number);
                return;
            } else if (word.isPresent()) {
                last = word.get();
                if (last.isText()) {
                    title(rest);
                    return;
                }
                open(number);
            } else if (!token.isEmpty()) {
                take(token);
            }
        }
    }

    /** Among pieces "wei" is a colour, not the next problem; in a twin "stipulation" changes that of the twin. */
    private boolean isOperand(String token) {
        boolean twin = last == PopeyeWord.TWIN || last == PopeyeWord.ZEROPOSITION;
        return (last == PopeyeWord.PIECES || twin && problem.asksColour()) && language.colour(token) >= 0
                || twin && language.twinning(token).isPresent();
    }

    private void title(String text) {
        if (last == PopeyeWord.TITLE || last == PopeyeWord.AUTHOR) {
            posed.name(text);
        }
        if (last.isCaption()) {
            posed.caption(text);
        }
    }

    private void begin(int number) {
        last = PopeyeWord.BEGIN;
        begun = true;
        posed = new PosedProblem(number);
        problem = new PopeyeProblem(language, posed);
        error = "";
        strayTold = false;
    }

    /** Reports text between problems once, with the number of its line. */
    private void stray(String text, int number) {
        if (!strayTold) {
            strayTold = true;
            found.add(FoundTask.error(number, "", "text outside the problems: " + text));
        }
    }

    private void open(int number) {
        switch (last) {
            case NEXT -> {
                end();
                begin(number);
            }
            case END -> end();
            case GAME_ARRAY -> posed.board().gameArray();
            case TWIN -> problem.beginTwin();
            case ZEROPOSITION -> {
                posed.zeroPosition();
                problem.beginTwin();
            }
            default -> {}
        }
    }

    private void take(String token) {
        try {
            switch (last) {
                case PIECES -> problem.piece(token);
                case FORSYTH -> problem.forsyth(token);
                case STIPULATION -> problem.stipulation(token);
                case STRUCTURED -> problem.structured(token);
                case OPTION -> problem.option(token);
                case TWIN, ZEROPOSITION -> problem.twinWord(token);
                case LATEX, LATEX_PIECES -> {} // the letters of pieces, line by line
                case CONDITION -> refuse("the condition " + token + " is not supported");
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
        if (!begun) {
            return;
        }
        problem.endTwin();
        if (error.isEmpty()) {
            found.addAll(posed.tasks());
        } else {
            found.add(FoundTask.error(posed.line(), posed.name(), error));
        }
        begun = false;
        error = "";
    }
}
