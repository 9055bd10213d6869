package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import org.jspecify.annotations.Nullable;

/**
 * The moves that lead out of a pawn structure, or change the pieces. White gets out by each of them unless Black is
 * known to hold what comes of it; Black may use those after which he is known to hold. Answers are sets of squares of
 * the white king.
 */
@Hot
final class FortressExits {
    private final FortressRows rows;
    private final FortressWorlds worlds;
    private final StructureMoves moves = new StructureMoves();

    /** By move, what comes of it with the same pieces; null where that is not known. */
    private final @Nullable FortressRows[] after = new FortressRows[StructureMoves.MOST];

    private final @Nullable FortressRows withoutBlack;
    private final boolean hasWhite;
    private final boolean hasBlack;

    FortressExits(FortressRows rows, FortressWorlds worlds) {
        this.rows = rows;
        this.worlds = worlds;
        hasWhite = rows.whiteKind != 0;
        hasBlack = rows.blackKind != 0;
        withoutBlack = hasBlack ? worlds.find(rows.white, rows.black, hasWhite, false) : null;
        moves.list(rows.white, rows.black);
        for (int i = 0; i < moves.size(); i++) {
            after[i] = FortressWorlds.isFollowed(moves.kind(i))
                    ? worlds.find(moves.white(i), moves.black(i), hasWhite, hasBlack)
                    : null;
        }
    }

    // ---- White ----

    /** Returns from where a capture or a move of a pawn may get White out. */
    long ofWhite(int king, int whitePiece, int blackPiece) {
        if ((rows.byWhite & FortressRows.bit(blackPiece)) != 0) {
            return ~0L;
        }
        long found = hasBlack ? takesPiece(king, whitePiece, blackPiece) : 0;
        long men = Bitboard.of(king) | FortressRows.bit(whitePiece) | FortressRows.bit(blackPiece);
        for (int i = 0; i < moves.size(); i++) {
            switch (moves.kind(i)) {
                case StructureMoves.WHITE_PAWN -> {
                    long path = Bitboard.of(moves.target(i)) | moves.crossed(i);
                    if ((path & men) == 0) {
                        found |= ~path & ~held(after[i], king, whitePiece, blackPiece);
                    }
                }
                case StructureMoves.WHITE_PROMOTES -> {
                    long target = Bitboard.of(moves.target(i));
                    if ((target & men) == 0) {
                        found |= ~target & ~takesPromoted(i, king, whitePiece, blackPiece);
                    }
                }
                case StructureMoves.WHITE_KING -> found |= takesPawn(i, king, whitePiece, blackPiece);
                default -> {
                    // A capture en passant by Black would only help him; White has none, since Black makes no such
                    // step.
                }
            }
        }
        return found;
    }

    private static long held(@Nullable FortressRows then, int king, int whitePiece, int blackPiece) {
        return then == null ? 0 : then.heldOrIllegal(king, whitePiece, blackPiece);
    }

    private long takesPiece(int king, int whitePiece, int blackPiece) {
        long byKing = held(withoutBlack, king, whitePiece, FortressRows.NOWHERE);
        boolean guarded = Bitboard.contains(rows.byBlack | Attacks.king(king), blackPiece);
        long found = guarded || Bitboard.contains(byKing, blackPiece) ? 0 : Attacks.king(blackPiece);
        long men = rows.pawns | Bitboard.of(king);
        if (hasWhite && Bitboard.contains(rows.lines(whitePiece, men), blackPiece)) {
            long kept = held(withoutBlack, king, blackPiece, FortressRows.NOWHERE);
            kept |= takesBack(rows.black, king, blackPiece, FortressRows.NOWHERE);
            found |= ~Attacks.between(whitePiece, blackPiece) & ~kept;
        }
        return found;
    }

    private long takesPawn(int i, int king, int whitePiece, int blackPiece) {
        int target = moves.target(i);
        FortressRows then = after[i];
        long men = (rows.pawns ^ Bitboard.of(target)) | Bitboard.of(king) | FortressRows.bit(whitePiece);
        boolean byPiece = hasBlack && Bitboard.contains(Attacks.of(rows.blackKind, blackPiece, men), target);
        long others = KingSets.attackedByBlack(moves.black(i));
        boolean guarded = byPiece || Bitboard.contains(others | Attacks.king(king), target);
        boolean lasts = Bitboard.contains(held(then, king, whitePiece, blackPiece), target);
        long found = guarded || lasts ? 0 : Attacks.king(target);
        long occupied = rows.pawns | Bitboard.of(king) | FortressRows.bit(blackPiece);
        if (hasWhite && Bitboard.contains(rows.lines(whitePiece, occupied), target)) {
            long kept = held(then, king, target, blackPiece) | takesBack(moves.black(i), king, target, blackPiece);
            found |= ~Attacks.between(whitePiece, target) & ~kept;
        }
        return found;
    }

