package io.github.kingfell.lab.learning;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * The learner's input: an ending with its stages and measures, and a list of functions that distinguish positions.
 * White is the strong side; p has White to move, q is a position after a white move.
 */
public interface Lesson {
    /** Returns the ending, in which better and worse are the formal definitions, without additions. */
    Endgame endgame();

    /** Returns the class of p; what is learned in a class is valid there only. */
    String classOf(Position p);

    /** Returns the functions, in the words of their source. */
    List<String> functions();

    /** Returns the value of each function for a move from p to q. */
    List<String> describe(Position p, Position q);

    /** Returns rules of the book that the learner may find. */
    List<Landmark> landmarks();

    /**
     * A rule to look for.
     *
     * @param name for the report
     * @param holds true when a move from p to q is of this kind
     */
    record Landmark(String name, BiPredicate<Position, Position> holds) {}

    /** Returns the class and the description of a move. */
    default Pattern pattern(Position p, Position q) {
        return new Pattern(classOf(p), describe(p, q));
    }

    /**
     * A kind of move.
     *
     * @param type the class of p
     * @param values the values of the functions
     */
    record Pattern(String type, List<String> values) {
        public Pattern {
            values = List.copyOf(values);
        }
    }
}
