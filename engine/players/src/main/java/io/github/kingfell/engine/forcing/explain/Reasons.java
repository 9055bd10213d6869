package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The reasons for the book's play, as values that can be computed again. Text, pages and data are all made from this
 * record, so that they agree. Moves and squares are those of the real board, standings those of {@link Standing}.
 *
 * @param position the question; must not be changed
 * @param known the material of the endings in the book
 * @param place the book's entry for the position; empty when it is not in the book
 * @param standing of the position, 0 outside the book
 * @param net {@link Endgame#net} of the position
 * @param landmarks {@link Endgame#landmarks} of the position
 * @param attacked the strong side's pieces next to the weak king
 * @param plan the move; empty when the weak side is to move, and when no tree was found
 * @param examined positions compared while the tree of the plan was grown, or while none was found
 * @param temptations moves that look good, and where they lead
 * @param defences what the weak side can try: after the plan's move, or now when it is to move
 */
public record Reasons(
        Position position,
        List<String> known,
        Optional<BookPosition> place,
        long standing,
        long net,
        List<Landmark> landmarks,
        List<Attacked> attacked,
        Optional<Plan> plan,
        int examined,
        List<Temptation> temptations,
        List<Defence> defences) {

    /**
     * The book's move.
     *
     * @param tree that begins with it
     * @param rootStanding of the tree's root
     * @param promised moves to mate, from now, that the ending promised there, or {@link Endgame#NO_GUARANTEE}
     * @param earlier moves of the tree played before
     * @param remaining moves within which mate is sure, or {@link Endgame#NO_GUARANTEE}
     * @param net {@link Endgame#net} after the move
     * @param remembered true when the tree was taken from a certificate, false when it was found
     */
    public record Plan(
            TreeMove tree, long rootStanding, int promised, int earlier, int remaining, long net, boolean remembered) {}

    /**
     * A piece of the strong side next to the weak king.
     *
     * @param square of the piece
     * @param guarded true when the king may not take it
     */
    public record Attacked(int square, boolean guarded) {}

    /** The reason why a move is tempting. */
    public enum Lure {
        CHECK,
        /**
         * The pieces seem to hold the king on fewer squares than before, or on some when they held him on none before.
         */
        SMALLER_NET,
        /** The kings come nearer to each other. */
        APPROACH
    }

    /**
     * The result of a move. The first three results lose the win by the rules. The others are in the book's terms and
     * do not judge the move's quality.
     */
    public enum After {
        STALEMATE,
        /** A piece can be taken. */
        LOSS,
        /** Black has a reply after which every move lets him take a piece or stalemates. */
        FORK,
        /** Stage 0 for another reason. */
        DISASTER,
        LOWER_STAGE,
        LARGER_MEASURE,
        /** Stage and measure stay, or rise without being better by all conditions of the ending. */
        NOT_BETTER,
        /**
         * For an ending with promises: the moves to mate promised are as many as now, or more, or none are promised.
         */
        NO_SMALLER_PROMISE,
        /** Better than the position too. */
        BETTER
    }

    /**
     * A move that looks good and is not played.
     *
     * @param lures in which ways it looks good; not empty
     * @param net {@link Endgame#net} after it
     * @param after where it leads
     * @param standing after it
     * @param refutation Black's reply that shows {@link After#LOSS} or {@link After#FORK}, otherwise {@link Move#NONE}
     * @param draws true when the refutation leaves too few pieces to mate
     */
    public record Temptation(
            int move, Set<Lure> lures, long net, After after, long standing, int refutation, boolean draws) {
        public Temptation {
            lures = Set.copyOf(lures);
        }
    }

    /**
     * A reply of the weak side.
     *
     * @param captures true when it takes a piece
     * @param draws true when too few pieces are left to mate
     * @param standing after it; 0 when it captures
     * @param attacked the pieces next to the king after it
     * @param answer the book's answer; {@link Move#NONE} when none is known
     * @param depth moves of the strong side, the answer included, until the branch or the next tree ends
     * @param nextTree true when the answer begins a tree of its own
     */
    public record Defence(
            int move,
            boolean captures,
            boolean draws,
            long standing,
            List<Attacked> attacked,
            int answer,
            int depth,
            boolean nextTree) {
        public Defence {
            attacked = List.copyOf(attacked);
        }
    }

    public Reasons {
        known = List.copyOf(known);
        landmarks = List.copyOf(landmarks);
        attacked = List.copyOf(attacked);
        temptations = List.copyOf(temptations);
        defences = List.copyOf(defences);
    }

    /**
     * Returns the defences that hold longest: those that draw, or else those with the most moves still to come, if
     * known.
     */
    public List<Defence> longest() {
        if (defences.stream().anyMatch(Defence::draws)) {
            return defences.stream().filter(Defence::draws).toList();
        }
        int most = defences.stream().mapToInt(Defence::depth).max().orElse(0);
        boolean known = defences.stream().allMatch(defence -> defence.answer() != Move.NONE);
        return known
                ? defences.stream().filter(defence -> defence.depth() == most).toList()
                : List.of();
    }
}
