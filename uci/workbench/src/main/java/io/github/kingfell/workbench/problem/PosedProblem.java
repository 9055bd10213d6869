package io.github.kingfell.workbench.problem;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.AttackLimits;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A problem with its twins while it is being read. Twins change the first position, or continue the twin before. The
 * result is one task for each position.
 */
final class PosedProblem {
    /**
     * One position of the problem.
     *
     * @param stipulation empty as long as there is none
     * @param error why the twin cannot be used; empty when it can
     */
    private record Phase(String change, ProblemBoard board, Optional<Stipulation> stipulation, String error) {}

    private static final String UNLIMITED =
            "limits of the attacker are not obeyed in this play: everything is searched and shown";

    private final ProblemBoard board = new ProblemBoard();
    private final List<Phase> twins = new ArrayList<>();
    private final List<String> caption = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final int line;
    private String name = "";
    private Optional<Stipulation> stipulation = Optional.empty();
    private SolvingOptions options = SolvingOptions.KEYS;
    private boolean zeroPosition;
    private boolean duplex;
    private boolean halfDuplex;
    private boolean whiteToPlay;
    private boolean nullMoves;
    private Goal.WrongSide wrongSide = Goal.WrongSide.NOTHING;

    /** The stipulation of a game to another board, with a gap for that board; empty for all others. */
    private String toBoard = "";

    /** With the side that begins; empty for all other stipulations. */
    private String structured = "";

    private ProblemBoard end = new ProblemBoard();
    private String side = "";
    private String enPassant = "";
    private String cannotCastle = "";

    private final List<String> exclusive = new ArrayList<>();

    /** The sides that the problem says have no king, as their letters of FEN. */
    private String kingless = "";

    /** @param line where the problem begins in its file, from 1 */
    PosedProblem(int line) {
        this.line = line;
    }

    /** Sets the name; the first call counts, with a title or else the author. */
    void name(String text) {
        name = name.isEmpty() ? text : name;
    }

    /** Adds a line to the caption. */
    void caption(String text) {
        if (!text.isBlank()) {
            caption.add(text.strip());
        }
    }

    String name() {
        return name;
    }

    int line() {
        return line;
    }

    /** Returns the board whose pieces are read: that of the problem, or the one that a game leads to. */
    ProblemBoard board() {
        return toBoard.isEmpty() ? board : end;
    }

    /** Begins the board that a game leads to. */
    void toBoard(String text) throws NotationException {
        if (!toBoard.isEmpty() || stipulation.isPresent()) {
            throw new NotationException("two stipulations");
        }
        toBoard = text;
    }

    void structured(String text) {
        structured = text;
    }

    void wrongSide(Goal.WrongSide meaning) {
        wrongSide = meaning;
    }

    void stipulation(Stipulation stated) throws NotationException {
        if (stipulation.isPresent()) {
            throw new NotationException("two stipulations: " + stipulation.get().text() + " and " + stated.text());
        }
        if (!toBoard.isEmpty()) {
            throw new NotationException("two stipulations: a=>b and " + stated.text());
        }
        stipulation = Optional.of(stated);
    }

    SolvingOptions options() {
        return options;
    }

    void options(SolvingOptions shown) {
        options = shown;
    }

    void note(String sentence) {
        notes.add(sentence);
    }

    void zeroPosition() {
        zeroPosition = true;
    }

    void duplex() {
        duplex = true;
    }

    void halfDuplex() {
        halfDuplex = true;
    }

    void nullMoves() {
        nullMoves = true;
    }

    void whiteToPlay() {
        whiteToPlay = true;
    }

    /** Sets the side that begins the first position, if it is not the usual one; {@code w} or {@code b}. */
    void side(String letter) {
        side = letter;
    }

    /** @param square the one that a pawn has just passed, such as {@code f3} */
    void enPassant(String square) throws NotationException {
        if (!enPassant.isEmpty()) {
            throw new NotationException("not a single en-passant square: " + square);
        }
        enPassant = square;
    }

    /** @param squares of kings and rooks that have moved, one after the other */
    void cannotCastle(String squares) {
        cannotCastle += squares;
    }

    /** @param rooks the squares of White's and of Black's, of which only one may castle */
    void excludeCastling(String rooks) {
        exclusive.add(rooks);
    }

    /** @param side that has no king, {@code w} or {@code b} */
    void withoutKing(String side) {
        kingless += side;
    }

    /** Returns the board that a new twin changes. */
    ProblemBoard forTwin(boolean continued) {
        return (continued && !twins.isEmpty() ? twins.get(twins.size() - 1).board() : board).copy();
    }

    /** Adds a twin that was read without an error. */
    void twin(TwinReader read, ProblemBoard changed, boolean continued) {
        Optional<Stipulation> inherited =
                continued && !twins.isEmpty() ? twins.get(twins.size() - 1).stipulation() : Optional.empty();
        twins.add(new Phase(
                (continued ? "+" : "") + "%s) " + read.words(),
                changed,
                read.stipulation().or(() -> inherited),
                ""));
    }

