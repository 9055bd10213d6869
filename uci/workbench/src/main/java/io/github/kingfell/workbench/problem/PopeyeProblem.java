package io.github.kingfell.workbench.problem;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.AttackLimits;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.problem.PopeyeOption.Effect;
import io.github.kingfell.workbench.stipulation.LeftOut;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One problem of Popeye's input while its words are being read. */
final class PopeyeProblem {
    private static final Pattern PIECES = Pattern.compile("[a-z](?:[a-h][1-8])+");
    private static final Pattern SQUARES = Pattern.compile("(?:[a-h][1-8])+");
    /** The pieces that follow are those of the board to reach. */
    private static final Pattern TO_BOARD = Pattern.compile("a=>b(\\d{1,3}(?:[.,]5)?)");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private final PopeyeLanguage language;
    private final PosedProblem posed;
    private boolean white = true;

    /** A stipulation whose number is still to follow, as a word of its own. */
    private String sign = "";

    /** A structured stipulation as far as it has been read. */
    private String structured = "";

    /** The option whose numbers or squares may follow. */
    private Optional<PopeyeOption> open = Optional.empty();

    /** How many numbers of it have been read. */
    private int numbers;

    private @Nullable TwinReader twin;
    private ProblemBoard changed = new ProblemBoard();
    private boolean continued;
    private String twinError = "";

    PopeyeProblem(PopeyeLanguage language, PosedProblem posed) {
        this.language = language;
        this.posed = posed;
    }

    /** Reads a colour, or a piece with its squares, such as {@code pa2b2}. */
    void piece(String token) throws NotationException {
        String text = token.toLowerCase(Locale.ROOT);
        char piece = PIECES.matcher(text).matches() ? language.piece(text.charAt(0)) : 0;
        if (piece == 0) {
            int colour = language.colour(text);
            white = colour == 0;
            if (colour != 0 && colour != 1) {
                throw new NotationException("neither a colour nor an orthodox piece with its square: " + token);
            }
            return;
        }
        for (int i = 1; i < text.length(); i += 2) {
            posed.board()
                    .put(ProblemBoard.square(text.substring(i, i + 2)), white ? Character.toUpperCase(piece) : piece);
        }
    }

    void forsyth(String token) throws NotationException {
        posed.board().forsyth(token, language);
    }

    void stipulation(String token) throws NotationException {
        Matcher toBoard = TO_BOARD.matcher(sign + token);
        if (toBoard.matches()) {
            sign = "";
            posed.toBoard("a=>%s:" + toBoard.group(1));
            return;
        }
        Optional<Stipulation> stated = Stipulation.parse(sign + token);
        boolean isSign = token.equals("a=>b") || Stipulation.goalOf(token).isPresent();
        if (stated.isEmpty() && sign.isEmpty() && isSign) {
            sign = token;
            return;
        }
        sign = "";
        if (stated.flatMap(Stipulation::goal).isEmpty()) {
            throw new NotationException("the stipulation " + token + " is not supported");
        }
        posed.stipulation(stated.get());
    }

    /** Reads the side that begins a structured stipulation, or a part of it. */
    void structured(String token) throws NotationException {
        if (structured.isEmpty()) {
            int colour = language.colour(token.toLowerCase(Locale.ROOT));
            if (colour != 0 && colour != 1) {
                throw new NotationException("a structured stipulation begins with a colour, not with " + token);
            }
            structured = colour == 0 ? "white " : "black ";
        } else {
            structured += token;
        }
        posed.structured(structured);
    }

    void option(String token) throws NotationException {
        String text = token.toLowerCase(Locale.ROOT);
        if (NUMBER.matcher(text).matches()) {
            number(Integer.parseInt(text));
        } else if (SQUARES.matcher(text).matches()) {
            squares(text);
        } else {
            open = language.option(text);
            begin(open.orElseThrow(() -> new NotationException("an unknown option: " + token)));
        }
    }

