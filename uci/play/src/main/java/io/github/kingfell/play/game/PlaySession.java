package io.github.kingfell.play.game;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.workbench.explain.Explanation;
import io.github.kingfell.workbench.explain.Judge;
import io.github.kingfell.workbench.output.PieceLetters;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game of a person against an opponent in the terminal: reads moves and commands, and answers them. */
public final class PlaySession {
    /** How the person left a game. */
    public enum Left {
        NEXT,
        QUIT
    }

    private static final long NODES_OF_A_HINT = 200_000;
    private static final List<String> PROMOTIONS = List.of("q", "r", "b", "n");

    private final LineInput in;
    private final Screen screen;
    private final PieceLetters letters;
    private final Engine engine;
    private final Coach coach;
    private final Judge judge;
    private int hints;
    private int takenBack;

    public PlaySession(LineInput in, Screen screen, PieceLetters letters, Engine engine, Coach coach, Judge judge) {
        this.in = in;
        this.screen = screen;
        this.letters = letters;
        this.engine = engine;
        this.coach = coach;
        this.judge = judge;
    }

    public int hints() {
        return hints;
    }

    public int takenBack() {
        return takenBack;
    }

    /** Plays a game until it ends or the person leaves it. */
    public Left play(Round round) throws IOException, InterruptedException {
        hints = 0;
        takenBack = 0;
        return new Sitting(round).play();
    }

    /** The state of one game. */
    private final class Sitting {
        private final GameInPlay game;
        private final int person;
        private final Opponent opponent;
        private final Round round;
        private boolean blackBelow;
        private @Nullable Left left;

        /** The hints to the position on the board that were shown. */
        private int stepsShown;

        Sitting(Round round) {
            this.round = round;
            game = round.game();
            person = round.person();
            opponent = round.opponent();
            blackBelow = person == Color.BLACK;
        }

        Left play() throws IOException, InterruptedException {
            screen.show(game.position(), blackBelow);
            answer();
            while (left == null && !round.ends().getAsBoolean()) {
                String line = in.read(side(person) + "> ", this::candidates);
                if (line == null) {
                    return Left.QUIT;
                }
                if (!line.isBlank()) {
                    obey(line.strip());
                }
            }
            return left == null ? Left.NEXT : left;
        }

        private void obey(String line) throws IOException, InterruptedException {
            String[] words = line.split("\\s+", 2);
            Optional<Word> word = Word.of(words[0]);
            if (word.isEmpty()) {
                move(line);
                return;
            }
            switch (word.get()) {
                case BACK -> back();
                case HINT -> hint(words.length > 1);
                case WHY -> why();
                case MOVES -> screen.say(String.join(" ", legalMoves()));
                case BOARD -> screen.show(game.position(), blackBelow);
                case FLIP -> {
                    blackBelow = !blackBelow;
                    screen.show(game.position(), blackBelow);
                }
                case RESIGN -> resign();
                case NEW -> left = Left.NEXT;
                case SAVE -> save(words.length > 1 ? words[1] : "");
                case HELP -> {
                    screen.say("a move in algebraic notation (Nf3, e8=Q) or as two squares (g1f3, e7e8q), or:");
                    screen.say(Word.list());
                }
                case QUIT -> left = Left.QUIT;
            }
        }

        private void move(String text) throws IOException, InterruptedException {
            if (game.isOver()) {
                screen.say("the game is over; back, new, save FILE or quit");
                return;
            }
            Position position = game.position();
            int move;
            try {
                move = TypedMove.parse(text + askedPromotion(text, position), position, letters);
            } catch (NotationException e) {
                screen.say(e.getMessage() + "; type moves for the legal moves, help for all commands");
                return;
            }
            play(position, move);
            answer();
        }

        /** Plays the opponent's move, if it is the opponent's turn. */
        private void answer() throws InterruptedException {
            if (!game.isOver() && game.sideToMove() != person) {
                Position before = game.position();
                int move = opponent.move(before);
                screen.say(numbered(before, move));
                play(before, move);
                if (!opponent.credit().isEmpty()) {
                    screen.say(opponent.credit());
                }
                if (screen.asks()) {
                    screen.show(game.position(), blackBelow);
                }
            }
            if (game.isOver()) {
                screen.say(game.endInWords());
            }
        }

