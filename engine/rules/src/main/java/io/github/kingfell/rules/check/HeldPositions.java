package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import java.util.HashSet;
import java.util.Set;

/** The set of a {@link DefenceProof}, to be asked about positions. */
final class HeldPositions {
    private final int attacker;
    private final Set<StoredPosition> positions;

    HeldPositions(DefenceProof proof) {
        attacker = proof.attacker();
        positions = new HashSet<>(proof.positions());
    }

    /** Returns whether a position, the attacker to move, is in the set, or is one in which he can mate no more. */
    boolean contains(Position position) {
        return cannotMate(position) || positions.contains(StoredPosition.of(position));
    }

    /** Returns whether the attacker has only his king, or the material is insufficient. */
    boolean cannotMate(Position position) {
        return position.color(attacker) == position.pieces(attacker, Piece.KING) || position.isInsufficientMaterial();
    }

    /**
     * Returns whether the defender, to move, is stalemated or has a reply that leads to the set.
     *
     * @param position the same again afterwards
     */
    boolean defends(Position position) {
        MoveList replies = new MoveList();
        new MoveGenerator(position).generate(position, replies);
        if (replies.isEmpty()) {
            return !position.inCheck();
        }
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            position.make(reply);
            boolean stays = contains(position);
            position.unmake(reply);
            if (stays) {
                return true;
            }
        }
        return false;
    }
}
