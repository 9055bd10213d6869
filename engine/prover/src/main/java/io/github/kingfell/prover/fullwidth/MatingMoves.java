package io.github.kingfell.prover.fullwidth;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Flights;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Finds moves that mate at once. The {@link MatingNet} rules out nearly all moves; only a check that leaves the king no
 * step is made on the board.
 */
@Hot
public final class MatingMoves {
    private final MoveGenerator generator;
    private final CheckingMoves checks;
    private final Flights flights;
    private final MatingNet net;
    private final MoveList candidates = new MoveList();

    public MatingMoves(Position position) {
        generator = new MoveGenerator(position);
        checks = new CheckingMoves(position);
        flights = new Flights(position);
        net = new MatingNet(position);
    }

    /** Returns a move that mates at once, or {@link Move#NONE}. */
    int find(Position position) {
        return MatingNet.serves(position) ? findInNet(position) : findAmongChecks(position);
    }

    private int findInNet(Position position) {
        net.generate(position, candidates);
        if (candidates.isEmpty()) {
            return Move.NONE;
        }
        flights.prepare(position);
        for (int i = 0; i < candidates.size(); i++) {
            int move = candidates.get(i);
            if (!flights.remainAfter(move) && generator.isLegal(position, move) && isMate(position, move)) {
                return move;
            }
        }
        return Move.NONE;
    }

    private int findAmongChecks(Position position) {
        prepare(position);
        for (int i = 0; i < candidates.size(); i++) {
            if (mates(position, candidates.get(i))) {
                return candidates.get(i);
            }
        }
        return Move.NONE;
    }

    /** Puts all mates in one into the list, which is cleared first, in the order of the generator. */
    public void generate(Position position, MoveList mates) {
        mates.clear();
        prepare(position);
        for (int i = 0; i < candidates.size(); i++) {
            if (mates(position, candidates.get(i))) {
                mates.add(candidates.get(i));
            }
        }
    }

    private void prepare(Position position) {
        checks.prepare(position);
        generator.generateChecks(position, checks, candidates);
        if (!candidates.isEmpty()) {
            flights.prepare(position);
        }
    }

    private boolean mates(Position position, int move) {
        return !flights.remainAfter(move) && checks.gives(move) && isMate(position, move);
    }

    private boolean isMate(Position position, int move) {
        position.make(move);
        boolean mate = position.inCheck() && generator.count(position) == 0;
        position.unmake(move);
        return mate;
    }

    /**
     * Returns false only when the move certainly gives no check: its piece does not attack the king from the target
     * square, not even through other pieces, and does not leave a line of the king.
     */
    public static boolean mayCheck(Position position, int move) {
        int us = position.sideToMove();
        if (!position.hasKing(us ^ 1)) {
            return false;
        }
        int king = position.king(us ^ 1);
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Piece.kind(position.pieceAt(from));
        if (Move.kind(move) > Move.DOUBLE_PUSH || Attacks.line(king, from) != 0) {
            return true;
        }
        return switch (kind) {
            case Piece.PAWN -> Bitboard.contains(Attacks.pawn(us, to), king);
            case Piece.KNIGHT -> Bitboard.contains(Attacks.knight(to), king);
            case Piece.KING -> false;
            default -> Attacks.line(king, to) != 0;
        };
    }
}
