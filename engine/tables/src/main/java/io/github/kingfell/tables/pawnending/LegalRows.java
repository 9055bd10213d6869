package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;

/**
 * The legal places of the kings in a structure, and those at which a side has a move. All sets are rows: for each
 * square of the black king, the squares of the white king. An instance is filled anew by each call.
 */
@Hot
final class LegalRows {
    /** Legal positions with White to move. */
    final long[] whiteToMove = new long[64];

    final long[] blackToMove = new long[64];

    /** Legal positions in which White, who is to move, has a legal move. */
    final long[] whiteMoves = new long[64];

    final long[] blackMoves = new long[64];

    long whitePawns;
    long blackPawns;

    /** Finds the legal positions of a structure. */
    void places(long white, long black) {
        whitePawns = white;
        blackPawns = black;
        long occupied = white | black;
        long byWhite = KingSets.attackedByWhite(white);
        long byBlack = KingSets.attackedByBlack(black);
        for (int blackKing = 0; blackKing < 64; blackKing++) {
            long bit = Bitboard.of(blackKing);
            long free = (occupied & bit) != 0 ? 0 : ~(occupied | bit | Attacks.king(blackKing));
            whiteToMove[blackKing] = (byWhite & bit) != 0 ? 0 : free;
            blackToMove[blackKing] = free & ~byBlack;
        }
    }

    /** Finds the positions with a legal move; {@link #places} was called before with the structure of the moves. */
    void moves(StructureMoves moves) {
        Arrays.fill(whiteMoves, 0);
        Arrays.fill(blackMoves, 0);
        for (int i = 0; i < moves.size(); i++) {
            long target = Bitboard.of(moves.target(i));
            switch (moves.kind(i)) {
                case StructureMoves.WHITE_PAWN, StructureMoves.WHITE_PROMOTES -> {
                    for (int blackKing = 0; blackKing < 64; blackKing++) {
                        whiteMoves[blackKing] |= ofWhitePawn(blackKing, target | moves.crossed(i), moves.black(i));
                    }
                }
                case StructureMoves.BLACK_PAWN, StructureMoves.BLACK_PROMOTES -> {
                    for (int blackKing = 0; blackKing < 64; blackKing++) {
                        blackMoves[blackKing] |= ofBlackPawn(blackKing, target | moves.crossed(i), moves.white(i));
                    }
                }
                case StructureMoves.WHITE_KING -> {
                    for (int blackKing = 0; blackKing < 64; blackKing++) {
                        whiteMoves[blackKing] |= ofWhiteKing(blackKing, moves.target(i), moves.black(i));
                    }
                }
                case StructureMoves.BLACK_KING -> {
                    for (int blackKing = 0; blackKing < 64; blackKing++) {
                        blackMoves[blackKing] |= ofBlackKing(blackKing, moves.target(i), moves.white(i));
                    }
                }
                default -> {
                    // A capture en passant belongs to the position after a double step.
                }
            }
        }
        ofKings();
    }

    /** Adds the moves of the kings to free squares. */
    private void ofKings() {
        for (int blackKing = 0; blackKing < 64; blackKing++) {
            whiteMoves[blackKing] |= whiteToMove[blackKing] & KingSets.steps(blackToMove[blackKing]);
            long reached = 0;
            for (long next = Attacks.king(blackKing); next != 0; next = Bitboard.rest(next)) {
                reached |= whiteToMove[Bitboard.first(next)];
            }
            blackMoves[blackKing] |= blackToMove[blackKing] & reached;
        }
    }

    /**
     * Returns where White may move a pawn.
     *
     * @param path the squares to which and over which it goes
     * @param blackAfter Black's pawns after the move
     */
    long ofWhitePawn(int blackKing, long path, long blackAfter) {
        return (path & Bitboard.of(blackKing)) != 0
                ? 0
                : whiteToMove[blackKing] & ~path & ~KingSets.attackedByBlack(blackAfter);
    }

    /** Returns where Black may move a pawn. */
    long ofBlackPawn(int blackKing, long path, long whiteAfter) {
        boolean barred = ((path | KingSets.attackedByWhite(whiteAfter)) & Bitboard.of(blackKing)) != 0;
        return barred ? 0 : blackToMove[blackKing] & ~path;
    }

    /** Returns where the white king may take a pawn. */
    long ofWhiteKing(int blackKing, int target, long blackAfter) {
        boolean guarded = ((KingSets.attackedByBlack(blackAfter) | Attacks.king(blackKing)) & Bitboard.of(target)) != 0;
        return guarded ? 0 : whiteToMove[blackKing] & Attacks.king(target);
    }

    /** Returns where the black king may take a pawn. */
    long ofBlackKing(int blackKing, int target, long whiteAfter) {
        boolean barred = (KingSets.attackedByWhite(whiteAfter) & Bitboard.of(target)) != 0
                || (Attacks.king(target) & Bitboard.of(blackKing)) == 0;
        return barred ? 0 : blackToMove[blackKing] & ~Attacks.king(target);
    }
}
