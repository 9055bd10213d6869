package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.MaterialKey;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.board.Square;

/** What the material alone says of an ending: how to drive a bare king, and how much of an advantage cannot be won. */
final class EndingKnowledge {
    static final int NO_VERDICT = Value.NONE;
    static final int FULL_SCALE = 64;

    private static final EvalWeights WEIGHTS = EvalWeights.STANDARD;

    /** A won ending without pawns against a bare king, on top of the material. */
    private static final int WON = 1_000;

    private static final int OPPOSITE_BISHOPS_SCALE = 30;
    private static final int OPPOSITE_BISHOPS_WITH_PIECES_SCALE = 52;
    private static final int TOO_LITTLE_SCALE = 6;
    private static final int ONE_PAWN_SCALE = 36;

    private EndingKnowledge() {}

    /** The whole value for the side to move where one side is bare and no pawn is left; else {@link #NO_VERDICT}. */
    static int verdict(Position position) {
        if (position.kind(Piece.PAWN) != 0) {
            return NO_VERDICT;
        }
        for (int strong = 0; strong < 2; strong++) {
            if (!Bitboard.several(position.color(strong ^ 1)) && Bitboard.several(position.color(strong))) {
                int value = canMate(position, strong) ? mopUp(position, strong) : Value.DRAW;
                return position.sideToMove() == strong ? value : -value;
            }
        }
        return NO_VERDICT;
    }

    private static boolean canMate(Position position, int strong) {
        if ((position.kind(Piece.ROOK) | position.kind(Piece.QUEEN)) != 0) {
            return true;
        }
        long bishops = position.men(strong, Piece.BISHOP);
        int knights = Bitboard.count(position.men(strong, Piece.KNIGHT));
        boolean bothColours = (bishops & Bitboard.DARK) != 0 && (bishops & ~Bitboard.DARK) != 0;
        return bothColours || bishops != 0 && knights > 0 || knights > 2;
    }

    /** Drives the bare king to the edge, or with bishop and knight to a corner of the bishop's colour. */
    private static int mopUp(Position position, int strong) {
        int value = WON;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            int count = MaterialKey.count(position.material(), strong, kind);
            value += count * EvalWeights.endgame(WEIGHTS.material[kind]);
        }
        int weak = position.king(strong ^ 1);
        value += WEIGHTS.mopUpKings * (14 - 2 * Square.distance(weak, position.king(strong)));
        long bishops = position.men(strong, Piece.BISHOP);
        boolean onlyMinors = (position.kind(Piece.ROOK) | position.kind(Piece.QUEEN)) == 0;
        boolean oneColour = (bishops & Bitboard.DARK) == 0 || (bishops & ~Bitboard.DARK) == 0;
        if (onlyMinors && oneColour && bishops != 0) {
            value += WEIGHTS.mopUpCorner * (7 - distanceToCorner(weak, (bishops & Bitboard.DARK) != 0));
        }
        return value + WEIGHTS.mopUpEdge * (stepsFromCentre(weak));
    }

    /** 0 on the four central squares to 6 in a corner. */
    private static int stepsFromCentre(int square) {
        return Math.max(3 - Square.file(square), Square.file(square) - 4)
                + Math.max(3 - Square.rank(square), Square.rank(square) - 4);
    }

    /** King steps to the nearer corner of the colour. */
    private static int distanceToCorner(int square, boolean dark) {
        return dark
                ? Math.min(Square.distance(square, Square.A1), Square.distance(square, Square.H8))
                : Math.min(Square.distance(square, Square.H1), Square.distance(square, Square.A8));
    }

    /** How many 64ths of its advantage the better side may hope for. */
    static int scale(Position position, int strong) {
        long pawns = position.men(strong, Piece.PAWN);
        if (pawns == 0) {
            return withoutPawns(position, strong);
        }
        if (isWrongBishop(position, strong, pawns)) {
            return 0;
        }
        long bishops = position.kind(Piece.BISHOP);
        boolean opposite = Bitboard.count(position.men(strong, Piece.BISHOP)) == 1
                && Bitboard.count(position.men(strong ^ 1, Piece.BISHOP)) == 1
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

    /** Without pawns a minor piece more does not win, and two knights never do. */
    private static int withoutPawns(Position position, int strong) {
        int own = pieceValue(position, strong);
        int enemy = pieceValue(position, strong ^ 1);
        boolean onlyKnights = position.men(strong, Piece.KNIGHT) != 0
                && (position.color(strong) & ~position.kind(Piece.KNIGHT) & ~position.kind(Piece.KING)) == 0;
        boolean tooFewKnights = onlyKnights && Bitboard.count(position.men(strong, Piece.KNIGHT)) <= 2;
        return own - enemy <= StaticExchange.value(Piece.BISHOP) || tooFewKnights ? TOO_LITTLE_SCALE : FULL_SCALE;
    }

    private static int pieceValue(Position position, int color) {
        int value = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            value += MaterialKey.count(position.material(), color, kind) * StaticExchange.value(kind);
        }
        return value;
    }

    /** Rook pawns whose corner the bishop does not control, with the enemy king in it: a fortress. */
    private static boolean isWrongBishop(Position position, int strong, long pawns) {
        long men = position.color(strong) & ~position.kind(Piece.PAWN) & ~position.kind(Piece.KING);
        long bishops = position.men(strong, Piece.BISHOP);
        boolean oneFile = (pawns & ~Bitboard.FILE_A) == 0 || (pawns & ~Bitboard.FILE_H) == 0;
        if (men != bishops || !oneFile) {
            return false;
        }
        int corner = Square.of(Square.file(Bitboard.first(pawns)), strong == Color.WHITE ? 7 : 0);
        long cornerColour = Square.isDark(corner) ? Bitboard.DARK : ~Bitboard.DARK;
        boolean cornerHeld = Square.distance(position.king(strong ^ 1), corner) <= 1;
        return (bishops & cornerColour) == 0 && cornerHeld;
    }
}
