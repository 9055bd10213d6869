package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.PawnSpans;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import org.jspecify.annotations.Nullable;

/** The pawn terms of the evaluation: structure, passed pawns, and the pawn shelter of the king. */
@Hot
final class PawnTerms {
    /** From this rank on, a king beside the pawn's path on the seventh rank controls all its remaining squares. */
    private static final int ESCORTED_RANK = 4;

    private final EvalWeights weights;
    private final @Nullable PawnHashTable table;

    // Data of the prepared position, by colour.
    private final long[] passed = new long[2];
    private final int[] structure = new int[2];

    /**
     * Creates the pawn terms.
     *
     * @param table a cache for these weights only; null to compute everything anew
     */
    PawnTerms(EvalWeights weights, @Nullable PawnHashTable table) {
        this.weights = weights;
        this.table = table;
    }

    /** Returns the squares attacked by a set of pawns. */
    static long attacks(long pawns, int color) {
        int step = Color.forward(color);
        return Long.rotateLeft(pawns & ~Bitboard.FILE_A, step - 1)
                | Long.rotateLeft(pawns & ~Bitboard.FILE_H, step + 1);
    }

    /** Analyses the pawns of a position for {@link #structure} and {@link #passed}. */
    void prepare(Position position) {
        long white = position.pieces(Color.WHITE, Piece.PAWN);
        long black = position.pieces(Color.BLACK, Piece.PAWN);
        if (table != null && table.find(white, black)) {
            passed[Color.WHITE] = table.passed() & white;
            passed[Color.BLACK] = table.passed() & black;
            structure[Color.WHITE] = table.structureOfWhite();
            structure[Color.BLACK] = table.structureOfBlack();
            return;
        }
        for (int color = 0; color < 2; color++) {
            long own = position.pieces(color, Piece.PAWN);
            long enemy = position.pieces(color ^ 1, Piece.PAWN);
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
            long ahead = PawnSpans.ahead(color, square);
            if ((ahead & (own | enemy) | PawnSpans.aheadBeside(color, square) & enemy) == 0) {
                found |= pawns & -pawns;
            }
        }
        return found;
    }

    int structure(int color) {
        return structure[color];
    }

    /**
     * Returns the structure terms. Weak pawns are those that no pawn can ever protect: isolated pawns, and backward
     * pawns, whose neighbours have advanced and which an enemy pawn holds back (Nimzowitsch 1925). Strong pawns are
     * duos, side by side, and chains, where one pawn protects another. A candidate has at least as many helpers as
     * there are enemy sentries on its path (Kmoch 1959).
     */
    private int structure(long own, long enemy, int color) {
        int packed = 0;
        long enemyAttacks = attacks(enemy, color ^ 1);
        long inChain = attacks(own, color);
        for (long pawns = own; pawns != 0; pawns = Bitboard.rest(pawns)) {
            int square = Bitboard.first(pawns);
            int rank = Square.rank(square ^ 56 * color);
            packed += weights.pieceSquare[Piece.PAWN << 6 | square ^ 56 * color];
            long ahead = PawnSpans.ahead(color, square);
            long aheadBeside = PawnSpans.aheadBeside(color, square);
            long neighbours = own & PawnSpans.beside(Square.file(square));
            long helpers = neighbours & ~aheadBeside;
            if ((neighbours & Bitboard.rank(Square.rank(square))) != 0) {
                packed += weights.duo[rank];
            }
            if (Bitboard.contains(inChain, square)) {
                packed += weights.chain[rank];
            }
            if (neighbours == 0) {
                packed += weights.isolatedPawn;
            } else if (helpers == 0 && Bitboard.contains(enemyAttacks, square + Color.forward(color))) {
                packed += weights.backwardPawn;
            }
            boolean doubled = (ahead & own) != 0;
            if (doubled) {
                packed += weights.doubledPawn;
            }
            long sentries = aheadBeside & enemy;
            boolean fileOpen = (ahead & (own | enemy)) == 0;
            if (fileOpen && sentries != 0 && Bitboard.count(helpers) >= Bitboard.count(sentries)) {
                packed += weights.candidate[rank];
            }
        }
        return packed;
    }

