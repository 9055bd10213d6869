package io.github.kingfell.classics.connectivity.complex;

import io.github.kingfell.rules.board.Bitboard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A simplicial complex: a list of simplices, each a set of vertices. Simplices are connected when they share enough
 * vertices. A simplex of dimension q has q + 1 vertices; the dimension is -1 for an empty simplex, and for the face of
 * two simplices that share no vertex.
 */
public final class Complex {
    private final long[] simplices;

    /** @param simplices each as a set of at most 64 vertices */
    public Complex(long[] simplices) {
        this.simplices = simplices.clone();
    }

    /** Returns the number of simplices, empty ones included. */
    public int size() {
        return simplices.length;
    }

    /** Returns the largest dimension of all simplices; -1 when none has a vertex. */
    public int dimension() {
        int dimension = -1;
        for (int i = 0; i < simplices.length; i++) {
            dimension = Math.max(dimension, top(i));
        }
        return dimension;
    }

    /**
     * Returns the dimension of the face that two simplices share (CONN of section 3.2). For a simplex and itself this
     * is its own dimension.
     */
    public int shared(int i, int j) {
        return Bitboard.count(simplices[i] & simplices[j]) - 1;
    }

    /** Returns top q: the dimension of a simplex. */
    public int top(int i) {
        return shared(i, i);
    }

    /** Returns bottom q: the largest dimension of a face that the simplex shares with another. */
    public int bottom(int i) {
        int bottom = -1;
        for (int j = 0; j < simplices.length; j++) {
            bottom = i == j ? bottom : Math.max(bottom, shared(i, j));
        }
        return bottom;
    }

    /** Returns the eccentricity of a simplex, (top - bottom) / (bottom + 1); infinite when it shares no vertex. */
    public double eccentricity(int i) {
        int bottom = bottom(i);
        return bottom < 0 ? Double.POSITIVE_INFINITY : (double) (top(i) - bottom) / (bottom + 1);
    }

    /**
     * Returns the q-connected components. Two simplices are in one component when a chain joins them whose neighbours
     * share faces of dimension q or more. Simplices of a smaller dimension are in no component.
     *
     * @return numbers of simplices in rising order, component by component in the order of their first members
     */
    public List<List<Integer>> components(int q) {
        boolean[] seen = new boolean[simplices.length];
        List<List<Integer>> components = new ArrayList<>();
        for (int i = 0; i < simplices.length; i++) {
            if (!seen[i] && top(i) >= q) {
                components.add(joinedTo(i, q, seen));
            }
        }
        return components;
    }

    /** Follows every chain from a simplex and marks all simplices that it meets as seen. */
    private List<Integer> joinedTo(int first, int q, boolean[] seen) {
        List<Integer> met = new ArrayList<>(List.of(first));
        seen[first] = true;
        for (int next = 0; next < met.size(); next++) {
            for (int j = 0; j < simplices.length; j++) {
                if (!seen[j] && shared(met.get(next), j) >= q) {
                    seen[j] = true;
                    met.add(j);
                }
            }
        }
        return met.stream().sorted().toList();
    }

    /**
     * Returns the number of components at each level, from the dimension of the complex down to 0, as the paper prints
     * them.
     */
    public List<Integer> structureVector() {
        List<Integer> vector = new ArrayList<>();
        for (int q = dimension(); q >= 0; q--) {
            vector.add(components(q).size());
        }
        return List.copyOf(vector);
    }

    /** Returns all simplices in an order in which the members of every component of every level are adjacent. */
    public List<Integer> order() {
        List<Integer> all = IntStream.range(0, simplices.length).boxed().toList();
        return inOrder(all, 0);
    }

    /**
     * Orders a group at one level. The components of a level lie within those of the level below; simplices in no
     * component come last.
     */
    private List<Integer> inOrder(List<Integer> group, int q) {
        if (q > dimension()) {
            return group;
        }
        List<Integer> ordered = new ArrayList<>();
        for (List<Integer> component : components(q)) {
            if (group.containsAll(component)) {
                ordered.addAll(inOrder(component, q + 1));
            }
        }
        group.stream().filter(i -> !ordered.contains(i)).toList().forEach(ordered::add);
        return ordered;
    }
}
