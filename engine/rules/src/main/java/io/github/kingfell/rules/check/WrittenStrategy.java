package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes out the play of a strategy from one state, move by move, on the board as it stands. */
final class WrittenStrategy {
    private final Automaton automaton;
    private final StrategyView view;

    /** The symmetry between the board and the orientation in which White is strong. */
    private final int upright;

    private final Place root;

    /** A state on the board: the position by number, and the symmetry by which the state is read. */
    private record Place(int number, int state, int symmetry) {}

    /**
     * @param number the number of the root, White strong
     * @param state a state that has been checked, with all states that follow it
     * @param symmetry the symmetry that turns the root to the state
     */
    WrittenStrategy(Automaton automaton, int attacker, int number, int state, int symmetry) {
        this.automaton = automaton;
        view = new StrategyView(automaton);
        upright = attacker == Color.WHITE ? Symmetry.IDENTITY : Symmetry.RANKS;
        root = new Place(number, state, symmetry);
    }

    /** The line of longest defence, 2n - 1 plies. */
    int[] line() {
        int[] line = new int[2 * automaton.length(root.state()) - 1];
        Place here = root;
        for (int ply = 0; ply < line.length; ply += 2) {
            open(here);
            line[ply] = onBoard(view.move());
            if (ply + 1 < line.length) {
                int longest = longestReply();
                line[ply + 1] = onBoard(view.reply(longest));
                here = after(longest);
            }
        }
        return line;
    }

    private int longestReply() {
        int longest = 0;
        for (int reply = 1; reply < view.count(); reply++) {
            if (automaton.length(view.next(reply)) > automaton.length(view.next(longest))) {
                longest = reply;
            }
        }
        return longest;
    }

    /** Returns the whole strategy as a proof; transpositions share their node. */
    MateProof written() {
        List<Place> places = new ArrayList<>(List.of(root));
        Map<Place, Integer> index = new HashMap<>(Map.of(root, 0));
        List<int[]> nodes = new ArrayList<>();
        int size = 0;
        for (int i = 0; i < places.size(); i++) {
            Place here = places.get(i);
            open(here);
            int[] node = new int[2 + 2 * view.count()];
            node[0] = onBoard(view.move());
            node[1] = view.count();
            for (int reply = 0; reply < view.count(); reply++) {
                Place next = after(reply);
                node[2 + 2 * reply] = onBoard(view.reply(reply));
                node[3 + 2 * reply] = index.computeIfAbsent(next, key -> {
                    places.add(key);
                    return places.size() - 1;
                });
            }
            nodes.add(node);
            size += node.length;
        }
        return new MateProof(joined(nodes, size));
    }

    /** Joins the nodes in one array and turns their numbers into array indexes. */
    private static int[] joined(List<int[]> nodes, int size) {
        int[] begin = new int[nodes.size() + 1];
        for (int i = 0; i < nodes.size(); i++) {
            begin[i + 1] = begin[i] + nodes.get(i).length;
        }
        int[] code = new int[size];
        for (int i = 0; i < nodes.size(); i++) {
            int[] node = nodes.get(i);
            System.arraycopy(node, 0, code, begin[i], node.length);
            for (int pair = 3; pair < node.length; pair += 2) {
                code[begin[i] + pair] = begin[node[pair]];
            }
        }
        return code;
    }

    private void open(Place here) {
        String fault = view.open(here.number(), here.state(), here.symmetry());
        if (fault != null) {
            throw new IllegalStateException(fault);
        }
    }

    private Place after(int reply) {
        int number = view.after(reply);
        return new Place(number, view.next(reply), automaton.placements().symmetry(number));
    }

    private int onBoard(int move) {
        return Symmetry.applyToMove(upright, move);
    }
}
