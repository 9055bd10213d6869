package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Flights;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * The test for a mate in one at every new attacker's node. It makes a check on the board only if the king has no flight
 * square.
 */
@Hot
public final class MateInOne {
    private final MoveGenerator generator;
    private final CheckingMoves checks;
    private final Flights flights;
    private final MoveList moves = new MoveList();
    private final int[] checkingMoves = new int[Children.MOST_MOVES];
    private int checkCount;
    private int tightCheckCount;
    private int moveCount;

    public MateInOne(Position position) {
        generator = new MoveGenerator(position);
        checks = new CheckingMoves(position);
        flights = new Flights(position);
    }

    /** Returns a move that mates at once, or {@link Move#NONE}. */
    public int find(Position position) {
        checks.prepare(position);
        moveCount = generator.generateChecks(position, checks, moves);
        flights.prepare(position);
        checkCount = 0;
        tightCheckCount = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (checks.gives(move)) {
                checkingMoves[checkCount++] = move;
                if (!flights.remainAfter(move)) {
                    if (mates(position, move)) {
                        return move;
                    }
                    tightCheckCount++;
                }
            }
        }
        return Move.NONE;
    }

    private boolean mates(Position position, int check) {
        position.make(check);
        boolean mate = generator.count(position) == 0;
        position.unmake(check);
        return mate;
    }

    /** Returns the number of checks seen by the last {@link #find}; all of them when it found no mate. */
    int checkCount() {
        return checkCount;
    }

    /** Returns one of these checks, from index 0. */
    int check(int index) {
        return checkingMoves[index];
    }

    /** Returns the number of checks that leave the king no move. */
    int tightCheckCount() {
        return tightCheckCount;
    }

    /** Returns the number of legal moves at the last {@link #find}. */
    int moveCount() {
        return moveCount;
    }
}
