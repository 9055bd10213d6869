package io.github.kingfell.prover.graph;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.check.MateProof;
import java.util.Arrays;

/**
 * The shortest mates within a {@link ReachableGraph}, by retrograde analysis (Stroehlein 1970): from the mates
 * backwards, one move of the attacker at a time. A defence that is not open counts as no mate, so each mate found is
 * real, but a shorter one may exist outside the graph. Repetition does not matter: the length falls along a shortest
 * mate.
 */
@Hot
final class RetrogradeSolution {
    private final ReachableGraph graph;

    /** Moves to mate of each attack, 0 for none. */
    private final int[] length;

    /** The quickest option of each attack; unset where a move mates at once. */
    private final int[] best;

    /** Replies of each defence that are not yet known to lose. */
    private final int[] open;

    private final int[] defenceLength;

    /** @param most the greatest length of a mate, in moves */
    RetrogradeSolution(ReachableGraph graph, int most) {
        this.graph = graph;
        length = new int[graph.attackCount()];
        best = new int[graph.attackCount()];
        open = new int[graph.defenceCount()];
        defenceLength = new int[graph.defenceCount()];
        solve(most);
    }

    /** Returns the moves to mate at the root, 0 when there is none. */
    int length() {
        if (graph.isAttackRoot()) {
            return length[0];
        }
        return graph.defenceCount() > 0 && graph.isOpen(0) && open[0] == 0 ? defenceLength[0] : 0;
    }

    private void solve(int most) {
        int[] firstParent = new int[graph.attackCount() + 1];
        int[] parents = parentsOfAttacks(firstParent);
        int[] firstUser = new int[graph.defenceCount() + 1];
        int[] users = parentsOfDefences(firstUser);
        int[] attackers = new int[graph.attackCount()];
        int[] lost = new int[graph.defenceCount()];
        int lostCount = 0;
        for (int d = 0; d < open.length; d++) {
            open[d] = graph.isOpen(d) ? graph.replyCount(d) : Integer.MAX_VALUE;
            if (open[d] == 0) {
                lost[lostCount++] = d;
            }
        }
        for (int moves = 1; moves <= most; moves++) {
            int count = 0;
            if (moves == 1) {
                for (int a = 0; a < length.length; a++) {
                    if (graph.mating(a) != Move.NONE) {
                        length[a] = 1;
                        attackers[count++] = a;
                    }
                }
            }
            for (int i = 0; i < lostCount; i++) {
                for (int u = firstUser[lost[i]]; u < firstUser[lost[i] + 1]; u++) {
                    int a = users[u];
                    if (length[a] == 0) {
                        length[a] = moves;
                        best[a] = lost[i];
                        attackers[count++] = a;
                    }
                }
            }
            lostCount = 0;
            for (int i = 0; i < count; i++) {
                for (int p = firstParent[attackers[i]]; p < firstParent[attackers[i] + 1]; p++) {
                    int d = parents[p];
                    if (--open[d] == 0) {
                        defenceLength[d] = moves;
                        lost[lostCount++] = d;
                    }
                }
            }
            if (lostCount == 0 && moves > 1 || length() > 0) {
                return;
            }
        }
    }

    private int[] parentsOfAttacks(int[] first) {
        for (int d = 0; d < graph.defenceCount(); d++) {
            for (int i = 0; graph.isOpen(d) && i < graph.replyCount(d); i++) {
                first[graph.replyAttack(graph.firstReply(d) + i) + 1]++;
            }
        }
        addUp(first);
        int[] parents = new int[first[first.length - 1]];
        int[] next = first.clone();
        for (int d = 0; d < graph.defenceCount(); d++) {
            for (int i = 0; graph.isOpen(d) && i < graph.replyCount(d); i++) {
                parents[next[graph.replyAttack(graph.firstReply(d) + i)]++] = d;
            }
        }
        return parents;
    }

    private static void addUp(int[] counts) {
        for (int i = 1; i < counts.length; i++) {
            counts[i] += counts[i - 1];
        }
    }

    private int[] parentsOfDefences(int[] first) {
        for (int i = 0; i < graph.optionCount(); i++) {
            first[graph.optionDefence(i) + 1]++;
        }
        addUp(first);
        int[] users = new int[graph.optionCount()];
        int[] next = first.clone();
        for (int a = 0; a < graph.attackCount(); a++) {
            for (int i = graph.firstOption(a); i < graph.firstOption(a + 1); i++) {
                users[next[graph.optionDefence(i)]++] = a;
            }
        }
        return users;
    }

    // ---- the proof ----

    /** Returns the proof of the root's mate. */
    MateProof proof() {
        IntList code = new IntList();
        int[] written = new int[length.length];
        Arrays.fill(written, ReachableGraph.NONE);
        if (graph.isAttackRoot()) {
            writeAnswer(0, code, written);
        } else {
            writeReplies(0, Move.NONE, code, written);
        }
        return new MateProof(code.toArray());
    }

    private int writeAnswer(int attack, IntList code, int[] written) {
        if (written[attack] == ReachableGraph.NONE) {
            int mate = graph.mating(attack);
            if (mate != Move.NONE) {
                written[attack] = code.size();
                code.add(mate);
                code.add(0);
            } else {
                written[attack] = writeReplies(best[attack], moveTo(attack, best[attack]), code, written);
            }
        }
        return written[attack];
    }

    private int writeReplies(int defence, int move, IntList code, int[] written) {
        int index = code.size();
        int count = graph.replyCount(defence);
        int first = graph.firstReply(defence);
        code.add(move);
        code.add(count);
        for (int i = 0; i < count; i++) {
            code.add(graph.replyMove(first + i));
            code.add(0);
        }
        for (int i = 0; i < count; i++) {
            code.set(index + 3 + 2 * i, writeAnswer(graph.replyAttack(first + i), code, written));
        }
        return index;
    }

    private int moveTo(int attack, int defence) {
        for (int i = graph.firstOption(attack); i < graph.firstOption(attack + 1); i++) {
            if (graph.optionDefence(i) == defence) {
                return graph.optionMove(i);
            }
        }
        throw new IllegalStateException("no move from " + attack + " to " + defence);
    }
}
