package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.PawnSpans;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import org.jspecify.annotations.Nullable;

/** The terms of the evaluation that look at pawns: structure, passed pawns, and the shelter of the king. */
@Hot
final class PawnTerms {
    /** A pawn from here on has only squares before it that a king beside them on the seventh rank controls. */
    private static final int ESCORTED_RANK = 4;

    private final EvalWeights weights;
    private final @Nullable PawnTable table;

    // Of the position prepared, by colour.
    private final long[] passed = new long[2];
    private final int[] structure = new int[2];

    /** @param table for these weights alone; null to work everything out anew */
    PawnTerms(EvalWeights weights, @Nullable PawnTable table) {
        this.weights = weights;
        this.table = table;
    }

    /** Squares attacked by a set of pawns. */
    static long attacks(long pawns, int color) {
        return attacksTowardsA(pawns, color) | attacksTowardsH(pawns, color);
    }

    /** Squares that two pawns of a set attack. */
    static long attackedTwice(long pawns, int color) {
        return attacksTowardsA(pawns, color) & attacksTowardsH(pawns, color);
    }

    private static long attacksTowardsA(long pawns, int color) {
        return Long.rotateLeft(pawns & ~Bitboard.FILE_A, Color.forward(color) - 1);
    }

    private static long attacksTowardsH(long pawns, int color) {
        return Long.rotateLeft(pawns & ~Bitboard.FILE_H, Color.forward(color) + 1);
    }

    /** Where an enemy pawn may stand that could come to attack the square. */
    static long attackSpan(int square, int color) {
        return PawnSpans.aheadBeside(color, square);
    }

    /** True when a pawn of the colour on the square would be passed. */
    static boolean isPassed(int square, int color, long enemyPawns) {
        return ((PawnSpans.ahead(color, square) | PawnSpans.aheadBeside(color, square)) & enemyPawns) == 0;
    }

    /** Looks at the pawns of a position; {@link #structure} and {@link #passed} speak of it then. */
    void prepare(Position position) {
        long white = position.men(Color.WHITE, Piece.PAWN);
        long black = position.men(Color.BLACK, Piece.PAWN);
        if (table != null && table.find(white, black)) {
            passed[Color.WHITE] = table.passed() & white;
            passed[Color.BLACK] = table.passed() & black;
            structure[Color.WHITE] = table.structureOfWhite();
            structure[Color.BLACK] = table.structureOfBlack();
            return;
        }
        for (int color = 0; color < 2; color++) {
            long own = position.men(color, Piece.PAWN);
            long enemy = position.men(color ^ 1, Piece.PAWN);
            passed[color] = passed(own, enemy, color);
            structure[color] = structure(own, enemy, color);
        }
        if (table != null) {
            table.store(passed[Color.WHITE] | passed[Color.BLACK], structure[Color.WHITE], structure[Color.BLACK]);
        }
    }

    private static long passed(long own, long enemy, int color) {
        long found = 0;
        for (long pawns = own; pawns != 0; pawns = Bitboard.rest(pawns)) {
            int square = Bitboard.first(pawns);
            if (isPassed(square, color, enemy) && (PawnSpans.ahead(color, square) & own) == 0) {
                found |= pawns & -pawns;
            }
        }
        return found;
    }

    int structure(int color) {
        return structure[color];
    }

    private int structure(long own, long enemy, int color) {
        int packed = 0;
        long enemyAttacks = attacks(enemy, color ^ 1);
        long supported = attacks(own, color);
        for (long pawns = own; pawns != 0; pawns = Bitboard.rest(pawns)) {
            int square = Bitboard.first(pawns);
            int file = Square.file(square);
            int rank = Square.rank(square ^ 56 * color);
            long neighbours = own & PawnSpans.beside(file);
            long ahead = PawnSpans.ahead(color, square);
            boolean opposed = (ahead & enemy) != 0;
            boolean phalanx = (neighbours & Bitboard.rank(Square.rank(square))) != 0;
            boolean protectedByPawn = Bitboard.contains(supported, square);
            if (phalanx) {
                packed += opposed ? weights.phalanxOpposed[rank] : weights.phalanx[rank];
            }
            if (protectedByPawn) {
                packed += weights.protectedPawn[rank];
            }
            long aheadBeside = PawnSpans.aheadBeside(color, square);
            long helpers = neighbours & ~aheadBeside;
            if (!phalanx && !protectedByPawn) {
                if (neighbours == 0) {
                    packed += opposed ? weights.isolatedOpposed : weights.isolatedPawn;
                } else if (helpers == 0 && Bitboard.contains(enemyAttacks, square + Color.forward(color))) {
                    packed += opposed ? weights.backwardOpposed : weights.backwardPawn;
                }
            }
            boolean doubled = (ahead & own) != 0;
            if (doubled) {
                packed += weights.doubledPawn;
            }
            long sentries = aheadBeside & enemy;
            if (!opposed && !doubled && sentries != 0 && Bitboard.count(helpers) >= Bitboard.count(sentries)) {
                packed += weights.candidate[rank];
            }
        }
        return packed;
    }

