package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the changes of one twin and makes them on a board: Popeye's words, such as {@code move a1 b1}, and the signs of
 * problemists, such as {@code wKa1-b1}, {@code Ka1<->Pb2}, {@code -bPa2}, {@code +wBc3} and {@code h#3}.
 */
final class TwinReader {
    private static final String PIECE = "(?:[wb]?[KQRBSNP])?";
    private static final Pattern MOVE = Pattern.compile(PIECE + "([a-h][1-8])-{1,2}>?([a-h][1-8])");
    private static final Pattern EXCHANGE = Pattern.compile(PIECE + "([a-h][1-8])<-{1,2}>" + PIECE + "([a-h][1-8])");
    private static final Pattern REMOVE = Pattern.compile("-" + PIECE + "([a-h][1-8])");
    private static final Pattern ADD = Pattern.compile("\\+([wb])([KQRBSNP])([a-h][1-8])");
    private static final Pattern SQUARES = Pattern.compile("(?:[a-h][1-8])+");
    private static final Pattern PIECE_ON_SQUARES = Pattern.compile("[a-z](?:[a-h][1-8])+");

    private final PopeyeLanguage language;
    private final ProblemBoard board;
    private final List<String> words = new ArrayList<>();
    private final List<String> operands = new ArrayList<>();
    private Optional<TwinCommand> command = Optional.empty();
    private Optional<Stipulation> stipulation = Optional.empty();
    private boolean white = true;

    /** A stipulation whose number is still to follow, as a word of its own. */
    private String signOfStipulation = "";

    /** @param board changed by what is read */
    TwinReader(PopeyeLanguage language, ProblemBoard board) {
        this.language = language;
        this.board = board;
    }

    /** Returns the changes as problemists write them. */
    String words() {
        return String.join(", ", words);
    }

    /** Returns the twin's own stipulation, if it has one. */
    Optional<Stipulation> stipulation() {
        return stipulation;
    }

    /** Returns whether a colour may follow. */
    boolean asksColour() {
        return command.filter(word -> word == TwinCommand.ADD).isPresent();
    }

    /** Reads one more word. */
    void take(String token) throws NotationException {
        boolean colour = asksColour() && language.colour(token) >= 0;
        Optional<TwinCommand> next = colour ? Optional.empty() : language.twinning(token);
        if (next.isPresent()) {
            end();
            begin(next.get());
        } else if (command.isEmpty() || !operand(token)) {
            end();
            sign(token);
        }
    }

    /** Ends the twin. */
    void end() throws NotationException {
        if (command.isPresent() && !asksColour()) {
            throw new NotationException(
                    "the twin breaks off after " + command.get().in(language));
        }
        command = Optional.empty();
        operands.clear();
    }

    private void begin(TwinCommand next) throws NotationException {
        switch (next) {
            case POLISH -> {
                board.swapColours();
                words.add("colours changed");
            }
            case CONDITION -> throw new NotationException("a twin by " + next.in(language) + " is not supported");
            case CONTINUED -> throw new NotationException(next.in(language) + " must be the first word of a twin");
            default -> command = Optional.of(next);
        }
    }

    /** Returns false when the word is no operand of the command. */
    private boolean operand(String token) throws NotationException {
        TwinCommand current = command.orElseThrow();
        String text = token.toLowerCase(Locale.ROOT);
        return switch (current) {
            case MOVE, EXCHANGE, SHIFT -> twoSquares(current, text);
            case REMOVE -> remove(text);
            case ADD -> add(text);
            case SUBSTITUTE -> substitute(text);
            case ROTATE -> rotate(text);
            case MIRROR -> mirror(text);
            case STRUCTURED -> structured(token);
            default -> ownStipulation(token);
        };
    }

    private boolean twoSquares(TwinCommand current, String text) throws NotationException {
        if (!SQUARES.matcher(text).matches() || text.length() > 4) {
            throw new NotationException("not a square: " + text);
        }
        for (int i = 0; i < text.length(); i += 2) {
            operands.add(text.substring(i, i + 2));
        }
        if (operands.size() == 2) {
            int from = ProblemBoard.square(operands.get(0));
            int to = ProblemBoard.square(operands.get(1));
            switch (current) {
                case MOVE -> move(from, to);
                case EXCHANGE -> exchange(from, to);
                default -> {
                    board.shift(from, to);
                    words.add("all pieces " + operands.get(0) + "-" + operands.get(1));
                }
            }
            done();
        }
        return true;
    }

    private boolean remove(String text) throws NotationException {
        if (!SQUARES.matcher(text).matches()) {
            throw new NotationException("not a square: " + text);
        }
        for (int i = 0; i < text.length(); i += 2) {
            removeFrom(ProblemBoard.square(text.substring(i, i + 2)));
        }
        done();
        return true;
    }

    private boolean add(String text) throws NotationException {
        int colour = language.colour(text);
        if (colour >= 0 && colour < 2) {
            white = colour == 0;
            return true;
        }
        if (!PIECE_ON_SQUARES.matcher(text).matches() || language.piece(text.charAt(0)) == 0) {
            throw new NotationException("neither a colour nor an orthodox piece with its square: " + text);
        }
        for (int i = 1; i < text.length(); i += 2) {
            put(white, language.piece(text.charAt(0)), ProblemBoard.square(text.substring(i, i + 2)));
        }
        return true;
    }

    private boolean substitute(String text) throws NotationException {
        if (text.length() != 1 || language.piece(text.charAt(0)) == 0) {
            throw new NotationException("not an orthodox piece: " + text);
        }
        operands.add(text);
        if (operands.size() == 2) {
            char kind = language.piece(operands.get(0).charAt(0));
            char by = language.piece(operands.get(1).charAt(0));
            board.substitute(kind, by);
            words.add(problemist(kind) + "=" + problemist(by));
            done();
        }
        return true;
    }

    private boolean rotate(String text) throws NotationException {
        if (!text.matches("90|180|270")) {
            throw new NotationException("a board is turned by 90, 180 or 270 degrees, not by " + text);
        }
        board.rotate(Integer.parseInt(text) / 90);
        words.add("turned by " + text + " degrees");
        done();
        return true;
    }

    private boolean mirror(String text) throws NotationException {
        ProblemBoard.Mirror mirror = switch (text.replaceAll("[^a-h1-8]", "")) {
            case "a1h1" -> ProblemBoard.Mirror.FILES;
            case "a1a8" -> ProblemBoard.Mirror.RANKS;
            case "a1h8" -> ProblemBoard.Mirror.MAIN_CORNERS;
            case "a8h1" -> ProblemBoard.Mirror.OTHER_CORNERS;
            default -> throw new NotationException("not a mirror: " + text);
        };
        board.mirror(mirror);
        words.add("mirrored " + text);
        done();
        return true;
    }

    private boolean ownStipulation(String token) throws NotationException {
        stipulation = Stipulation.parse(signOfStipulation + token);
        if (stipulation.isEmpty()
                && signOfStipulation.isEmpty()
                && Stipulation.goalOf(token).isPresent()) {
            signOfStipulation = token;
            return true;
        }
        signOfStipulation = "";
        if (stipulation.flatMap(Stipulation::goal).isEmpty()) {
            throw new NotationException("the stipulation " + token + " is not supported");
        }
        words.add(stipulation.get().text());
        done();
        return true;
    }

    /** Reads the side that begins, and then the play. */
    private boolean structured(String token) throws NotationException {
        if (operands.isEmpty()) {
            operands.add(token);
            return true;
        }
        int colour = language.colour(operands.get(0).toLowerCase(Locale.ROOT));
        if (colour != 0 && colour != 1) {
            throw new NotationException("a structured stipulation begins with a colour, not with " + operands.get(0));
        }
        stipulation = Optional.of(Stipulation.structured(colour == 0, token));
        words.add(stipulation.get().text());
        done();
        return true;
    }

    private void sign(String token) throws NotationException {
        Matcher exchange = EXCHANGE.matcher(token);
        Matcher move = MOVE.matcher(token);
        Matcher removed = REMOVE.matcher(token);
        Matcher added = ADD.matcher(token);
        if (exchange.matches()) {
            exchange(ProblemBoard.square(exchange.group(1)), ProblemBoard.square(exchange.group(2)));
        } else if (move.matches()) {
            move(ProblemBoard.square(move.group(1)), ProblemBoard.square(move.group(2)));
        } else if (removed.matches()) {
            removeFrom(ProblemBoard.square(removed.group(1)));
        } else if (added.matches()) {
            char kind = Character.toLowerCase(added.group(2).charAt(0));
            put(added.group(1).equals("w"), kind == 's' ? 'n' : kind, ProblemBoard.square(added.group(3)));
        } else if (Stipulation.parse(token).isPresent()) {
            ownStipulation(token);
        } else {
            throw new NotationException("not a change that makes a twin: " + token);
        }
    }

    private void move(int from, int to) throws NotationException {
        words.add(board.pieceName(from) + ProblemBoard.name(from) + "-" + ProblemBoard.name(to));
        board.move(from, to);
    }

    private void exchange(int one, int other) {
        words.add(board.pieceName(one) + ProblemBoard.name(one) + "<->" + board.pieceName(other)
                + ProblemBoard.name(other));
        board.exchange(one, other);
    }

    private void removeFrom(int square) throws NotationException {
        words.add("-" + board.pieceName(square) + ProblemBoard.name(square));
        board.remove(square);
    }

    private void put(boolean isWhite, char kind, int square) {
        board.replace(square, isWhite ? Character.toUpperCase(kind) : kind);
        words.add("+" + board.pieceName(square) + ProblemBoard.name(square));
    }

    private static char problemist(char kind) {
        return kind == 'n' ? 'S' : Character.toUpperCase(kind);
    }

    private void done() {
        command = Optional.empty();
        operands.clear();
    }
}
