package io.github.kingfell.problems.forced;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * A move of the attacker and the play after it.
 *
 * @param move the move
 * @param length the greatest number of the attacker's moves to the goal, this one included
 * @param motive why the defender has to react
 * @param threats continuations if the defender could pass; empty unless the motive is a threat
 * @param defences the replies that matter, in the order of the generator; with a threat, only those that parry it
 */
public record Continuation(
        int move, int length, Motive motive, List<Continuation> threats, List<DefenderReply> defences) {
    public Continuation {
        threats = List.copyOf(threats);
        defences = List.copyOf(defences);
    }

    /** Why the defender has to react to a move. */
    public enum Motive {
        /** No reaction is left: the goal is reached. */
        GOAL,
        CHECK,
        THREAT,
        /** Every reply harms the defender; a pass would not. */
        ZUGZWANG,
        /** No threat was looked for. */
        UNTOLD
    }

    /** Returns the play without the replies that are answered sooner than the longest ones. */
    public Continuation withoutShort() {
        return new Continuation(move, length, motive, threats, DefenderReply.withoutShort(defences, length - 1));
    }

    /**
     * A reply of the defender.
     *
     * @param reply the move; {@link Move#NONE} when the defender passes, as in a series
     * @param answers the attacker's quickest moves, more than one being a dual; none when the reply itself ends the
     *     selfmate
     */
    public record DefenderReply(int reply, List<Continuation> answers) {
        public DefenderReply {
            answers = List.copyOf(answers);
        }

        public boolean isPass() {
            return reply == Move.NONE;
        }

        /** Makes the move, or passes. */
        public void make(Position position) {
            if (isPass()) {
                position.makeNull();
            } else {
                position.make(reply);
            }
        }

        /** Takes {@link #make} back. */
        public void unmake(Position position) {
            if (isPass()) {
                position.unmakeNull();
            } else {
                position.unmake(reply);
            }
        }

        /** Returns the replies that are answered in no fewer than that number of moves, each without shorter play. */
        public static List<DefenderReply> withoutShort(List<DefenderReply> replies, int length) {
            return replies.stream()
                    .filter(defence -> defence.answers.stream().allMatch(answer -> answer.length >= length))
                    .filter(defence -> !defence.answers.isEmpty() || length <= 0)
                    .map(defence -> new DefenderReply(
                            defence.reply,
                            defence.answers.stream()
                                    .map(Continuation::withoutShort)
                                    .toList()))
                    .toList();
        }
    }
}
