package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * What a chess book teaches about one ending: stages, measures, and what they leave out. Immutable and without search.
 *
 * <p>Every position handed to an endgame has White as the strong side ({@link Perspective} sees to that). In the words of
 * Huberman 1968, p is a position with White to move and q one with Black to move.
 */
public interface Endgame {
    /** Nobody has shown in how many moves the method mates. */
    int NO_GUARANTEE = Integer.MAX_VALUE;

    /** One try with all that is worse. */
    List<Refusal> CLASSIC_LADDER = List.of(Refusal.WITH_ADDITIONS);

    /** In words, such as {@code king and rook against king}. */
    String name();

    /** White's men, then Black's, such as {@code KRK}. */
    String material();

    /** True when the book knows how to win a position of the material, or can tell; the rest is drawn or not treated. */
    boolean accepts(Position x);

    /** False when some positions that are accepted, with the strong side to move, cannot be won: there no tree is found. */
    default boolean winsAllItAccepts() {
        return true;
    }

    /**
     * True when alpha-beta and the prover may find more where there is no clock, so that the book is only asked in games.
     */
    default boolean onlyInGames() {
        return false;
    }

    /** Solved endings of other men, into which this one leads: what their own trees do from there is not its concern. */
    default List<Endgame> solved() {
        return List.of();
    }

    /** The least stage all of whose positions are won; another ending may aim at those. */
    default int leastWonStage() {
        return 2;
    }

    Stages stages();

    MoveOrder moveOrder();

    /** How far a tree may grow. */
    TreeLimits treeLimits();

    /** How trees are found. */
    default TreeMethod treeMethod() {
        return TreeMethod.LEVEL_BY_LEVEL;
    }

    /** The {@link Standing} of a position. */
    default long standing(Position x) {
        return stages().standing(x);
    }

    /** True when files a..h must change places before the book may look, as for a bishop of the other colour. */
    default boolean mirrorsFiles(Position x) {
        return false;
    }

    /**
     * True when the player turns the board to the canonical image of a position before he grows a tree: then his strategy
     * is the same for all images, and what is proved for one holds for all.
     */
    default boolean wantsOneOrientation() {
        return false;
    }

    /** What this ending adds to {@link #better} (rule 3.10): stage and measure are equal or the addition asks for more. */
    default boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
        return false;
    }

    /** What this ending adds to {@link #worse} (rule 3.11). */
    default boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        return false;
    }

    /**
     * What the ending adds to better, in a learner's words, where {@link #betterAdds} holds and stage and measure are those
     * of p. The words begin with the subject, such as {@code the white king stands nearer to the rook}.
     */
    default String addedProgress(Position p, Position q) {
        return "";
    }

    /**
     * The squares on which the men hold the black king, or seem to, whether or not the position meets the book's
     * conditions: what a learner sees as the net. 0 when there is none.
     */
    default long net(Position x) {
        return 0;
    }

    /**
     * What is expected to come after q until mate, in hundredths of a move; only compared with other positions of the same
     * ending, to choose among better ones.
     */
    default int outlook(Position q, long standing) {
        return 0;
    }

    /**
     * True when better counts only where no black reply undoes it: where after each of them {@link #progress} is larger than
     * in the head. Then it grows from head to head, so trees cannot lead in a circle, whatever rule 3.7 is worth.
     */
    default boolean countsOnlyWhatLasts() {
        return false;
    }

    /** How far White, to move in p, has come: larger is further. Its standing, refined by what counts as better besides. */
    default long progress(Position p) {
        return standing(p);
    }

    /**
     * Moves of the strong side to mate that the book promises from p, White to move, or after q, whatever Black replies; 0 at
     * mate, {@link #NO_GUARANTEE} where a man is lost and where the ending promises nothing. Only endings whose trees are found
     * {@link TreeMethod#ON_SCHEDULE} make promises.
     */
    default int promise(Position x) {
        return NO_GUARANTEE;
    }

    /** The promises again, and the moves, for the search for trees {@link TreeMethod#ON_SCHEDULE}. */
    default Schedule schedule() {
        throw new UnsupportedOperationException(name() + " makes no promises");
    }

    /** Rule 3.6 with the additions: a higher stage, or the same stage and a smaller measure. */
    default boolean better(Position p, long standingP, Position q, long standingQ) {
        return standingQ > standingP || betterAdds(p, standingP, q, standingQ);
    }

    /** What is refused in the first try for a tree, and in the next ones when it finds none. */
    default List<Refusal> ladder() {
        return CLASSIC_LADDER;
    }

    /**
     * Rule 3.8, with or without the additions: stage 0, or the same stage and a larger measure. A lower stage alone is not
     * worse.
     */
    default boolean worse(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
        int stage = Standing.stage(standingQ);
        return switch (refusal) {
            case DISASTER -> stage == 0;
            case BY_MEASURE -> stage == 0 || stage == Standing.stage(standingP) && standingQ < standingP;
            case WITH_ADDITIONS ->
                worse(Refusal.BY_MEASURE, p, standingP, q, standingQ) || worseAdds(p, standingP, q, standingQ);
        };
    }

    /** Worse in the first try. */
    default boolean worse(Position p, long standingP, Position q, long standingQ) {
        return worse(ladder().get(0), p, standingP, q, standingQ);
    }

    /** The comparison in the first try. */
    default Comparison compare(Position p, long standingP, Position q, long standingQ) {
        return compare(ladder().get(0), p, standingP, q, standingQ);
    }

    /** Asks worse first, as the thesis does. */
    default Comparison compare(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
        if (worse(refusal, p, standingP, q, standingQ)) {
            return Comparison.WORSE;
        }
        return better(p, standingP, q, standingQ) ? Comparison.BETTER : Comparison.NEITHER;
    }
}
