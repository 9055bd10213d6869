package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The endings of the book, by material. Immutable; each ending is found whichever colour is strong. */
public final class EndgameBook {
    /** A book without endings. */
    public static final EndgameBook EMPTY = new EndgameBook(List.of());

    private record Entry(Endgame endgame, int strongSide) {}

    private final List<Endgame> endgames;
    private final Map<Long, Entry> byMaterial = new HashMap<>();

    /**
     * @throws IllegalArgumentException when two endings claim the same material, or when both sides of an ending have
     *     the same pieces, so that neither is the strong one
     */
    public EndgameBook(List<Endgame> endgames) {
        this.endgames = List.copyOf(endgames);
        for (Endgame endgame : endgames) {
            long key = MaterialKey.parse(endgame.material());
            add(key, new Entry(endgame, Color.WHITE));
            add(MaterialKey.flip(key), new Entry(endgame, Color.BLACK));
        }
    }

    private void add(long key, Entry entry) {
        Entry other = byMaterial.putIfAbsent(key, entry);
        if (other != null) {
            throw new IllegalArgumentException("two endings for " + MaterialKey.name(key) + ": "
                    + other.endgame().name() + ", " + entry.endgame().name());
        }
    }

    /** Returns the endings in the order in which they were given. */
    public List<Endgame> endgames() {
        return endgames;
    }

    /**
     * Returns the position with its ending. Empty when the book treats neither the material nor material with a piece
     * or two less, and when it does not treat the position.
     */
    public Optional<BookPosition> find(Position position) {
        Entry entry = byMaterial.get(position.material());
        if (entry == null) {
            return reduced(position);
        }
        Perspective view = Perspective.of(entry.endgame(), position, entry.strongSide());
        Position seen = view.apply(position);
        return entry.endgame().accepts(seen)
                ? Optional.of(new BookPosition(entry.endgame(), entry.strongSide(), view, seen))
                : Optional.empty();
    }

    /** Returns the position as one from which a solved ending may be reached. */
    private Optional<BookPosition> reduced(Position position) {
        for (int strong = Color.WHITE; strong <= Color.BLACK; strong++) {
            Optional<Endgame> reduction = Reduction.of(position, strong, endgames);
            if (reduction.isPresent()) {
                Perspective view = Perspective.of(reduction.get(), position, strong);
                return Optional.of(new BookPosition(reduction.get(), strong, view, view.apply(position)));
            }
        }
        return Optional.empty();
    }
}
