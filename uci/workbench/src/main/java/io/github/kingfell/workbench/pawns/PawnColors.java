package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The colours of the pawns of a text, as far as it tells them: by naming the colour, by a relation with a direction (an
 * enemy is ahead of the pawn, a protector behind), or by a relation to a pawn of known colour.
 */
final class PawnColors {
    /** Number of squares on ranks 2 to 7. */
    private static final int LONGEST_CHAIN = 48;

    private record Pair(int one, int other, boolean friends) {}

    private final @Nullable Integer[] colors = new Integer[64];
    private final List<Pair> pairs = new ArrayList<>();
    private long mentioned;

    /** Notes a pawn of a colour still unknown. */
    void mention(int pawn) {
        mentioned |= Bitboard.of(pawn);
    }

    void set(int pawn, int color) throws NotationException {
        mention(pawn);
        Integer known = colors[pawn];
        if (known != null && known != color) {
            throw new NotationException(
                    "the pawn on " + Square.name(pawn) + " is named both as White's and as Black's");
        }
        colors[pawn] = color;
    }

    /** Derives colours from a relation. */
    void follow(Relation relation) throws NotationException {
        int pawn = relation.pawn();
        int other = relation.other();
        mention(pawn);
        mention(other);
        boolean friends = relation.role().isFriendly();
        pairs.add(new Pair(pawn, other, friends));
        boolean hasDirection = !friends || !relation.role().isMutual();
        int ahead = Square.rank(other) - Square.rank(pawn);
        if (hasDirection && ahead != 0) {
            // The enemy pawn, or the pawn to protect, is ahead.
            set(pawn, ahead > 0 ? Color.WHITE : Color.BLACK);
        }
    }

    /** Returns the pawns of a colour, once all colours have been derived. */
    long settled(int color) throws NotationException {
        spread();
        long found = 0;
        for (long rest = mentioned; rest != 0; rest = Bitboard.rest(rest)) {
            int pawn = Bitboard.first(rest);
            Integer known = colors[pawn];
            if (known == null) {
                String name = Square.name(pawn);
                throw new NotationException("the colour of the pawn on " + name + " is open; write \"W: " + name
                        + "\" or \"B: " + name + "\"");
            }
            found |= known == color ? Bitboard.of(pawn) : 0;
        }
        return found;
    }

    private void spread() throws NotationException {
        for (int round = 1; round < LONGEST_CHAIN; round++) {
            for (Pair pair : pairs) {
                pass(pair.one(), pair.other(), pair.friends());
                pass(pair.other(), pair.one(), pair.friends());
            }
        }
    }

    private void pass(int from, int to, boolean friends) throws NotationException {
        Integer known = colors[from];
        if (known != null) {
            set(to, friends ? known : Color.opponent(known));
        }
    }
}
