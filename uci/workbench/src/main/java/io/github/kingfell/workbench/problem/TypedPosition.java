package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position as a user types it: FEN, EPD, or what problemists paste, which is the board alone, then perhaps a
 * stipulation and twins.
 *
 * @param text FEN or EPD, or the name of a file
 * @param stipulation empty when none was typed
 * @param twins as typed, such as {@code b) wKa1-b1}
 * @param assumed what the board alone did not say, as a sentence; empty when nothing was assumed
 */
public record TypedPosition(String text, Optional<Stipulation> stipulation, List<String> twins, String assumed) {
    private static final int FEN_FIELDS = 4;

    /** A position, and a structured stipulation after it. */
    private static final Pattern STRUCTURED = Pattern.compile("([^;]*/[^;]*?)\\s((?:white|black)\\s+\\S.*)");

    public TypedPosition {
        twins = List.copyOf(twins);
    }

    /**
     * Reads the words of a command line.
     *
     * @param asked the stipulation that an option states; empty for none
     * @throws NotationException when the board stands alone and nobody can tell who begins
     */
    public static TypedPosition of(List<String> words, Optional<Stipulation> asked) throws NotationException {
        List<String> twins = new ArrayList<>();
        List<String> rest = new ArrayList<>();
        words.forEach(word -> (word.matches("\\+?[b-z]\\) *\\S.*") ? twins : rest).add(word));
        String text = String.join(" ", rest).strip();
        Optional<Stipulation> stipulation = Optional.empty();
        Matcher structured = STRUCTURED.matcher(text);
        if (structured.matches()) {
            stipulation = Stipulation.parse(structured.group(2));
            text = structured.group(1).strip();
        }
        int last = text.lastIndexOf(' ');
        if (stipulation.isEmpty() && last >= 0 && text.indexOf(';') < 0 && !InputFile.isThere(text)) {
            stipulation = Stipulation.parse(text.substring(last + 1));
            text = stipulation.isPresent() ? text.substring(0, last).strip() : text;
        }
        String[] fields = text.split("\\s+");
        if (!isBoard(fields[0]) || fields.length >= FEN_FIELDS || InputFile.isThere(text)) {
            return new TypedPosition(text, stipulation, twins, "");
        }
        return completed(fields, stipulation, twins, asked);
    }

    private static TypedPosition completed(
            String[] fields, Optional<Stipulation> stipulation, List<String> twins, Optional<Stipulation> asked)
            throws NotationException {
        ProblemBoard board = new ProblemBoard();
        board.forsyth(problemists(fields[0]), PopeyeLanguage.ENGLISH);
        List<String> assumed = new ArrayList<>();
        String side = fields.length > 1 ? fields[1] : "";
        if (side.isEmpty()) {
            Stipulation known = stipulation
                    .or(() -> asked)
                    .orElseThrow(() -> new NotationException("who is to move? Add w or b after the board, or a"
                            + " stipulation, such as \"#2\" (White begins) or \"h#2\" (Black begins)"));
            side = known.whiteBegins() ? "w" : "b";
            assumed.add((known.whiteBegins() ? "White" : "Black") + " begins, as usual with " + known.text());
        }
        String castling = fields.length > 2 ? fields[2] : board.castling("");
        if (fields.length <= 2 && !castling.equals("-")) {
            assumed.add("castling is allowed where king and rook stand at home (" + castling + ")");
        }
        String sentence = assumed.isEmpty() ? "" : "assumed: " + String.join("; ", assumed);
        return new TypedPosition(board.placement() + " " + side + " " + castling + " -", stipulation, twins, sentence);
    }

    /** Returns the board with S for every knight; N is a knight here too. */
    private static String problemists(String board) {
        return board.replace('N', 'S').replace('n', 's');
    }

    private static boolean isBoard(String word) {
        return word.indexOf('/') > 0
                && Arrays.stream(word.split("/")).allMatch(rank -> rank.matches("[KQRBNSPkqrbnsp1-8]*"))
                && word.chars().filter(c -> c == '/').count() == 7;
    }

    /** Returns the squares of the rooks that have no right to castle. */
    private static String withoutRights(String castling) {
        return (castling.indexOf('K') < 0 ? "h1" : "")
                + (castling.indexOf('Q') < 0 ? "a1" : "")
                + (castling.indexOf('k') < 0 ? "h8" : "")
                + (castling.indexOf('q') < 0 ? "a8" : "");
    }

    /**
     * Returns whether only the solver of the problems of files takes it: a structured stipulation, or a position
     * without a king.
     *
     * @param stated the stipulation of the position; empty for none
     */
    public boolean isForFilesOfProblems(Optional<Stipulation> stated) {
        String board = text.split("\\s+")[0];
        boolean structured = stated.filter(known -> known.kind() == Stipulation.Kind.STRUCTURED)
                .isPresent();
        boolean kings = board.indexOf('K') >= 0 && board.indexOf('k') >= 0;
        return structured || stated.isPresent() && isBoard(board) && !kings;
    }

    /**
     * Returns the position and its twins as tasks.
     *
     * @param stated the stipulation of the position
     * @throws NotationException when the position or a twin cannot be used
     */
    public List<ProblemTask> tasks(Stipulation stated, SolvingOptions options) throws NotationException {
        String[] fields = text.split("\\s+");
        if (!isBoard(fields[0]) || fields.length < 2) {
            throw new NotationException("twins need a board before them, and \"" + text + "\" is none");
        }
        PosedProblem posed = new PosedProblem(1);
        posed.board().forsyth(problemists(fields[0]), PopeyeLanguage.ENGLISH);
        posed.stipulation(stated);
        posed.options(options);
        posed.side(fields[1]);
        if (fields.length > 2) {
            posed.cannotCastle(withoutRights(fields[2]));
        }
        if (fields.length > 3 && !fields[3].equals("-")) {
            posed.enPassant(fields[3]);
        }
        for (String twin : twins) {
            String change = twin.substring(twin.indexOf(')') + 1).strip();
            boolean continued = twin.startsWith("+");
            PopeyeProblem reader = new PopeyeProblem(PopeyeLanguage.ENGLISH, posed);
            reader.beginTwin();
            if (continued) {
                reader.twinWord("continued");
            }
            for (String word : change.split("[\\s,]+")) {
                reader.twinWord(word);
            }
            reader.endTwin();
        }
        List<ProblemTask> tasks = new ArrayList<>();
        for (FoundTask found : posed.tasks()) {
            ProblemTask task = found.task();
            if (task == null) {
                throw new NotationException(found.title() + ": " + found.error());
            }
            tasks.add(task);
        }
        return tasks;
    }
}
