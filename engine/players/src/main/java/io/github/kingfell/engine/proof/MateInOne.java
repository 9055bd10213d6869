package io.github.kingfell.engine.proof;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** The test made at every new attacker's node: is there a mating move? Only checks are made on the board. */
@Hot
final class MateInOne {
    private final MoveGenerator generator;
    private final CheckingMoves checks;
    private final MoveList moves = new MoveList();
    private int checkCount;
    private int moveCount;

    MateInOne(Position position) {
        generator = new MoveGenerator(position);
        checks = new CheckingMoves(position);
    }

    /** A move that mates at once, or {@link Move#NONE}. */
    int find(Position position) {
        generator.generate(position, moves);
        checks.prepare(position);
        checkCount = 0;
        moveCount = moves.size();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (checks.gives(move)) {
                checkCount++;
                position.make(move);
                boolean mate = generator.count(position) == 0;
                position.unmake(move);
                if (mate) {
                    return move;
                }
            }
        }
        return Move.NONE;
    }

    /** Checking moves seen by the last {@link #find}; all of them when it found no mate. */
    int checkCount() {
        return checkCount;
    }

    /** Legal moves at the last {@link #find}. */
    int moveCount() {
        return moveCount;
    }
}