    /** Returns where Black takes the new piece at once and holds. */
    private long takesPromoted(int i, int king, int whitePiece, int blackPiece) {
        int target = moves.target(i);
        long found = Bitboard.contains(Attacks.king(king), target) ? then(i, target, whitePiece, blackPiece) : 0;
        long men = moves.white(i) | moves.black(i) | Bitboard.of(king) | FortressRows.bit(whitePiece);
        if (hasBlack && Bitboard.contains(Attacks.of(rows.blackKind, blackPiece, men), target)) {
            found |= then(i, king, whitePiece, target) & ~Attacks.between(blackPiece, target);
        }
        return found;
    }

    // ---- Black ----

    /** Returns where Black, to move, has a capture or a move of a pawn after which he holds. */
    long ofBlack(int king, int whitePiece, int blackPiece) {
        long found = hasWhite ? takesBack(rows.black, king, whitePiece, blackPiece) : 0;
        long men = Bitboard.of(king) | FortressRows.bit(whitePiece) | FortressRows.bit(blackPiece);
        long occupied = rows.pawns | Bitboard.of(king) | FortressRows.bit(whitePiece);
        long reached = hasBlack ? Attacks.of(rows.blackKind, blackPiece, occupied) : 0;
        for (int i = 0; i < moves.size(); i++) {
            int target = moves.target(i);
            boolean isPawn = moves.kind(i) == StructureMoves.BLACK_PAWN;
            boolean isCapture = moves.kind(i) == StructureMoves.BLACK_KING;
            if (isPawn && !mayBeTakenInPassing(i)) {
                long path = Bitboard.of(target) | moves.crossed(i);
                found |= (path & men) == 0 ? ~path & then(i, king, whitePiece, blackPiece) : 0;
            }
            if (isCapture && Bitboard.contains(Attacks.king(king), target)) {
                found |= then(i, target, whitePiece, blackPiece);
            }
            if (isCapture && Bitboard.contains(reached, target)) {
                found |= then(i, king, whitePiece, target) & ~Attacks.between(blackPiece, target);
            }
        }
        return found;
    }

    private boolean mayBeTakenInPassing(int i) {
        return i + 1 < moves.size() && moves.kind(i + 1) == StructureMoves.WHITE_EN_PASSANT;
    }

    private long then(int i, int king, int whitePiece, int blackPiece) {
        if (!hasWhite && moves.white(i) == 0) {
            return ~Attacks.king(king);
        }
        FortressRows then = after[i];
        return then == null ? 0 : then.held(king, whitePiece, blackPiece);
    }

    /**
     * Returns where Black takes White's piece on a square and holds.
     *
     * @param black Black's pawns before
     * @param blackPiece its square, {@link FortressRows#NOWHERE} when it has just been taken
     */
    private long takesBack(long black, int king, int square, int blackPiece) {
        long found = 0;
        boolean withBlack = blackPiece != FortressRows.NOWHERE;
        if (Bitboard.contains(Attacks.king(king), square)) {
            found |= withoutWhite(black, square, blackPiece);
        }
        long men = rows.white | black | Bitboard.of(king);
        if (withBlack && Bitboard.contains(Attacks.of(rows.blackKind, blackPiece, men), square)) {
            found |= withoutWhite(black, king, square) & ~Attacks.between(blackPiece, square);
        }
        long pawns = KingSets.attackedByWhite(Bitboard.of(square)) & black;
        for (; pawns != 0; pawns = Bitboard.rest(pawns)) {
            found |= withoutWhite(black ^ (pawns & -pawns) | Bitboard.of(square), king, blackPiece);
        }
        return found;
    }

    private long withoutWhite(long black, int king, int blackPiece) {
        if (rows.white == 0) {
            return ~Attacks.king(king);
        }
        FortressRows then = worlds.find(rows.white, black, false, blackPiece != FortressRows.NOWHERE);
        return then == null ? 0 : then.held(king, FortressRows.NOWHERE, blackPiece);
    }
}
