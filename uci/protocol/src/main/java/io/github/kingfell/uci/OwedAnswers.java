package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tracks the answers that a session owes for the lines sent to it: one legal best move for each {@code go}, in order, a
 * {@code readyok} for each {@code isready}, a {@code uciok} for each {@code uci}, an error for each line that makes no
 * sense. It understands the lines as the session does, by {@link UciParser}.
 */
public final class OwedAnswers {
    private static final Pattern BEST_MOVE =
            Pattern.compile("bestmove (\\S+)(?: ponder ([a-h][1-8][a-h][1-8][qrbn]?))?");
    private static final String ERROR = "info string error: ";

    /** The roots of the searches that have not ended; empty for a search without a position. */
    private final Queue<Optional<Position>> searches = new ArrayDeque<>();

    /** The current position; null after a {@code position} that was refused. */
    private @Nullable Position position = Fen.start();

    private int ready;
    private int greetings;
    private long bestMoves;
    private long errors;
    private long errorsOwed;

    /** Records a line sent to the session. */
    public void sent(String line) {
        UciCommand command = UciParser.parse(line);
        if (command instanceof UciCommand.Go go) {
            Position root = position;
            searches.add(Optional.ofNullable(root).map(Position::copy));
            errorsOwed += root == null || !GoLimits.complaint(go, root).isEmpty() ? 1 : 0;
        } else if (command instanceof UciCommand.IsReady) {
            ready++;
        } else if (command instanceof UciCommand.Uci) {
            greetings++;
        } else if (command instanceof UciCommand.Malformed) {
            errorsOwed++;
        } else if (command instanceof UciCommand.SetUp setUp) {
            try {
                position = setUp.play();
            } catch (NotationException e) {
                position = null;
                errorsOwed++;
            }
        } else if (command instanceof UciCommand.NoPosition) {
            position = null;
            errorsOwed++;
        }
    }

    /**
     * Records a line received from the session.
     *
     * @return what is wrong with it; empty for nothing
     */
    public String heard(String line) {
        if (line.chars().anyMatch(c -> c < ' ' || c > '~')) {
            return "an unexpected character";
        }
        if (line.startsWith("bestmove")) {
            return bestMove(line);
        }
        if (line.startsWith(ERROR)) {
            errors++;
            return line.startsWith("internal failure", ERROR.length()) ? "an internal failure" : "";
        }
        boolean unasked = line.equals("readyok") && --ready < 0 || line.equals("uciok") && --greetings < 0;
        return unasked ? "an answer without a request" : "";
    }

    private String bestMove(String line) {
        Optional<Position> asked = searches.poll();
        if (asked == null) {
            return "a best move without a search";
        }
        bestMoves++;
        Matcher words = BEST_MOVE.matcher(line);
        if (!words.matches()) {
            return "a malformed best move";
        }
        if (asked.isEmpty()) {
            return words.group(1).equals("(none)") ? "" : "a best move without a position";
        }
        Position root = asked.get();
        if (words.group(1).equals("(none)")) {
            return new MoveGenerator(root).count(root) == 0 ? "" : "no best move in " + Fen.format(root);
        }
        int best = UciMove.parse(words.group(1), root);
        if (best == Move.NONE) {
            return "an illegal best move in " + Fen.format(root);
        }
        return words.group(2) == null ? "" : ponderMove(words.group(2), best, root);
    }

    private static String ponderMove(String word, int best, Position root) {
        String fen = Fen.format(root);
        root.make(best);
        return UciMove.parse(word, root) == Move.NONE ? "an illegal move to ponder on in " + fen : "";
    }

    /**
     * True while an answer is outstanding. Errors do not count here: options report errors of their own, so only too
     * few errors can be detected.
     */
    public boolean areOutstanding() {
        return ready > 0 || greetings > 0 || !searches.isEmpty();
    }

    /**
     * True when there were fewer errors than lines that made no sense. Valid only when nothing {@link #areOutstanding
     * is outstanding}.
     */
    public boolean isAnErrorMissing() {
        return errors < errorsOwed;
    }

    /** The number of best moves received so far. */
    public long bestMoves() {
        return bestMoves;
    }

    /** The number of errors received so far. */
    public long errors() {
        return errors;
    }
}
