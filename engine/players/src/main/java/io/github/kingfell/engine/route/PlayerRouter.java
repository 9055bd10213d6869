package io.github.kingfell.engine.route;

import io.github.kingfell.engine.advice.AdviceLibrary;
import io.github.kingfell.engine.advice.AdvicePlayer;
import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Chooses the players for a position. It depends on the position, the settings and the kinds of limits that are set.
 * The value of a limit matters in one case only: a clock that is almost out. The rows of {@link #route} are the whole
 * policy; the first match applies.
 */
public final class PlayerRouter {
    /**
     * The prover's share in percent where the material suggests a mate problem: of 17 problems that the prover missed,
     * alpha-beta solved none.
     */
    static final int PROBLEM_SHARE = 90;

    static final int UNPROBLEMATIC_SHARE = 50;

    /**
     * The share in games while the side to move is far ahead. Proofs of alpha-beta's own mates are not part of this
     * share.
     */
    static final int CLOCK_SHARE = 50;

    /** With fewer milliseconds on the clock, the player that can answer at once moves. */
    private static final long TIME_PRESSURE = 100;

    private static final List<PlayerId> SEARCH = List.of(PlayerId.ALPHA_BETA);
    private static final List<PlayerId> BOOK_FIRST = List.of(PlayerId.FORCING_TREE, PlayerId.ALPHA_BETA);

    private static final List<PlayerId> BOOK_THEN_EXACT =
            List.of(PlayerId.FORCING_TREE, PlayerId.EXACT_TABLE, PlayerId.ALPHA_BETA);

    private static final List<PlayerId> EXACT_THEN_BOOK =
            List.of(PlayerId.EXACT_TABLE, PlayerId.FORCING_TREE, PlayerId.ALPHA_BETA);

    private static final List<PlayerId> ADVICE_FIRST = List.of(PlayerId.ADVICE_TABLE, PlayerId.ALPHA_BETA);
    private static final List<PlayerId> PROOF_FIRST = List.of(PlayerId.PROOF_NUMBER, PlayerId.ALPHA_BETA);

    /** Piece values in pawns, by {@link Piece} kind. */
    private static final int[] PAWN_UNITS = {0, 1, 3, 3, 5, 9, 0};

    /** The most pieces of each kind that a side can have without promotion. */
    private static final int[] AT_THE_START = {0, 8, 2, 2, 2, 1, 1};

    private static final int FAR_AHEAD_PAWN_UNITS = 3;

    private final EndgameBook book;
    private final AdviceLibrary advice;
    private final Predicate<Position> exact;

    /** Creates a router without advice tables. */
    public PlayerRouter(EndgameBook book) {
        this(book, AdviceLibrary.EMPTY);
    }

    public PlayerRouter(EndgameBook book, AdviceLibrary advice) {
        this(book, advice, TableLibrary::covers);
    }

    /**
     * Creates a router.
     *
     * @param exact tells which positions the distance tables cover
     */
    public PlayerRouter(EndgameBook book, AdviceLibrary advice, Predicate<Position> exact) {
        this.book = book;
        this.advice = advice;
        this.exact = exact;
    }

    /**
     * Returns the route. Apart from the available tables it depends only on the arguments: the same arguments give the
     * same route.
     */
    public Route route(Position position, SearchLimits limits, SearchSettings settings) {
        if (new MoveGenerator(position).count(position) == 0) {
            return new Route(List.of(), 0, "no legal move");
        }
        if (settings.player().isPresent()) {
            return chosen(settings.player().get(), position, limits, settings);
        }
        if (settings.limitStrength(limits)) {
            return new Route(SEARCH, 0, "limited strength");
        }
        boolean booked = booked(position, limits).isPresent();
        // Book and distance tables can also answer at once.
        boolean known = booked || mayLookUp(position, settings);
        if (!known && isAlmostOut(limits.clock())) {
            return new Route(SEARCH, 0, "hardly any time left");
        }
        // An analysis wants the exact value, a game wants a plan.
        if (mayLookUp(position, settings) && (settings.isAnalysis(limits) || !booked)) {
            return exactFirst(
                    searchFor(position, limits, settings),
                    TableLibrary.covers(position) ? "at most four men" : "a table of five men");
        }
        return searchFor(position, limits, settings);
    }

    private static boolean isAlmostOut(Optional<Clock> clock) {
        return clock.isPresent() && clock.get().remaining() < TIME_PRESSURE;
    }

    private boolean mayLookUp(Position position, SearchSettings settings) {
        return settings.exactTables() && exact.test(position);
    }

    /** Returns the route that applies when the distance tables are not asked first. */
    private Route searchFor(Position position, SearchLimits limits, SearchSettings settings) {
        if (limits.askForMate()) {
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
            // Where the book declines, the fifty-move rule or a repetition is near: then only exact play may still
            // win.
            List<PlayerId> players = mayLookUp(position, settings) ? BOOK_THEN_EXACT : BOOK_FIRST;
            if (mayLookUp(position, settings) && endgame.traits().contains(Trait.ONLY_IN_GAMES)) {
                // Certificates do not count the moves of their trees: beside a distance table they could exceed the
                // fifty moves.
                players = EXACT_THEN_BOOK;
            }
            return new Route(players, share(position, limits), endgame.material() + prospect);
        }
        if (AdvicePlayer.tableFor(advice, position).isPresent()) {
            return new Route(ADVICE_FIRST, share(position, limits), "an ending with an advice table");
        }
        return new Route(SEARCH, share(position, limits), reason(position, limits));
    }

    /** Returns the position as the book knows it, if the book may be used. */
    private Optional<BookPosition> booked(Position position, SearchLimits limits) {
        return book.find(position)
                .filter(BookPosition::strongSideToMove)
                .filter(known ->
                        limits.clock().isPresent() || !known.endgame().traits().contains(Trait.ONLY_IN_GAMES));
    }

    private static Route exactFirst(Route otherwise, String reason) {
        Route first = otherwise.beginningWith(PlayerId.EXACT_TABLE);
        return new Route(first.players(), otherwise.proverShare(), reason);
    }

    /**
     * Returns the route with the user's player first, then the players that take over if it declines; alpha-beta never
     * declines.
     */
    private Route chosen(PlayerId player, Position position, SearchLimits limits, SearchSettings settings) {
        String reason = "player chosen by the user";
        if (player.equals(PlayerId.EXACT_TABLE)) {
            return exactFirst(searchFor(position, limits, settings), reason);
        }
        return new Route(player.equals(PlayerId.ALPHA_BETA) ? SEARCH : List.of(player, PlayerId.ALPHA_BETA), 0, reason);
    }

    private static int share(Position position, SearchLimits limits) {
        if (limits.clock().isPresent()) {
            return CLOCK_SHARE;
        }
        return isUnproblematic(position) ? UNPROBLEMATIC_SHARE : PROBLEM_SHARE;
    }

    private static String reason(Position position, SearchLimits limits) {
        if (limits.clock().isPresent()) {
            return "game: mates are sought only when far ahead";
        }
        return isUnproblematic(position) ? "analysis" : "possible problem";
    }

    /**
     * Returns true when the material does not suggest a mate problem: neither side is ahead by more than a minor piece,
     * and neither has pieces that require a promotion.
     */
    static boolean isUnproblematic(Position position) {
        int balance = 0;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                int count = Bitboard.count(position.pieces(color, kind));
                if (count > AT_THE_START[kind]) {
                    return false;
                }
                balance += (color == Color.WHITE ? count : -count) * PAWN_UNITS[kind];
            }
        }
        return Math.abs(balance) <= FAR_AHEAD_PAWN_UNITS;
    }
}