    private void begin(PopeyeOption option) throws NotationException {
        SolvingOptions options = posed.options();
        numbers = 0;
        switch (option) {
            case SET_PLAY -> posed.options(options.withSetPlay(true));
            case TRY -> posed.options(options.withTries(true));
            case VARIATIONS -> posed.options(options.withVariations(true));
            case NO_THREAT -> posed.options(options.withoutThreats());
            case NO_SHORT_VARIATIONS -> posed.options(options.withoutShortVariations());
            case DUPLEX -> posed.duplex();
            case HALF_DUPLEX -> posed.halfDuplex();
            case STOP_ON_SHORT ->
                posed.options(options.leaving(options.leftOut().longerOnes()));
            case WHITE_TO_PLAY -> posed.whiteToPlay();
            case NULL_MOVES -> posed.nullMoves();
            case QUODLIBET -> posed.wrongSide(Goal.WrongSide.SOLVES);
            case GOAL_IS_END -> posed.wrongSide(Goal.WrongSide.ENDS);
            case NO_WHITE_KING -> posed.withoutKing("w");
            case NO_BLACK_KING -> posed.withoutKing("b");
            default -> {
                if (option.effect() == Effect.REFUSED) {
                    throw new NotationException("the option " + option.in(language) + " is not supported");
                }
                if (option.effect() == Effect.WIDER) {
                    posed.note(
                            "the option " + option.in(language) + " is not obeyed: everything is searched and shown");
                }
            }
        }
    }

    /** Reads a number of the option in progress. */
    private void number(int number) {
        SolvingOptions options = posed.options();
        LeftOut out = options.leftOut();
        AttackLimits limits = out.limits();
        int before = numbers++;
        switch (open.orElse(PopeyeOption.BEEP)) {
            case MAX_SOLUTIONS -> posed.options(options.withSolutions(number));
            case DEFENCE -> posed.options(options.withRefutations(number));
            case MAX_TIME -> posed.options(options.withSeconds(number));
            case THREAT -> posed.options(options.leaving(out.with(limits.withThreat(number))));
            case MAX_FLIGHTS -> posed.options(options.leaving(out.with(limits.withFlights(number))));
            case NON_TRIVIAL -> {
                int most = before == 0 ? number : limits.nontrivial();
                posed.options(options.leaving(out.with(limits.withNontrivial(most, before == 0 ? 0 : number))));
            }
            case START_MOVE -> posed.options(options.leaving(out.from(number)));
            case INTELLIGENT -> posed.options(options.leaving(out.perPicture(number)));
            case UP_TO_MOVE -> posed.options(options.leaving(out.to(number)));
            default -> {}
        }
    }

    /**
     * Reads the path of a pawn, such as {@code f2f3f4}, or the square that it has passed; or the squares of kings and
     * rooks that have moved; or two rooks of which only one may castle.
     */
    private void squares(String text) throws NotationException {
        if (open.filter(option -> option == PopeyeOption.NO_CASTLING).isPresent()) {
            posed.cannotCastle(text);
        } else if (open.filter(option -> option == PopeyeOption.EXCLUSIVE_CASTLING)
                        .isPresent()
                && text.length() == 4) {
            posed.excludeCastling(text);
        } else if (open.filter(option -> option == PopeyeOption.EN_PASSANT).isPresent()
                && (text.length() == 2 || text.length() == 6)) {
            posed.enPassant(text.substring(text.length() / 2 - 1, text.length() / 2 + 1));
        } else {
            throw new NotationException("squares that belong to no option: " + text);
        }
    }

    /** Begins a twin. */
    void beginTwin() {
        endTwin();
        continued = false;
        twinError = "";
        changed = posed.forTwin(false);
        twin = new TwinReader(language, changed);
    }

    /** Returns whether a colour may follow. */
    boolean asksColour() {
        return twin != null && twin.asksColour();
    }

    void twinWord(String token) {
        TwinReader reader = twin;
        if (reader == null || !twinError.isEmpty()) {
            return;
        }
        try {
            boolean isContinued = language.twinning(token)
                    .filter(word -> word == TwinCommand.CONTINUED)
                    .isPresent();
            if (isContinued && !continued && reader.words().isEmpty()) {
                continued = true;
                changed = posed.forTwin(true);
                twin = new TwinReader(language, changed);
            } else {
                reader.take(token);
            }
        } catch (NotationException e) {
            twinError = String.valueOf(e.getMessage());
        }
    }

    /** Ends the twin in progress, if there is one. */
    void endTwin() {
        TwinReader reader = twin;
        if (reader == null) {
            return;
        }
        try {
            reader.end();
        } catch (NotationException e) {
            twinError = twinError.isEmpty() ? String.valueOf(e.getMessage()) : twinError;
        }
        if (twinError.isEmpty()) {
            posed.twin(reader, changed, continued);
        } else {
            posed.badTwin(changed, twinError);
        }
        twin = null;
    }
}
