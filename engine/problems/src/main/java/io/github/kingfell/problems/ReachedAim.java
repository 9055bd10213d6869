package io.github.kingfell.problems;

import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/** Tells whether a move reaches an aim. */
@Hot
public final class ReachedAim {
    private final ProblemAim.Kind kind;
    private final int square;
    private final MoveGenerator generator;
    private final AutoMates autoMates;

    /** @param position any position with the same kings' and rooks' squares of castling */
    public ReachedAim(ProblemAim aim, Position position) {
        kind = aim.kind();
        square = aim.square();
        generator = new MoveGenerator(position);
        autoMates = new AutoMates(position);
    }

    /** @param move legal, and not made yet */
    public boolean reaches(Position position, int move) {
        return switch (kind) {
            case ANY_MOVE -> true;
            case CAPTURE -> position.isCapture(move);
            case EN_PASSANT -> Move.kind(move) == Move.EN_PASSANT;
            case CASTLING -> Move.isCastling(move);
            case SQUARE -> arrives(position, move);
            case FAR_EDGE -> Square.rank(Move.to(move)) == (position.sideToMove() == Color.WHITE ? 7 : 0);
            case DIAGRAM, BOARD, EXCHANGE, KISS ->
                throw new IllegalStateException("compared elsewhere with the diagram");
            case AUTO_MATE -> autoMates.isOne(position, move);
            case CHECK, MATE -> MatingMoves.mayCheck(position, move) && isReachedBy(position, move);
            default -> isReachedBy(position, move);
        };
    }

    /** Puts all legal moves into the list, and those that only the aim allows. */
    public void candidates(Position position, MoveList list) {
        generator.generate(position, list);
        if (kind == ProblemAim.Kind.AUTO_MATE) {
            autoMates.add(position, list);
        }
    }

    /** Returns whether {@link #isReached} tells it, and not only the move. */
    public boolean isSeenAfterwards() {
        return switch (kind) {
            case CHECK, MATE, STALEMATE, MATE_OR_STALEMATE, DOUBLE_STALEMATE, AUTO_STALEMATE -> true;
            default -> false;
        };
    }

    /** Returns whether one of the moves reaches the aim. */
    public boolean anyReaches(Position position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            if (reaches(position, moves.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean arrives(Position position, int move) {
        if (!Move.isCastling(move)) {
            return Move.to(move) == square;
        }
        int us = position.sideToMove();
        position.make(move);
        boolean arrived = position.king(us) == square;
        position.unmake(move);
        return arrived;
    }

    private boolean isReachedBy(Position position, int move) {
        position.make(move);
        boolean reached = isReached(position);
        position.unmake(move);
        return reached;
    }

    /** Returns whether the position after the move shows it. */
    public boolean isReached(Position position) {
        return switch (kind) {
            case CHECK -> position.inCheck();
            case MATE -> position.inCheck() && generator.count(position) == 0;
            case STALEMATE -> !position.inCheck() && generator.count(position) == 0;
            case MATE_OR_STALEMATE -> generator.count(position) == 0;
            case DOUBLE_STALEMATE -> !position.inCheck() && generator.count(position) == 0 && isOtherImmobile(position);
            case AUTO_STALEMATE -> !position.inCheck() && isOtherImmobile(position);
            default -> throw new IllegalStateException("seen in the move only");
        };
    }

    private boolean isOtherImmobile(Position position) {
        position.makeNull();
        boolean immobile = generator.count(position) == 0;
        position.unmakeNull();
        return immobile;
    }
}
