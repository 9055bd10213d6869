package io.github.kingfell.kernel;

/**
 * A move. Castling is king takes own rook, as in Chess960.
 *
 * @param from the origin square, 0 (a1), 1 (b1), ... 63 (h8)
 * @param to the target square
 * @param promotion the piece that a pawn becomes, {@code q r b n} for both colours; a space for every other move
 */
record Move(int from, int to, char promotion) {

    /** The move as the formats write it: {@code e2e4}, {@code a7a8n}. */
    @Override
    public String toString() {
        return (Squares.name(from) + Squares.name(to) + promotion).trim();
    }
}