    /** Adds a twin that cannot be used. */
    void badTwin(ProblemBoard changed, String error) {
        twins.add(new Phase("%s)", changed, Optional.empty(), error));
    }

    /** Returns a task or an error for each position, in order. */
    List<FoundTask> tasks() {
        List<FoundTask> found = new ArrayList<>();
        char letter = 'a';
        if (!zeroPosition) {
            add(new Phase(twins.isEmpty() ? "" : "a)", board, stipulation, ""), found);
            letter++;
        }
        for (Phase twin : twins) {
            String change = String.format(twin.change(), letter++);
            add(new Phase(change, twin.board(), twin.stipulation().or(() -> stipulation), twin.error()), found);
        }
        return found;
    }

    private void add(Phase phase, List<FoundTask> found) {
        if (!halfDuplex) {
            add(phase, false, found);
        }
        if (duplex || halfDuplex) {
            add(phase, true, found);
        }
    }

    private void add(Phase phase, boolean otherSide, List<FoundTask> found) {
        try {
            if (!phase.error().isEmpty()) {
                throw new NotationException(phase.error());
            }
            Stipulation asked = begun(stated(phase));
            boolean white = (isOwn(phase) ? side.equals("w") : begins(asked)) ^ otherSide;
            String begins = "duplex: " + (white ? "White" : "Black") + " begins";
            String twin = otherSide ? phase.change() + (phase.change().isEmpty() ? "" : ", ") + begins : phase.change();
            String fen = phase.board().placement() + (white ? " w " : " b ")
                    + phase.board().castling(cannotCastle) + " "
                    + (enPassant.isEmpty() || otherSide ? "-" : enPassant);
            Position position = position(fen, asked);
            boolean limited = asked.goal()
                    .filter(goal -> options.leftOut().limits().suit(goal))
                    .isPresent();
            SolvingOptions own =
                    limited ? options : options.leaving(options.leftOut().with(AttackLimits.NONE));
            List<String> told = Stream.of(
                            notes.stream(),
                            own.equals(options) ? Stream.<String>of() : Stream.of(UNLIMITED),
                            lackingKings(position),
                            exclusiveCastling())
                    .flatMap(lines -> lines)
                    .toList();
            found.add(FoundTask.of(new ProblemTask(line, name, twin, position, asked, own, caption, told)));
        } catch (NotationException e) {
            String title = name + (name.isEmpty() || phase.change().isEmpty() ? "" : ", ") + phase.change();
            found.add(FoundTask.error(line, title, String.valueOf(e.getMessage())));
        }
    }

    private Position position(String fen, Stipulation asked) throws NotationException {
        Position position = isSolvedWithoutKings(asked) ? Fen.parseProblem(fen) : Fen.parse(fen);
        for (String rooks : exclusive) {
            position = position.withExclusiveCastling(
                    ProblemBoard.square(rooks.substring(0, 2)), ProblemBoard.square(rooks.substring(2)));
        }
        return position;
    }

    /** A game has kings from its first move on, and mates without a goal of problems are the prover's. */
    private static boolean isSolvedWithoutKings(Stipulation asked) {
        return asked.kind() == Stipulation.Kind.STRUCTURED
                || asked.goal().filter(goal -> !goal.isProofGame()).isPresent();
    }

    /** Tells of kings that the problem does not say to be missing. */
    private Stream<String> lackingKings(Position position) {
        return Stream.of("White", "Black")
                .filter(side -> !position.hasKing(side.equals("White") ? Color.WHITE : Color.BLACK))
                .filter(side -> kingless.indexOf(Character.toLowerCase(side.charAt(0))) < 0)
                .map(side -> side + " has no king");
    }

    /** No FEN tells it. */
    private Stream<String> exclusiveCastling() {
        return exclusive.stream()
                .map(rooks -> "castling with " + rooks.substring(0, 2) + " and with " + rooks.substring(2)
                        + " exclude each other");
    }

    private Stipulation stated(Phase phase) throws NotationException {
        String text = structured.isEmpty() ? String.format(toBoard, end.placement()) : structured;
        Optional<Stipulation> stated =
                text.isEmpty() || phase.stipulation().isPresent() ? phase.stipulation() : Stipulation.parse(text);
        Stipulation asked = stated.orElseThrow(() -> new NotationException("no stipulation"));
        asked = nullMoves ? asked.passing() : asked;
        return wrongSide == Goal.WrongSide.NOTHING ? asked : asked.with(wrongSide);
    }

    /** Black begins a game to another board, unless White is said to. */
    private boolean begins(Stipulation asked) {
        return toBoard.isEmpty() ? asked.whiteBegins() : whiteToPlay;
    }

    /** A twin with a stipulation of its own begins as usual. */
    private boolean isOwn(Phase phase) {
        return !side.isEmpty() && phase.stipulation().equals(stipulation);
    }

    /** With WhiteToPlay a help problem lacks the first half move. */
    private Stipulation begun(Stipulation asked) throws NotationException {
        return whiteToPlay && toBoard.isEmpty() && !asked.isHalf() ? asked.withoutFirstHalf() : asked;
    }
}
