package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.List;
import java.util.Map;

/** One line of input, understood. */
sealed interface UciCommand {
    record Uci() implements UciCommand {}

    record IsReady() implements UciCommand {}

    record NewGame() implements UciCommand {}

    record Debug(boolean on) implements UciCommand {}

    /**
     * @param name as typed, inner blanks made single
     * @param value as typed; empty when there is none
     */
    record SetOption(String name, String value) implements UciCommand {}

    /**
     * @param fen not yet examined
     * @param moves not yet examined
     */
    record SetUp(String fen, List<String> moves) implements UciCommand {
        /** A game of more moves than this is no game; it also keeps the counters of the board in their range. */
        private static final int MOST_MOVES = 20_000;

        /**
         * The position after the moves, with its history.
         *
         * @throws NotationException when the FEN or any of the moves is no good; names the token
         */
        Position play() throws NotationException {
            if (moves.size() > MOST_MOVES) {
                throw new NotationException(
                        "more than " + MOST_MOVES + " moves in " + Words.shown(moves.get(MOST_MOVES)));
            }
            Position position = parseFen();
            for (String word : moves) {
                int move = UciMove.parse(word, position);
                if (move == Move.NONE) {
                    throw new NotationException("illegal move in " + Words.shown(word));
                }
                position.make(move);
            }
            return position;
        }

        private Position parseFen() throws NotationException {
            try {
                return Fen.parse(fen);
            } catch (NotationException e) {
                String message = String.valueOf(e.getMessage());
                throw message.contains(" in \"") ? e : new NotationException(message + " in " + Words.shown(fen));
            }
        }
    }

    /** A {@code position} that cannot be understood; there is no position until a good one comes. */
    record NoPosition(String complaint) implements UciCommand {}

    /**
     * @param numbers the parameters that have a value, by keyword; those with a malformed value are left out
     * @param searchMoves not yet examined; empty for all moves
     * @param complaint about the malformed parameters; empty when there are none
     */
    record Go(Map<String, Long> numbers, boolean infinite, boolean ponder, List<String> searchMoves, String complaint)
            implements UciCommand {}

    /** {@code go perft N}, which is no search. */
    record Perft(long depth) implements UciCommand {}

    record Stop() implements UciCommand {}

    record PonderHit() implements UciCommand {}

    record Quit() implements UciCommand {}

    /** What the user wants to see at the console. */
    record Show(Topic topic) implements UciCommand {}

    /** Asks nothing: a blank line, a comment, {@code register}. */
    record Nothing() implements UciCommand {}

    /** A line without any known command. */
    record Unknown(String text) implements UciCommand {}

    /** A known command that makes no sense; the complaint names the token. */
    record Malformed(String complaint) implements UciCommand {}

    /** Console commands without parameters. */
    enum Topic {
        BOARD,
        EVALUATION,
        BENCH,
        HELP
    }
}