    /**
     * Returns the passed-pawn terms: the rank, which king is nearer to the square in front of the pawn, how many steps
     * are free until a piece blocks the path (Nimzowitsch 1925) or an enemy attacks it, and which side has a rook
     * behind it (Tarrasch 1908).
     *
     * @param enemyAttacks all squares that the enemy attacks
     */
    int passed(Position position, int color, long enemyAttacks) {
        int packed = 0;
        int them = color ^ 1;
        boolean enemyHasPieces = (position.color(them) & ~position.kind(Piece.PAWN) & ~position.kind(Piece.KING)) != 0;
        long occupied = position.occupied();
        for (long pawns = passed[color]; pawns != 0; pawns = Bitboard.rest(pawns)) {
            int square = Bitboard.first(pawns);
            int rank = Square.rank(square ^ 56 * color);
            int next = square + Color.forward(color);
            int race = Square.distance(position.king(them), next) - Square.distance(position.king(color), next);
            packed += weights.passedPawn[rank] + weights.passedRace[rank] * race;
            packed += weights.passedOpen[rank] * steps(color, square, occupied)
                    + weights.passedSafe[rank] * steps(color, square, occupied | enemyAttacks);
            long rooksBehind =
                    Attacks.rook(square, occupied) & PawnSpans.ahead(them, square) & position.kind(Piece.ROOK);
            if (rooksBehind != 0) {
                packed += (rooksBehind & position.color(color)) != 0 ? weights.passedEscort : weights.passedPursued;
            }
            if (!enemyHasPieces && isUnstoppable(position, square, rank, color)) {
                packed += weights.unstoppable;
            }
        }
        return packed;
    }

    /** Returns the number of squares from a pawn to the first obstacle, or to promotion. */
    private static int steps(int color, int square, long obstacles) {
        long path = PawnSpans.ahead(color, square);
        long met = path & obstacles;
        if (met == 0) {
            return Bitboard.count(path);
        }
        int first = color == Color.WHITE ? Bitboard.first(met) : 63 - Long.numberOfLeadingZeros(met);
        return (Math.abs(first - square) >> 3) - 1;
    }

    /**
     * Returns true when the path is free and the enemy king is outside the square of the pawn, or kept away by the
     * pawn's own king.
     */
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

    /**
     * Returns true when the own king stands on the seventh rank beside the pawn's file, and so controls the rest of its
     * path.
     */
    private static boolean isEscorted(Position position, int square, int rank, int color) {
        int king = position.king(color);
        boolean beside = Math.abs(Square.file(king) - Square.file(square)) == 1;
        boolean controls = rank >= ESCORTED_RANK && Square.rank(king ^ 56 * color) == 6;
        boolean lost = Square.distance(position.king(color ^ 1), square) == 1 && Square.distance(king, square) > 1;
        return beside && controls && !lost;
    }

    /**
     * Returns the shelter terms: own pawns in front of the king on its file and the adjacent ones, enemy pawns
     * advancing there, by their distance in ranks, and files without an own pawn.
     */
    int shelter(Position position, int color) {
        int king = position.king(color);
        long front = PawnSpans.ahead(color, king) | PawnSpans.aheadBeside(color, king);
        long own = front & position.pieces(color, Piece.PAWN);
        long enemy = front & position.pieces(color ^ 1, Piece.PAWN);
        int open = Bitboard.count(files(front) & ~files(own) & Bitboard.RANK_1);
        int packed = weights.kingOpenFile * open;
        int rank = Square.rank(king);
        for (int distance = 1; distance < weights.shield.length; distance++) {
            rank += color == Color.WHITE ? 1 : -1;
            if (rank < 0 || rank > 7) {
                break;
            }
            packed += weights.shield[distance] * Bitboard.count(own & Bitboard.rank(rank))
                    + weights.storm[distance] * Bitboard.count(enemy & Bitboard.rank(rank));
        }
        return packed;
    }

    /** Returns all squares on the files of a set. */
    static long files(long set) {
        long down = set | set >>> 8;
        down |= down >>> 16;
        down |= down >>> 32;
        return (down & Bitboard.RANK_1) * 0x0101010101010101L;
    }

    /** Returns a set and all squares in front of it. */
    static long onwards(long set, int color) {
        long all = set;
        if (color == Color.WHITE) {
            all |= all << 8;
            all |= all << 16;
            return all | all << 32;
        }
        all |= all >>> 8;
        all |= all >>> 16;
        return all | all >>> 32;
    }
}