    /** Number of passed pawns of both sides. */
    int passedCount() {
        return Bitboard.count(passed[Color.WHITE] | passed[Color.BLACK]);
    }

    /**
     * @param ownAttacks all squares that the colour attacks
     * @param enemyAttacks all squares the enemy attacks
     */
    int passed(Position position, int color, long ownAttacks, long enemyAttacks) {
        int packed = 0;
        int them = color ^ 1;
        boolean enemyHasPieces = (position.color(them) & ~position.kind(Piece.PAWN) & ~position.kind(Piece.KING)) != 0;
        int ownKing = position.king(color);
        int enemyKing = position.king(them);
        long occupied = position.occupied();
        for (long pawns = passed[color]; pawns != 0; pawns = Bitboard.rest(pawns)) {
            int square = Bitboard.first(pawns);
            int rank = Square.rank(square ^ 56 * color);
            int next = square + Color.forward(color);
            packed += weights.passedPawn[rank];
            if (!Bitboard.contains(occupied, next)) {
                packed += weights.passedFree[rank];
                if (!Bitboard.contains(enemyAttacks, next)) {
                    packed += weights.passedSafe[rank];
                }
                if ((PawnSpans.ahead(color, square) & (occupied | enemyAttacks)) == 0) {
                    packed += weights.passedPath[rank];
                }
                if (Bitboard.contains(ownAttacks, next)) {
                    packed += weights.passedDefended[rank];
                }
            }
            packed += weights.passedKing[rank] * Square.distance(ownKing, next);
            packed += weights.passedEnemyKing[rank] * Square.distance(enemyKing, next);
            long behind = PawnSpans.ahead(them, square);
            long lineBehind = Attacks.rook(square, occupied) & behind;
            if ((lineBehind & position.men(color, Piece.ROOK)) != 0) {
                packed += weights.passedSupported;
            } else if ((lineBehind & position.men(them, Piece.ROOK)) != 0) {
                packed += weights.passedPursued;
            }
            if (!enemyHasPieces && isUnstoppable(position, square, rank, color)) {
                packed += weights.unstoppable;
            }
        }
        return packed;
    }

    /** Nothing is in the pawn's way, and the enemy king is too far away (the rule of the square) or kept away by the pawn's own. */
    private static boolean isUnstoppable(Position position, int square, int rank, int color) {
        long path = PawnSpans.ahead(color, square);
        if ((path & position.occupied()) != 0) {
            return false;
        }
        int steps = Math.min(5, 7 - rank);
        int goal = Square.of(Square.file(square), 7 - 7 * color);
        int away = Square.distance(position.king(color ^ 1), goal) - (position.sideToMove() == color ? 0 : 1);
        return away > steps || isEscorted(position, square, rank, color);
    }

    /** A king on the seventh rank beside the pawn's file controls what is left of its path. */
    private static boolean isEscorted(Position position, int square, int rank, int color) {
        int king = position.king(color);
        boolean beside = Math.abs(Square.file(king) - Square.file(square)) == 1;
        boolean controls = rank >= ESCORTED_RANK && Square.rank(king ^ 56 * color) == 6;
        boolean lost = Square.distance(position.king(color ^ 1), square) == 1 && Square.distance(king, square) > 1;
        return beside && controls && !lost;
    }

    /** Own pawns before the king, and enemy pawns that come to open lines. */
    int shelter(Position position, int color) {
        int packed = 0;
        int king = position.king(color);
        int kingRank = Square.rank(king ^ 56 * color);
        int middle = Math.max(1, Math.min(6, Square.file(king)));
        for (int file = middle - 1; file <= middle + 1; file++) {
            long own = position.men(color, Piece.PAWN) & Bitboard.file(file);
            long enemy = position.men(color ^ 1, Piece.PAWN) & Bitboard.file(file);
            packed += weights.shield[distanceAhead(own, color, kingRank)];
            packed += weights.storm[distanceAhead(enemy, color, kingRank)];
            if (file == Square.file(king) && (own | enemy) == 0) {
                packed += weights.openFileAtKing;
            }
        }
        return packed;
    }

    /** Ranks from the king's rank to the nearest of the pawns ahead of it; 0 when there is none. */
    private static int distanceAhead(long pawns, int color, int kingRank) {
        long seen = color == Color.WHITE ? pawns : Long.reverseBytes(pawns);
        long ahead = kingRank == 7 ? 0 : seen & -1L << 8 * (kingRank + 1);
        return ahead == 0 ? 0 : Square.rank(Bitboard.first(ahead)) - kingRank;
    }
}
