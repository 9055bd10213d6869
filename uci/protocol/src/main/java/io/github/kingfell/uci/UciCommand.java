package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.List;
import java.util.Map;

/** A parsed input line. */
sealed interface UciCommand {
    record Uci() implements UciCommand {}

    record IsReady() implements UciCommand {}

    record NewGame() implements UciCommand {}

    record Debug(boolean on) implements UciCommand {}

    /**
     * @param name the name as typed, inner blanks made single
     * @param value the value as typed; empty when there is none
     */
    record SetOption(String name, String value) implements UciCommand {}

    /**
     * @param fen the FEN, not yet examined
     * @param moves the moves, not yet examined
     */
    record SetUp(String fen, List<String> moves) implements UciCommand {
        /** More moves than any game has; the limit also keeps the counters of the board in range. */
        private static final int MOST_MOVES = 20_000;

        /**
         * Returns the position after the moves, with its history.
         *
         * @throws NotationException when the FEN or one of the moves is invalid; the message names the token
         */
        Position play() throws NotationException {
            Position position = parseFen();
            play(position, moves);
            return position;
        }

        /**
         * As {@link #play()}. When this command continues the game of an earlier one, only the new moves are made: a
         * GUI sends the whole game before each search, and the clock runs.
         *
         * @param earlier the command before
         * @param reached the position after it; it may be changed and returned
         */
        Position playOn(SetUp earlier, Position reached) throws NotationException {
            int known = earlier.moves.size();
            if (!fen.equals(earlier.fen)
                    || moves.size() < known
                    || !moves.subList(0, known).equals(earlier.moves)) {
                return play();
            }
            play(reached, moves.subList(known, moves.size()));
            return reached;
        }

        private void play(Position position, List<String> words) throws NotationException {
            if (moves.size() > MOST_MOVES) {
                throw new NotationException(
                        "more than " + MOST_MOVES + " moves in " + Words.shown(moves.get(MOST_MOVES)));
            }
            MoveGenerator generator = new MoveGenerator(position);
            MoveList legal = new MoveList();
            for (String word : words) {
                generator.generate(position, legal);
                int move = UciMove.find(word, legal);
                if (move == Move.NONE) {
                    throw new NotationException("illegal move in " + Words.shown(word));
                }
                position.make(move);
            }
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

    /** A {@code position} that could not be parsed; the session has no position until a valid one comes. */
    record NoPosition(String complaint) implements UciCommand {}

    /**
     * @param numbers the parameters that have a value, by keyword; those with a malformed value are left out
     * @param searchMoves the moves, not yet examined; empty for all moves
     * @param complaint the complaint about malformed parameters; empty when there are none
     */
    record Go(Map<String, Long> numbers, boolean infinite, boolean ponder, List<String> searchMoves, String complaint)
            implements UciCommand {}

    /** {@code go perft N}, which is not a search. */
    record Perft(long depth) implements UciCommand {}

    record Stop() implements UciCommand {}

    record PonderHit() implements UciCommand {}

    record Quit() implements UciCommand {}

    /** A console command that shows something. */
    record Show(Topic topic) implements UciCommand {}

    /** A line that asks for nothing: a blank line, a comment, {@code register}. */
    record Nothing() implements UciCommand {}

    /** A line without any known command. */
    record Unknown(String text) implements UciCommand {}

    /** A known command with invalid parameters; the complaint names the token. */
    record Malformed(String complaint) implements UciCommand {}

    /** The topics of console commands without parameters. */
    enum Topic {
        BOARD,
        EVALUATION,
        BENCH,
        HELP
    }
}
