package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.predicates.BareKingPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.BareKingPosition.ofBishopAndKnight;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.rules.board.Bitboard;

/** The stages of Huberman 1968, chapter 6 (KBNK). */
public final class KbnkStages {
    static final int SCATTERED = 1;
    static final int GATHERED = 2;
    static final int ENCLOSED = 3;
    static final int WRONG_CORNER = 4;
    static final int ALONG_EDGE = 5;
    static final int RIGHT_CORNER = 6;

    /** The number of white moves examined to see whether an area can be kept. */
    private static final int MOVES_KEPT = 2;

    /** Returns the stages of an edition. */
    static Stages of(Edition edition) {
        return new Stages(
                Stage.of(
                        0,
                        "disaster",
                        "avoid it: a piece is lost or it is stalemate",
                        x -> KbnkMeasures.isLost(ofBishopAndKnight(x))),
                Stage.of(
                        SCATTERED,
                        "pieces scattered",
                        "bring the king near the bishop, and the knight out of the corner",
                        x -> true),
                new Stage(
                        GATHERED,
                        "pieces together",
                        "bring the king to the centre, from where the bishop's diagonal can shut the lone king in",
                        x -> !KbnkMeasures.stage1(ofBishopAndKnight(x)),
                        x -> KbnkMeasures.dcent(ofBishopAndKnight(x)),
                        new Stage.Scale("the attacking king's distance to the centre", "step", "steps")),
                Stage.of(
                        ENCLOSED,
                        "king in an area",
                        "the bishop's diagonal cuts a corner off; push the lone king back into a smaller one",
                        x -> isEnclosed(ofBishopAndKnight(x), edition)),
                Stage.of(
                        WRONG_CORNER,
                        "king at the wrong corner",
                        "the bishop cannot give mate in this corner; drive the lone king out of it",
                        x -> CornerPattern.revcornpos(ofBishopAndKnight(x))),
                new Stage(
                        ALONG_EDGE,
                        "king on the edge",
                        "drive the lone king along the edge to a corner of the bishop's colour",
                        x -> isAlongEdge(ofBishopAndKnight(x), edition),
                        x -> EdgePattern.measure(ofBishopAndKnight(x)),
                        new Stage.Scale("the lone king's greatest distance from the corner", "step", "steps")),
                Stage.of(
                        RIGHT_CORNER,
                        "king at the right corner",
                        "the lone king is shut in at a corner of the bishop's colour; bring the knight and mate",
                        x -> CornerPattern.cornerpos(ofBishopAndKnight(x))),
                Stage.of(7, "checkmate", "mate", x -> BareKingPosition.isCheckmate(ofBishopAndKnight(x))));
    }

    private KbnkStages() {}

    /** The stage of p in the amended edition, computed without a board. */
    static int stage(int p) {
        if (CornerPattern.cornerpos(p)) {
            return RIGHT_CORNER;
        }
        if (isAlongEdge(p, Edition.AMENDED)) {
            return ALONG_EDGE;
        }
        if (CornerPattern.revcornpos(p)) {
            return WRONG_CORNER;
        }
        if (KbnkMeasures.stage1(p)) {
            return SCATTERED;
        }
        return isEnclosed(p, Edition.AMENDED) ? ENCLOSED : GATHERED;
    }

    /**
     * Amended: with White to move an area counts only when he can keep it. Rule 3.9 demands this but is broken
     * otherwise: in 5N2/4k3/8/8/5B2/3K4/8/8 every move that saves the knight lets the king out, and no tree leads back.
     */
    private static boolean isEnclosed(int x, Edition edition) {
        return !KbnkMeasures.stage1(x)
                && Area.ar(x) >= 0
                && (edition == Edition.CLASSIC || isBlackToMove(x) || canKeepArea(x, Area.s(x), MOVES_KEPT));
    }

    /**
     * Amended: with White to move an edge also counts only when he can keep it; like badedge (R13), but at any
     * distance.
     */
    private static boolean isAlongEdge(int x, Edition edition) {
        return EdgePattern.edge(x) != EdgePattern.NONE
                && (edition == Edition.CLASSIC || isBlackToMove(x) || EdgePattern.canKeepMeasure(x));
    }

    /**
     * True when White can make this number of moves such that after every reply the king is in an area of the given
     * size or less, or a higher stage is reached.
     */
    private static boolean canKeepArea(int p, int size, int moves) {
        for (int piece = BareKingPosition.KING; piece <= BareKingPosition.SECOND; piece++) {
            for (long to = BareKingPosition.whiteMoves(p, piece); to != 0; to = Bitboard.rest(to)) {
                int q = BareKingPosition.afterWhite(p, piece, Bitboard.first(to));
                if (isOnEdgeOrMore(q) || !KbnkMeasures.isLost(q) && keepsArea(q, size, moves)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean keepsArea(int q, int size, int moves) {
        for (long to = BareKingPosition.succ(q); to != 0; to = Bitboard.rest(to)) {
            int p = BareKingPosition.afterBlack(q, Bitboard.first(to));
            boolean enclosed =
                    !KbnkMeasures.stage1(p) && Area.s(p) <= size && (moves == 1 || canKeepArea(p, size, moves - 1));
            if (!enclosed && !CornerPattern.revcornpos(p)) {
                return false;
            }
        }
        return true;
    }

    /** True for a q in stage 5 or higher. */
    static boolean isOnEdgeOrMore(int q) {
        return !KbnkMeasures.isLost(q) && (isBeyondEdge(q) || EdgePattern.edge(q) != EdgePattern.NONE);
    }

    /** True for a q that is in stage 6 or higher if nothing is lost. */
    static boolean isBeyondEdge(int q) {
        return BareKingPosition.isCheckmate(q) || CornerPattern.cornerpos(q);
    }
}
