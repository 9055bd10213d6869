package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.MaterialKey;
import io.github.kingfell.engine.board.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The endings the book knows, by material. Immutable; each ending is found whichever colour is strong. */
public final class EndgameBook {
    /** A book without endings. */
    public static final EndgameBook EMPTY = new EndgameBook(List.of());

    private record Entry(Endgame endgame, int strongSide) {}

    private final List<Endgame> endgames;
    private final Map<Long, Entry> byMaterial = new HashMap<>();

    /**
     * @throws IllegalArgumentException when two endings claim the same material, or both sides have the same men, so
     *     that nobody could tell who is strong
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
            throw new IllegalArgumentException("two claims on " + MaterialKey.name(key) + ": "
                    + other.endgame().name() + ", " + entry.endgame().name());
        }
    }

    /** In the order in which they were given. */
    public List<Endgame> endgames() {
        return endgames;
    }

    /** The position with what the book knows about it; empty when the material or the position is not treated. */
    public Optional<BookPosition> find(Position position) {
        Entry entry = byMaterial.get(position.material());
        if (entry == null) {
            return Optional.empty();
        }
        Perspective view = Perspective.of(entry.endgame(), position, entry.strongSide());
        Position seen = view.apply(position);
        return entry.endgame().accepts(seen)
                ? Optional.of(new BookPosition(entry.endgame(), entry.strongSide(), view, seen))
                : Optional.empty();
    }
}
