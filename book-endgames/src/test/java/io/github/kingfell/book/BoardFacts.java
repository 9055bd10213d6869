package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;

/** What the rules alone say about a position: the reference for sentences about captures, attacks and rectangles. */
final class BoardFacts {
    private BoardFacts() {}

    static void assertAttacked(Position x, String square, String piece, boolean guarded) {
        int at = Square.parse(square);
        int strong = Piece.color(x.pieceAt(at));
        assertThat(Square.distance(x.king(strong ^ 1), at)).isEqualTo(1);
        assertThat(name(x.pieceAt(at))).isEqualTo(piece);
        // Guarded is defined by the rules: with the other side to move, the king cannot capture legally.
        Position turned = Positions.of(Fen.format(x).replaceFirst(" [wb] ", strong == Color.WHITE ? " b " : " w "));
        boolean canTake = false;
        for (int move : MoveList.legal(turned).toArray()) {
            canTake |= Move.to(move) == at;
        }
        assertThat(canTake).isEqualTo(!guarded);
    }

    static void assertCapture(Position before, String san, String piece, boolean draws) throws NotationException {
        int move = San.parse(san, before);
        assertThat(MoveList.legal(before).contains(move)).isTrue();
        assertThat(name(before.pieceAt(Move.to(move)))).isEqualTo(piece);
        Position after = before.copy();
        after.make(move);
        assertThat(cannotMate(after)).isEqualTo(draws);
    }

    /** True for at most three pieces without a pawn, rook or queen. */
    private static boolean cannotMate(Position x) {
        long mating = x.kind(Piece.PAWN) | x.kind(Piece.ROOK) | x.kind(Piece.QUEEN);
        return Bitboard.count(x.occupied()) <= 3 && mating == 0;
    }

    static boolean everyMoveLoses(Position p) {
        MoveList moves = MoveList.legal(p);
        boolean all = true;
        for (int move : moves.toArray()) {
            p.make(move);
            MoveList replies = MoveList.legal(p);
            boolean loses = replies.isEmpty() && !p.inCheck();
            for (int j = 0; j < replies.size(); j++) {
                loses |= p.isCapture(replies.get(j));
            }
            all &= loses;
            p.unmake(move);
        }
        return all;
    }

    static int apart(Position x) {
        return Square.distance(x.king(Color.WHITE), x.king(Color.BLACK));
    }

    static String name(int piece) {
        return switch (Piece.kind(piece)) {
            case Piece.PAWN -> "pawn";
            case Piece.QUEEN -> "queen";
            case Piece.ROOK -> "rook";
            case Piece.BISHOP -> "bishop";
            case Piece.KNIGHT -> "knight";
            default -> "king";
        };
    }

    /** The squares that the lone king could wander over if the rook's file and rank were walls. */
    static int squaresBehindRook(Position x) {
        long rooks = x.pieces(Color.WHITE, Piece.ROOK) | x.pieces(Color.BLACK, Piece.ROOK);
        int rook = Bitboard.first(rooks);
        int strong = Piece.color(x.pieceAt(rook));
        long walls = Bitboard.file(Square.file(rook)) | Bitboard.rank(Square.rank(rook));
        long reached = Bitboard.of(x.king(strong ^ 1));
        for (long before = 0; before != reached; ) {
            before = reached;
            for (int square = 0; square < 64; square++) {
                if (Bitboard.contains(before, square)) {
                    reached |= Attacks.king(square) & ~walls;
                }
            }
        }
        return Bitboard.count(reached);
    }
}
