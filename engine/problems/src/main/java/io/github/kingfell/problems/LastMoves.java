package io.github.kingfell.problems;

import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** The moves that reach an aim at once. Mates and stalemates are found without trying every move. */
@Hot
final class LastMoves {
    private final ProblemAim.Kind kind;
    private final ReachedAim aim;
    private final MatingMoves mating;
    private final StalematingMoves stalemating;
    private final MoveList candidates = new MoveList();

    LastMoves(ProblemAim aim, Position position) {
        kind = aim.kind();
        this.aim = new ReachedAim(aim, position);
        mating = new MatingMoves(position);
        stalemating = new StalematingMoves(position);
    }

    /** Puts them into the list, in the order of the generator. */
    void generate(Position position, MoveList list) {
        switch (kind) {
            case MATE -> {
                list.clear();
                if (position.hasKing(position.sideToMove() ^ 1)) {
                    mating.generate(position, list);
                }
            }
            case STALEMATE -> stalemating.generate(position, list);
            default -> {
                list.clear();
                aim.candidates(position, candidates);
                for (int i = 0; i < candidates.size(); i++) {
                    if (aim.reaches(position, candidates.get(i))) {
                        list.add(candidates.get(i));
                    }
                }
            }
        }
    }

    /** Returns the pieces of the side to move one of which must move before the other side reaches the aim. */
    long moversBefore(Position position) {
        return kind == ProblemAim.Kind.STALEMATE ? StalematingMoves.movers(position) : -1L;
    }
}
