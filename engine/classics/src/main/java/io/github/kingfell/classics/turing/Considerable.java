package io.github.kingfell.classics.turing;

import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The moves that Turing's machine searches beyond the first two plies (page 5): recaptures, captures of an undefended
 * piece, captures of a piece that is worth more than the capturing one, and mates.
 *
 * <p>Reconstruction: a pawn counts as a piece in this rule, as note 3 of the game requires; a piece is undefended when
 * no piece of its colour, pinned or not, could recapture. Promotions are not mentioned and do not count unless they
 * capture or mate.
 */
final class Considerable {
    private final Position position;
    private final MoveGenerator generator;
    private final CheckingMoves checks;

    Considerable(Position position) {
        this.position = position;
        generator = new MoveGenerator(position);
        checks = new CheckingMoves(position);
    }

    /** Must be called before moves of another position are tested. */
    void prepare() {
        checks.prepare(position);
    }

    /**
     * Returns whether a legal move is considerable.
     *
     * @param taken the square of the capture made by the previous move, or {@link Square#NONE}
     */
    boolean test(int move, int taken) {
        return position.isCapture(move) && isWorthTaking(move, taken) || isMate(move);
    }

    private boolean isWorthTaking(int move, int taken) {
        int to = Move.to(move);
        int taker = Piece.kind(position.pieceAt(Move.from(move)));
        return to == taken
                || TuringMaterial.worth(victim(position, move)) > TuringMaterial.worth(taker)
                || isUndefended(move);
    }

    private boolean isUndefended(int move) {
        int to = Move.to(move);
        long after = position.occupied() & ~(1L << Move.from(move)) | 1L << to;
        if (Move.kind(move) == Move.EN_PASSANT) {
            after &= ~(1L << Square.of(Square.file(to), Square.rank(Move.from(move))));
        }
        long enemies = position.color(position.sideToMove() ^ 1) & after & ~(1L << to);
        return (position.attackersTo(to, after) & enemies) == 0;
    }

    private boolean isMate(int move) {
        if (!checks.gives(move)) {
            return false;
        }
        position.make(move);
        boolean mate = generator.count(position) == 0;
        position.unmake(move);
        return mate;
    }

    /** Returns the kind of piece that a capture takes, {@link Piece#NONE} for any other move. */
    static int victim(Position position, int move) {
        if (Move.kind(move) == Move.EN_PASSANT) {
            return Piece.PAWN;
        }
        return position.isCapture(move) ? Piece.kind(position.pieceAt(Move.to(move))) : Piece.NONE;
    }
}
