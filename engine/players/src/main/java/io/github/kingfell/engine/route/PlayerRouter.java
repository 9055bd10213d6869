package io.github.kingfell.engine.route;

import io.github.kingfell.engine.advice.AdviceLibrary;
import io.github.kingfell.engine.advice.AdvicePlayer;
import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.engine.search.PlayerChoice;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the players for a position. It looks at the position and at which kinds of limit are set, never at their
 * values. The rows of {@link #route} are the whole policy, first match first.
 */
public final class PlayerRouter {
    /** Where there may be a mate: of 17 problems that the prover missed, alpha-beta solved none. */
    public static final int PROBLEM_SHARE = 90;

    static final int UNPROBLEMATIC_SHARE = 50;

    /** In games, while the side to move is far ahead. Alpha-beta's own mates are proved outside this share. */
    static final int CLOCK_SHARE = 50;

    /** Milliseconds on the clock with which the player that is ready at once moves. */
    private static final long TIME_PRESSURE = 100;

    private static final List<Strategy> SEARCH = List.of(Strategy.ALPHA_BETA);
    private static final List<Strategy> BOOK_FIRST = List.of(Strategy.FORCING_TREE, Strategy.ALPHA_BETA);

    private static final List<Strategy> BOOK_THEN_EXACT =
            List.of(Strategy.FORCING_TREE, Strategy.EXACT, Strategy.ALPHA_BETA);

    private static final List<Strategy> EXACT_THEN_BOOK =
            List.of(Strategy.EXACT, Strategy.FORCING_TREE, Strategy.ALPHA_BETA);

    private static final List<Strategy> ADVICE_FIRST = List.of(Strategy.ADVICE, Strategy.ALPHA_BETA);
    private static final List<Strategy> PROOF_FIRST = List.of(Strategy.PROOF_NUMBER, Strategy.ALPHA_BETA);

    /** Pawn units by {@link Piece} kind. */
    private static final int[] PAWN_UNITS = {0, 1, 3, 3, 5, 9, 0};

    /** The most men of each kind that a side has without promotion. */
    private static final int[] AT_THE_START = {0, 8, 2, 2, 2, 1, 1};

    private static final int FAR_AHEAD_PAWN_UNITS = 3;

    private final EndgameBook book;
    private final AdviceLibrary advice;

    /** A router that knows of no advice tables. */
    public PlayerRouter(EndgameBook book) {
        this(book, AdviceLibrary.EMPTY);
    }

    public PlayerRouter(EndgameBook book, AdviceLibrary advice) {
        this.book = book;
        this.advice = advice;
    }

    /** Pure: the same arguments give the same route. */
    public Route route(Position position, SearchLimits limits, SearchSettings settings) {
        if (new MoveGenerator(position).count(position) == 0) {
            return new Route(List.of(), 0, "no legal move");
        }
        if (settings.player() == PlayerChoice.EXACT) {
            Route other = searchFor(position, limits, settings);
            return exactFirst(other, "player chosen by the user");
        }
        if (settings.player() != PlayerChoice.AUTO) {
            return new Route(chosen(settings.player()), 0, "player chosen by the user");
        }
        if (settings.limitStrength(limits)) {
            return new Route(SEARCH, 0, "limited strength");
        }
        boolean booked = booked(position, limits).isPresent();
        // What is remembered or looked up is ready at once too.
        boolean known = booked || mayLookUp(position, settings);
        if (!known && limits.clock().isPresent() && limits.clock().get().remaining() < TIME_PRESSURE) {
            return new Route(SEARCH, 0, "hardly any time left");
        }
        boolean search = limits.mate() > 0 || settings.multiPv() > 1;
        if (mayLookUp(position, settings) && (search || !booked)) {
            return exactFirst(searchFor(position, limits, settings), "at most four men");
        }
        return searchFor(position, limits, settings);
    }

    private static boolean mayLookUp(Position position, SearchSettings settings) {
        return settings.exactTables() && TableLibrary.covers(position);
    }

    /** The route where there is no table. */
    private Route searchFor(Position position, SearchLimits limits, SearchSettings settings) {
        if (limits.mate() > 0) {
            return new Route(PROOF_FIRST, 0, "mate asked for");
        }
        if (settings.multiPv() > 1) {
            return new Route(SEARCH, share(position, limits), "several lines asked for");
        }
        Optional<BookPosition> known = booked(position, limits);
        if (known.isPresent() && position.castling() == 0) {
            Endgame endgame = known.get().endgame();
            String prospect = endgame.traits().contains(Trait.NOT_ALWAYS_WON)
                    ? ", in which the book looks for a win"
                    : ", which the book wins";
            // Where the book declines, the fifty-move rule or a repetition is near: then only exact play may still win.
            List<Strategy> strategies = mayLookUp(position, settings) ? BOOK_THEN_EXACT : BOOK_FIRST;
            if (mayLookUp(position, settings) && endgame.traits().contains(Trait.ONLY_IN_GAMES)) {
                // No certificate counts the moves of its trees: beside a table they could use up the fifty moves.
                strategies = EXACT_THEN_BOOK;
            }
            return new Route(strategies, share(position, limits), endgame.material() + prospect);
        }
        if (AdvicePlayer.tableFor(advice, position).isPresent()) {
            return new Route(ADVICE_FIRST, share(position, limits), "an ending with an advice table");
        }
        return new Route(SEARCH, share(position, limits), reason(position, limits));
    }

    /** The position as the book knows it, when the book is to be asked. */
    private Optional<BookPosition> booked(Position position, SearchLimits limits) {
        return book.find(position)
                .filter(BookPosition::strongSideToMove)
                .filter(known ->
                        limits.clock().isPresent() || !known.endgame().traits().contains(Trait.ONLY_IN_GAMES));
    }

    private static Route exactFirst(Route otherwise, String reason) {
        List<Strategy> strategies = new ArrayList<>(otherwise.strategies());
        strategies.remove(Strategy.EXACT);
        strategies.add(0, Strategy.EXACT);
        return new Route(strategies, otherwise.proverShare(), reason);
    }

    private static List<Strategy> chosen(PlayerChoice player) {
        return switch (player) {
            case FORCING -> BOOK_FIRST;
            case PROOF -> PROOF_FIRST;
            case ADVICE -> ADVICE_FIRST;
            default -> SEARCH;
        };
    }

    private static int share(Position position, SearchLimits limits) {
        if (limits.clock().isPresent()) {
            return CLOCK_SHARE;
        }
        return isUnproblematic(position) ? UNPROBLEMATIC_SHARE : PROBLEM_SHARE;
    }

    private static String reason(Position position, SearchLimits limits) {
        if (limits.clock().isPresent()) {
            return "game, mates sought only when far ahead";
        }
        return isUnproblematic(position) ? "analysis" : "possible problem";
    }

    /**
     * True when nothing about the material suggests a mate problem: neither side is ahead by more than a minor piece, and
     * neither has men that only promotion brings.
     */
    static boolean isUnproblematic(Position position) {
        int balance = 0;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                int men = Bitboard.count(position.men(color, kind));
                if (men > AT_THE_START[kind]) {
                    return false;
                }
                balance += (color == Color.WHITE ? men : -men) * PAWN_UNITS[kind];
            }
        }
        return Math.abs(balance) <= FAR_AHEAD_PAWN_UNITS;
    }
}
