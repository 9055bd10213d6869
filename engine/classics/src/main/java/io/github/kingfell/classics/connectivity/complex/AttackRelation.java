package io.github.kingfell.classics.connectivity.complex;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The attack relation of a side: which pieces attack which squares (section 1.1). The side to move does not matter. A
 * piece never attacks its own square, and the square in front of a pawn never counts.
 */
public final class AttackRelation {
    private final Position position;
    private final int color;
    private final List<Attacker> pieces;

    /**
     * A piece and the squares that it attacks.
     *
     * @param square of the piece
     * @param kind of {@link Piece}
     * @param attacked squares, as a set of bits
     */
    public record Attacker(int square, int kind, long attacked) {
        /** Such as {@code Qd1}, or {@code e4} for a pawn. */
        public String name() {
            return (kind == Piece.PAWN ? "" : String.valueOf(Piece.symbol(kind))) + Square.name(square);
        }
    }

    private AttackRelation(Position position, int color) {
        this.position = position;
        this.color = color;
        // The paper numbers the pieces by their places before the first move. A position does not record where each
        // piece came from.
        pieces = Stream.iterate(position.color(color), rest -> rest != 0, Bitboard::rest)
                .map(rest -> attacker(Bitboard.first(rest)))
                .sorted(Comparator.comparing((Attacker attacker) -> attacker.kind() == Piece.PAWN)
                        .thenComparing(attacker -> Square.file(attacker.square()))
                        .thenComparing(attacker -> Square.rank(attacker.square())))
                .toList();
    }

    /** Computes the relation of one side; the position is not kept. */
    public static AttackRelation of(Position position, int color) {
        return new AttackRelation(position.copy(), color);
    }

    /** Returns the side whose pieces attack. */
    public int color() {
        return color;
    }

    /** Returns all pieces of the side: pieces and king from file a to file h, then pawns likewise. */
    public List<Attacker> pieces() {
        return pieces;
    }

    /** Returns the position of the relation. */
    public Position position() {
        return position.copy();
    }

    /** Returns the pieces that attack the square. */
    public List<Attacker> attackersOf(int square) {
        return pieces.stream()
                .filter(attacker -> Bitboard.contains(attacker.attacked(), square))
                .toList();
    }

    /** Returns the attacked squares, as a set of bits. */
    public long attacked() {
        long attacked = 0;
        for (Attacker attacker : pieces) {
            attacked |= attacker.attacked();
        }
        return attacked;
    }

    /**
     * Returns {@code K_W(S)}: each piece, in the order of {@link #pieces}, is the simplex of the squares that it
     * attacks.
     */
    public Complex complexOfPieces() {
        return new Complex(pieces.stream().mapToLong(Attacker::attacked).toArray());
    }

    /** Returns {@code K_S(W)}: each attacked square, from a1 to h8, is the simplex of the pieces that attack it. */
    public Complex complexOfSquares() {
        return new Complex(Stream.iterate(attacked(), rest -> rest != 0, Bitboard::rest)
                .mapToLong(rest -> attackers(Bitboard.first(rest)))
                .toArray());
    }

    /** Returns the attackers of a square, as a set of bits by their index in the list of pieces. */
    private long attackers(int square) {
        long attackers = 0;
        for (int i = 0; i < pieces.size(); i++) {
            attackers |= (pieces.get(i).attacked() >>> square & 1) << i;
        }
        return attackers;
    }

    private Attacker attacker(int square) {
        int kind = Piece.kind(position.pieceAt(square));
        return new Attacker(
                square,
                kind,
                switch (kind) {
                    case Piece.PAWN -> Attacks.pawn(color, square);
                    case Piece.KING -> Attacks.king(square);
                    default -> ofPiece(kind, square);
                });
    }

    /**
     * Returns the squares of legal moves, the own pieces that are protected even by a pinned piece, and the square of a
     * king in check, even from a pinned piece.
     */
    private long ofPiece(int kind, int square) {
        long reached = Attacks.of(kind, square, position.occupied());
        long attacked = reached & (position.color(color) | position.pieces(Color.opponent(color), Piece.KING));
        for (long rest = reached & ~attacked; rest != 0; rest = Bitboard.rest(rest)) {
            int target = Bitboard.first(rest);
            attacked |= isLegal(square, target) ? Bitboard.of(target) : 0;
        }
        return attacked;
    }

    private boolean isLegal(int from, int to) {
        long occupied = position.occupied() & ~Bitboard.of(from) | Bitboard.of(to);
        long attackers = position.attackersTo(position.king(color), occupied);
        return (attackers & position.color(Color.opponent(color)) & ~Bitboard.of(to)) == 0;
    }
}
