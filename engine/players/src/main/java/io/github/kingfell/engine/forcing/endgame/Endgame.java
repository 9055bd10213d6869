package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a chess book teaches about one ending: stages, measures, and what they leave out. Immutable and without search.
 * The first seven methods are what every ending has; the others are what only some have, and say nothing by default.
 *
 * <p>Every position handed to an endgame has White as the strong side ({@link Perspective} sees to that). In the words
 * of Huberman 1968, p is a position with White to move and q one with Black to move.
 */
public interface Endgame {
    /** Nobody has shown in how many moves the method mates. */
    int NO_GUARANTEE = Integer.MAX_VALUE;

    /** In words, such as {@code king and rook against king}. */
    String name();

    /** White's men, then Black's, such as {@code KRK}. */
    String material();

    /**
     * True when the book knows how to win a position of the material, or can tell; the rest is drawn or not treated.
     */
    boolean accepts(Position x);

    Stages stages();

    MoveOrder moveOrder();

    TreeRules treeRules();

    /** The {@link Standing} of a position. */
    default long standing(Position x) {
        return stages().standing(x);
    }

    /** In what it differs from other endings. */
    default Set<Trait> traits() {
        return Set.of();
    }

    /** What is better and what is worse, stages and measures aside. */
    default Judgement judgement() {
        return Judgement.BY_STAGE_AND_MEASURE;
    }

    /** The promises of moves to mate that its trees keep; null where the ending makes none. */
    default @Nullable Schedule schedule() {
        return null;
    }

    /**
     * Solved endings of other men, into which this one leads: what their own trees do from there is not its concern.
     */
    default List<Endgame> solved() {
        return List.of();
    }

    /** The least stage all of whose positions are won; another ending may aim at those. */
    default int leastWonStage() {
        return 2;
    }

    /** True when files a..h must change places before the book may look, as for a bishop of the other colour. */
    default boolean mirrorsFiles(Position x) {
        return false;
    }

    /**
     * What is expected to come after q until mate, in hundredths of a move; only compared with other positions of the
     * same ending, to choose among better ones.
     */
    default int outlook(Position q, long standing) {
        return 0;
    }

    /**
     * The squares on which the men hold the black king, or seem to, whether or not the position meets the book's
     * conditions: what a learner sees as the net. 0 when there is none.
     */
    default long net(Position x) {
        return 0;
    }

    /** What a teacher marks on the board, the most important first; none by default. */
    default List<Landmark> landmarks(Position x) {
        return List.of();
    }

    // ---- what follows from the others ----

    /**
     * Moves of the strong side to mate that the {@link #schedule} promises from p, White to move, or after q, whatever
     * Black replies; 0 at mate, {@link #NO_GUARANTEE} where a man is lost and where the ending promises nothing.
     */
    default int promise(Position x) {
        Schedule schedule = schedule();
        return schedule == null ? NO_GUARANTEE : schedule.promise(schedule.code(x));
    }

    /** The comparison in the first try for a tree. */
    default Comparison compare(Position p, long standingP, Position q, long standingQ) {
        return judgement().compare(treeRules().ladder().get(0), p, standingP, q, standingQ);
    }
}
