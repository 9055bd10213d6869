package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * Evaluation by material alone in endings: how to drive a bare king to the edge, and how much of an advantage cannot be
 * won.
 */
@Hot
public final class EndingKnowledge {
    static final int NO_VERDICT = Value.NONE;
    static final int FULL_SCALE = 64;

    private static final EvalWeights WEIGHTS = EvalWeights.STANDARD;

    /** Bonus for a won ending without pawns against a bare king, in addition to the material. */
    private static final int WON = 1_000;

    /**
     * The value of an imminent mate by an {@link EndingPlan}, and the centipawns lost for each ply to mate. The value
     * is below that of any ending into which the stronger side may exchange, and the longest mate must stay well above
     * a draw.
     */
    private static final int PLAN = 1_700;

    private static final int PLAN_PLY = 20;

    private static final int WON_PAWN = 700;
    private static final int WON_PAWN_RANK = 40;

    private static final long PAWN_ENDING = MaterialKey.parse("KPK");
    private static final long PAWN_ENDING_FLIPPED = MaterialKey.flip(PAWN_ENDING);

    /**
     * The most plies to mate with bishop and knight, and the centipawns for each ply by which the plan's estimate is
     * lower.
     */
    private static final int BISHOP_AND_KNIGHT_PLIES = 66;

    private static final int BISHOP_AND_KNIGHT_PLY = 10;

    /** The plans, loaded when the last pawn is gone. */
    private static final class Plans {
        /** The endings against one piece in which the queen needs many moves. */
        static final EndingPlan[] AGAINST_A_PIECE = {
            EndingPlan.load("KQKR"), EndingPlan.load("KQKB"), EndingPlan.load("KQKN")
        };

        /**
         * The plan for bishop and knight. It is not enough alone: too many positions only look near to mate. So the way
         * to the right corner must dominate.
         */
        static final EndingPlan BISHOP_AND_KNIGHT = EndingPlan.load("KBNK");
    }

    /** An advantage that does not win without pawns: a minor piece. */
    private static final int TOO_LITTLE = StaticExchange.value(Piece.BISHOP);

    /** Against pieces, the bonus for the way to the edge must outweigh their placement. */
    private static final int DRIVE_AGAINST_PIECES = 2;

    private static final int OPPOSITE_BISHOPS_SCALE = 30;
    private static final int OPPOSITE_BISHOPS_WITH_PIECES_SCALE = 52;
    private static final int TOO_LITTLE_SCALE = 6;
    private static final int ONE_PAWN_SCALE = 36;

    private EndingKnowledge() {}

    /** Builds the pawn bitbase, which takes a tenth of a second with cold code. */
    public static void load() {
        PawnBitbase.isWon(Color.WHITE, Square.of(4, 5), Square.of(4, 4), Square.of(4, 7));
    }

    /**
     * Returns the whole value for the side to move where it is known: with a plan for the material, with one pawn
     * against a king, and with a bare king on one side and no pawns; else {@link #NO_VERDICT}.
     */
    static int verdict(Position position) {
        long material = position.material();
        if (position.kind(Piece.PAWN) != 0) {
            boolean onePawn = material == PAWN_ENDING || material == PAWN_ENDING_FLIPPED;
            return onePawn ? onePawn(position) : NO_VERDICT;
        }
        for (EndingPlan plan : Plans.AGAINST_A_PIECE) {
            if (plan.fits(material)) {
                int value = PLAN - plan.distance(position) * PLAN_PLY / EndingPlan.PARTS;
                return position.sideToMove() == plan.strong(position) ? value : -value;
            }
        }
        for (int strong = 0; strong < 2; strong++) {
            if (!Bitboard.several(position.color(strong ^ 1)) && Bitboard.several(position.color(strong))) {
                int value = canMate(position, strong) ? mopUp(position, strong) : Value.DRAW;
                return position.sideToMove() == strong ? value : -value;
            }
        }
        return NO_VERDICT;
    }

