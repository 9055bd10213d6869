package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The chess book's knowledge of one ending: stages, measures, and additions to them. Immutable and without search.
 * Every ending has the first seven methods; the others are for some endings only and do nothing by default.
 *
 * <p>Every position handed to an endgame has White as the strong side ({@link Perspective} turns the board). In the
 * terms of Huberman 1968, p is a position with White to move and q one with Black to move.
 */
public interface Endgame {
    /** No bound on the moves to mate is known. */
    int NO_GUARANTEE = Integer.MAX_VALUE;

    /** Returns the name in words, such as {@code king and rook against king}. */
    String name();

    /** Returns White's pieces, then Black's, such as {@code KRK}. */
    String material();

    /** Returns whether the book treats a position of the material; the rest is drawn or not treated. */
    boolean accepts(Position x);

    Stages stages();

    MoveOrder moveOrder();

    TreeRules treeRules();

    /** Returns the {@link Standing} of a position. */
    default long standing(Position x) {
        return stages().standing(x);
    }

    /** Returns the traits in which the ending differs from others. */
    default Set<Trait> traits() {
        return Set.of();
    }

    /** Returns the ending's additions to better and worse. */
    default Judgement judgement() {
        return Judgement.BY_STAGE_AND_MEASURE;
    }

    /** Returns the promises of moves to mate that its trees keep; null where the ending makes none. */
    default @Nullable Schedule schedule() {
        return null;
    }

    /** Returns the solved endings of other material into which this one leads. Their own trees play on from there. */
    default List<Endgame> solved() {
        return List.of();
    }

    /** Returns the least stage in which all positions are won; another ending may aim at those. */
    default int leastWonStage() {
        return 2;
    }

    /**
     * Returns whether the files a..h must be mirrored before the book can judge the position, as for a bishop of the
     * other colour.
     */
    default boolean mirrorsFiles(Position x) {
        return false;
    }

    /**
     * Returns the expected play from q to mate, in hundredths of a move. It is only compared with other positions of
     * the same ending, to choose among better ones.
     */
    default int outlook(Position q, long standing) {
        return 0;
    }

    /**
     * Returns the squares on which the pieces hold the black king, or seem to, whether or not the position meets the
     * book's conditions: what a learner sees as the net. 0 when there is none.
     */
    default long net(Position x) {
        return 0;
    }

    /** Returns what a teacher marks on the board, the most important first; none by default. */
    default List<Landmark> landmarks(Position x) {
        return List.of();
    }

    // ---- derived from the methods above ----

    /**
     * Returns the moves of the strong side to mate that the {@link #schedule} promises from p, White to move, or after
     * q, whatever Black replies. 0 at mate; {@link #NO_GUARANTEE} where a piece is lost and where the ending promises
     * nothing.
     */
    default int promise(Position x) {
        Schedule schedule = schedule();
        return schedule == null ? NO_GUARANTEE : schedule.promise(schedule.code(x));
    }

    /** Returns the comparison in the first try for a tree. */
    default Comparison compare(Position p, long standingP, Position q, long standingQ) {
        return judgement().compare(treeRules().ladder().get(0), p, standingP, q, standingQ);
    }
}
