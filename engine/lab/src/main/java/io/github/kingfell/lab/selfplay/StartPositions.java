package io.github.kingfell.lab.selfplay;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/**
 * Finds start positions for matches: openings of random moves, and endings that arise in games of alpha-beta against
 * itself. A search evaluates each one, so that both sides have their chances.
 */
public final class StartPositions {
    private static final int EVEN = 40;
    private static final int LEAST_ADVANTAGE = 150;
    private static final int MOST_ADVANTAGE = 400;

    /** Positions with fewer pieces than this are left to the distance tables. */
    private static final int FEWEST_PIECES = 8;

    /** The kind of start position. */
    public enum Kind {
        /** Eight random plies, after which neither side is ahead by more than 40 centipawns. */
        OPENINGS,
        /** Endings in which neither side is ahead by more than 40 centipawns. */
        BALANCED,
        /** Endings in which one side is ahead by 150 to 400 centipawns: winnable, but not trivially. */
        WON;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Returns the types of positions; a set should contain equally many of each. */
        public List<String> types() {
            return this == OPENINGS ? List.of("opening") : List.of("rook", "minor", "pawn");
        }

        private boolean fits(int centipawns) {
            int ahead = Math.abs(centipawns);
            return this == WON ? ahead >= LEAST_ADVANTAGE && ahead <= MOST_ADVANTAGE : ahead <= EVEN;
        }
    }

    private final SelfPlay games;
    private final FixedSearch judge;

    /**
     * @param player used by this object alone, and so is {@code referee}
     * @param referee another engine
     * @param gameNodes for each move of a game
     * @param nodes to evaluate a position
     */
    public StartPositions(Engine player, long gameNodes, Engine referee, long nodes) {
        games = new SelfPlay(player, gameNodes, Starts.OPENINGS, new ExactResults(0, null));
        judge = new FixedSearch(referee, nodes);
    }

    /** Returns the positions of the kind for a seed, at most one of each type. */
    public List<StartPosition> find(Kind kind, long seed) throws InterruptedException {
        List<StartPosition> found = new ArrayList<>();
        for (Position position : kind == Kind.OPENINGS ? opening(seed) : endings(seed)) {
            judge.forget();
            FixedSearch.Judged judged = judge.judge(position);
            if (kind.fits(judged.centipawns())) {
                int white = judged.forWhite(position);
                String type = kind == Kind.OPENINGS ? "opening" : type(position);
                found.add(new StartPosition(Fen.format(position), type, white));
            }
        }
        return found;
    }

    private static List<Position> opening(long seed) {
        Position opening = Starts.opening(new Random(seed));
        return opening == null || opening.inCheck() ? List.of() : List.of(opening);
    }

    /** Returns the first ending of each type that occurs in a game. */
    private List<Position> endings(long seed) throws InterruptedException {
        List<Position> endings = new ArrayList<>();
        Set<String> types = new HashSet<>();
        SelfPlayGame game = games.play(seed);
        try {
            game.forEachQuiet(labelled -> {
                String type = type(labelled.position());
                if (!type.isEmpty() && types.add(type)) {
                    endings.add(labelled.position().copy());
                }
            });
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
        return endings;
    }

    /**
     * Returns the type of an ending in which both sides have pawns and pieces of equal value besides them; empty for
     * other positions.
     */
    private static String type(Position position) {
        if (Bitboard.count(position.occupied()) < FEWEST_PIECES || position.kind(Piece.QUEEN) != 0) {
            return "";
        }
        int rooks = count(position, Color.WHITE, Piece.ROOK);
        int minors = minors(position, Color.WHITE);
        boolean equal = rooks == count(position, Color.BLACK, Piece.ROOK) && minors == minors(position, Color.BLACK);
        boolean pawns = count(position, Color.WHITE, Piece.PAWN) > 0 && count(position, Color.BLACK, Piece.PAWN) > 0;
        if (!equal || !pawns || rooks + minors > 1) {
            return "";
        }
        return rooks == 1 ? "rook" : minors == 1 ? "minor" : "pawn";
    }

    private static int minors(Position position, int color) {
        return count(position, color, Piece.KNIGHT) + count(position, color, Piece.BISHOP);
    }

    private static int count(Position position, int color, int kind) {
        return Bitboard.count(position.pieces(color, kind));
    }
}