    private static int onePawn(Position position) {
        int strong = position.material() == PAWN_ENDING ? Color.WHITE : Color.BLACK;
        int flip = strong == Color.WHITE ? 0 : 56;
        int pawn = Bitboard.first(position.kind(Piece.PAWN)) ^ flip;
        int king = position.king(strong) ^ flip;
        int enemyKing = position.king(strong ^ 1) ^ flip;
        int toMove = position.sideToMove() ^ strong;
        if (!PawnBitbase.isWon(toMove, king, pawn, enemyKing)) {
            return Value.DRAW;
        }
        int value = WON_PAWN + WON_PAWN_RANK * Square.rank(pawn) - Square.distance(king, pawn + 8);
        return position.sideToMove() == strong ? value : -value;
    }

    private static boolean canMate(Position position, int strong) {
        if ((position.kind(Piece.ROOK) | position.kind(Piece.QUEEN)) != 0) {
            return true;
        }
        long bishops = position.pieces(strong, Piece.BISHOP);
        int knights = Bitboard.count(position.pieces(strong, Piece.KNIGHT));
        boolean bothColours = (bishops & Bitboard.DARK) != 0 && (bishops & ~Bitboard.DARK) != 0;
        return bothColours || bishops != 0 && knights > 0 || knights > 2;
    }