        /**
         * Asks for the piece of a promotion that lacks it; returns nothing where none is lacking or nobody is asked.
         */
        private String askedPromotion(String text, Position position) throws IOException {
            if (!screen.asks() || !TypedMove.lacksPromotion(text, position, letters)) {
                return "";
            }
            String piece = in.read("promote to queen, rook, bishop or knight (q, r, b, n)? ", () -> PROMOTIONS);
            return piece == null || piece.isBlank() ? "" : "=" + letter(piece.strip());
        }

        private String letter(String piece) {
            String name = piece.toLowerCase(Locale.ROOT);
            return name.equals("knight") ? "N" : name.substring(0, 1).toUpperCase(Locale.ROOT);
        }

        private void play(Position before, int move) {
            List<String> comment = round.witness().sees(before, move);
            game.make(move);
            stepsShown = 0;
            screen.say(comment);
        }

        /** Returns what can be typed now: the legal moves and the commands. */
        private List<String> candidates() {
            List<String> words = new ArrayList<>(game.isOver() ? List.of() : legalMoves());
            words.addAll(Word.names());
            return words;
        }

        private String numbered(Position before, int move) {
            return before.fullmoveNumber()
                    + (before.sideToMove() == Color.WHITE ? ". " : "... ")
                    + San.format(before, move);
        }

        private List<String> legalMoves() {
            Position position = game.position();
            MoveList moves = MoveList.legal(position);
            List<String> words = new ArrayList<>();
            for (int move : moves.toArray()) {
                words.add(San.format(position, move));
            }
            return words;
        }

        /** Takes back moves to the person's last decision. */
        private void back() {
            boolean mine = game.moves().size() > (game.start().sideToMove() == person ? 0 : 1);
            if (!mine) {
                screen.say("you have no move to take back");
                return;
            }
            do {
                game.unmake();
            } while (game.sideToMove() != person);
            stepsShown = 0;
            takenBack++;
            screen.show(game.position(), blackBelow);
        }

        /** @param wholly whether to show the move at once */
        private void hint(boolean wholly) throws InterruptedException {
            if (game.isOver()) {
                screen.say("the game is over");
                return;
            }
            hints++;
            Position position = game.position();
            Optional<Hints> known = round.hints().apply(position).or(() -> coach.hints(position));
            Hints now = known.isPresent() ? known.get() : coach.hints(position, searched(position));
            int last = now.steps().size() - 1;
            stepsShown = wholly ? last : Math.min(stepsShown, last);
            screen.say((stepsShown == last ? "hint: " : "hint " + (stepsShown + 1) + " of " + (last + 1) + ": ")
                    + now.steps().get(stepsShown));
            stepsShown++;
        }

        private int searched(Position position) throws InterruptedException {
            SearchLimits limits = SearchLimits.builder().nodes(NODES_OF_A_HINT).build();
            return engine.search(new SearchRequest(position, limits)).bestMove();
        }

        private void why() throws InterruptedException {
            if (!game.moves().isEmpty()
                    && game.sideToMove() == person
                    && !opponent.reason().isEmpty()) {
                Position before = game.start();
                List<Integer> moves = game.moves();
                moves.subList(0, moves.size() - 1).forEach(before::make);
                screen.say(numbered(before, moves.get(moves.size() - 1)) + ": " + opponent.reason());
            }
            Position position = game.position();
            if (game.isOver()) {
                screen.say(judge.verdict(position).sentences());
            } else {
                screen.say(Explanation.of(position, engine, judge).answer());
            }
        }

        private void resign() {
            if (game.isOver()) {
                screen.say("the game is over");
            } else {
                game.resign(person);
                screen.say(game.endInWords());
            }
        }

        private void save(String name) {
            if (name.isEmpty()) {
                screen.say("save needs a file name");
                return;
            }
            String you = "You";
            try {
                WholeFile.write(
                        Path.of(name),
                        person == Color.WHITE ? game.pgn(you, opponent.name()) : game.pgn(opponent.name(), you));
                screen.say("written: " + name);
            } catch (OutputFailedException e) {
                screen.say(String.valueOf(e.getMessage()));
            } catch (InvalidPathException e) {
                screen.say("this is not a valid file name");
            }
        }
    }

    private static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
