package io.github.kingfell.lab.learning;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * What is given to the learner: an ending with its stages and measures, and a list of functions by which to tell
 * positions apart. White is the strong side; p has White to move, q is a position after a white move.
 */
public interface Lesson {
    /** Better and worse are the formal definitions, without additions. */
    Endgame endgame();

    /** The class of p: what is learned in a class holds there only. */
    String classOf(Position p);

    /** The functions, in the words of their source. */
    List<String> functions();

    /** What each function says about a move from p to q. */
    List<String> describe(Position p, Position q);

    /** Rules of the book that the learner may find. */
    List<Landmark> landmarks();

    /**
     * A rule to look for.
     *
     * @param name for the report
     * @param holds true when a move from p to q is of the kind
     */
    record Landmark(String name, BiPredicate<Position, Position> holds) {}

    /** A move's class and its description. */
    default Pattern pattern(Position p, Position q) {
        return new Pattern(classOf(p), describe(p, q));
    }

    /**
     * A kind of move.
     *
     * @param type the class of p
     * @param values what the functions say
     */
    record Pattern(String type, List<String> values) {
        public Pattern {
            values = List.copyOf(values);
        }
    }
}