    /**
     * Returns the bonus for driving the bare king to the edge, or with bishop and knight to a corner of the bishop's
     * colour.
     */
    private static int mopUp(Position position, int strong) {
        int value = WON;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            int count = MaterialKey.count(position.material(), strong, kind);
            value += count * EvalWeights.endgame(WEIGHTS.material[kind]);
        }
        int weak = position.king(strong ^ 1);
        value += WEIGHTS.mopUpKings * (14 - 2 * Square.distance(weak, position.king(strong)));
        long bishops = position.pieces(strong, Piece.BISHOP);
        boolean onlyMinors = (position.kind(Piece.ROOK) | position.kind(Piece.QUEEN)) == 0;
        boolean oneColour = (bishops & Bitboard.DARK) == 0 || (bishops & ~Bitboard.DARK) == 0;
        if (onlyMinors && oneColour && bishops != 0) {
            // The value must rise all the way along the edge to the right corner; the edge itself counts nothing.
            value += WEIGHTS.mopUpCorner * stepsFromDiagonal(weak, (bishops & Bitboard.DARK) != 0);
            return Plans.BISHOP_AND_KNIGHT.fits(position.material()) ? value + bishopAndKnight(position) : value;
        }
        return value + WEIGHTS.mopUpEdge * (stepsFromCentre(weak));
    }

    private static int bishopAndKnight(Position position) {
        int distance = Plans.BISHOP_AND_KNIGHT.distance(position);
        return (BISHOP_AND_KNIGHT_PLIES * EndingPlan.PARTS - distance) * BISHOP_AND_KNIGHT_PLY / EndingPlan.PARTS;
    }

    /** Returns 0 on the four central squares, up to 6 in a corner. */
    private static int stepsFromCentre(int square) {
        return Math.max(3 - Square.file(square), Square.file(square) - 4)
                + Math.max(3 - Square.rank(square), Square.rank(square) - 4);
    }

    /** Returns 0 on the long diagonal between the wrong corners, up to 7 in a corner of the bishop's colour. */
    private static int stepsFromDiagonal(int square, boolean dark) {
        int file = Square.file(square);
        int rank = Square.rank(square);
        return Math.abs(dark ? 7 - file - rank : file - rank);
    }

    /**
     * Returns the bonus of a side with two or more pieces against fewer, without pawns: for the enemy king near the
     * edge and its own king near the enemy king. It is 0 while the side is not ahead by more than a minor piece.
     */
    static int drive(Position position, int strong) {
        if (position.kind(Piece.PAWN) != 0
                || pieceValue(position, strong) - pieceValue(position, strong ^ 1) <= TOO_LITTLE) {
            return 0;
        }
        int weak = position.king(strong ^ 1);
        int towardsMate = WEIGHTS.mopUpKings * (14 - 2 * Square.distance(weak, position.king(strong)))
                + WEIGHTS.mopUpEdge * stepsFromCentre(weak);
        return DRIVE_AGAINST_PIECES * towardsMate;
    }

    /** Returns the part of the advantage, in 64ths, that the better side can expect to keep. */
    static int scale(Position position, int strong) {
        long pawns = position.pieces(strong, Piece.PAWN);
        if (pawns == 0) {
            return withoutPawns(position, strong);
        }
        if (isWrongBishop(position, strong, pawns)) {
            return 0;
        }
        long bishops = position.kind(Piece.BISHOP);
        boolean opposite = Bitboard.count(position.pieces(strong, Piece.BISHOP)) == 1
                && Bitboard.count(position.pieces(strong ^ 1, Piece.BISHOP)) == 1
                && Bitboard.count(bishops & Bitboard.DARK) == 1;
        if (opposite) {
            boolean alone = (position.kind(Piece.KNIGHT) | position.kind(Piece.ROOK) | position.kind(Piece.QUEEN)) == 0;
            return alone ? OPPOSITE_BISHOPS_SCALE : OPPOSITE_BISHOPS_WITH_PIECES_SCALE;
        }
        int enemyPieces = pieceValue(position, strong ^ 1);
        if (!Bitboard.several(pawns) && enemyPieces > 0 && pieceValue(position, strong) <= enemyPieces) {
            return ONE_PAWN_SCALE;
        }
        return FULL_SCALE;
    }

    /** Returns the scale without pawns: an extra minor piece does not win, and two knights never do. */
    private static int withoutPawns(Position position, int strong) {
        int own = pieceValue(position, strong);
        int enemy = pieceValue(position, strong ^ 1);
        boolean onlyKnights = position.pieces(strong, Piece.KNIGHT) != 0
                && (position.color(strong) & ~position.kind(Piece.KNIGHT) & ~position.kind(Piece.KING)) == 0;
        boolean tooFewKnights = onlyKnights && Bitboard.count(position.pieces(strong, Piece.KNIGHT)) <= 2;
        return own - enemy <= TOO_LITTLE || tooFewKnights ? TOO_LITTLE_SCALE : FULL_SCALE;
    }

    /** Returns true when the side has pawns, and they cannot promote: rook pawns with the wrong bishop. */
    static boolean isFortress(Position position, int strong) {
        long pawns = position.pieces(strong, Piece.PAWN);
        return pawns != 0 && isWrongBishop(position, strong, pawns);
    }

    private static int pieceValue(Position position, int color) {
        int value = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            value += MaterialKey.count(position.material(), color, kind) * StaticExchange.value(kind);
        }
        return value;
    }

    /**
     * Returns true for rook pawns whose promotion corner the bishop does not control, with the enemy king in it: a
     * fortress.
     */
    private static boolean isWrongBishop(Position position, int strong, long pawns) {
        long pieces = position.color(strong) & ~position.kind(Piece.PAWN) & ~position.kind(Piece.KING);
        long bishops = position.pieces(strong, Piece.BISHOP);
        boolean oneFile = (pawns & ~Bitboard.FILE_A) == 0 || (pawns & ~Bitboard.FILE_H) == 0;
        if (pieces != bishops || !oneFile) {
            return false;
        }
        int corner = Square.of(Square.file(Bitboard.first(pawns)), strong == Color.WHITE ? 7 : 0);
        long cornerColour = Square.isDark(corner) ? Bitboard.DARK : ~Bitboard.DARK;
        boolean cornerHeld = Square.distance(position.king(strong ^ 1), corner) <= 1;
        return (bishops & cornerColour) == 0 && cornerHeld;
    }
}
