package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;

/**
 * The verdicts on a child that need no search: of the path (a repetition), of the rules (checkmate, stalemate, a draw)
 * and of exact tables. They hold for every search for mates, whatever it stores in the {@link ProofTable}.
 */
@Hot
public final class Verdicts {
    private final ProofTableView known;
    private final ExactLeaves leaves;
    private final GraphHistory history;
    private Position position;
    private int attacker;

    Verdicts(ProofTableView known, Position position, ExactLeaves leaves) {
        this.known = known;
        this.position = position;
        this.leaves = leaves;
        history = new GraphHistory(position);
    }

    /** @param method whose exact values are used */
    public Verdicts(ProofTableView known, Position position, Method method) {
        this(
                known,
                position,
                new ExactLeaves(method.leaves().get(), method.outcomes().get()));
    }

    /** @param root the position on which the search makes its moves */
    public void begin(Position root, int attacker) {
        position = root;
        this.attacker = attacker;
        history.begin(root);
    }

    /** Returns the draws that depend on the path. */
    public GraphHistory history() {
        return history;
    }

    /** Disproves a child whose move repeats a position; the move is not made yet. */
    public boolean isRepetition(Children children, int index, int move) {
        int repeated = history.repeatedAfter(move, ProofTable.positionKey(children.key[index], attacker));
        if (repeated == GraphHistory.NO_PATH) {
            return false;
        }
        children.disprove(index, repeated);
        return true;
    }

    /** Solves a child that is checkmate or stalemate. */
    public void endOfGame(Children children, int index) {
        if (position.inCheck()) {
            children.prove(index, 0);
            known.storeMate(children.key[index], Move.NONE, 0);
        } else {
            drawn(children, index, children.key[index]);
        }
    }

    /** Disproves a child that is a draw by the fifty-move rule or by insufficient material. */
    public boolean isDrawnByRule(Children children, int index) {
        if (history.hasRunOut()) {
            children.disprove(index, GraphHistory.GAME);
            return true;
        }
        if (position.isInsufficientMaterial()) {
            drawn(children, index, children.key[index]);
            return true;
        }
        return false;
    }

    /** Disproves a child from which the attacker has no move left. */
    public boolean isOutOfMoves(Children children, int index, int left) {
        if (left == 0) {
            children.disprove(index, GraphHistory.NO_PATH);
        }
        return left == 0;
    }

    /** Returns whether exact tables solve the child. No mate in them is too long for the fifty-move rule. */
    public boolean isTabled(Children children, int index, int left) {
        if (position.halfmoveClock() > 0) {
            return false;
        }
        int moves = leaves.movesToMate(position, attacker);
        if (moves == ExactLeaves.UNKNOWN) {
            if (!leaves.isNotWon(position, attacker, left)) {
                return false;
            }
            known.restOnFiles();
            drawn(children, index, children.key[index]);
        } else if (moves <= left) {
            children.prove(index, moves);
        } else {
            if (ExactValues.isOfUser(position)) {
                known.restOnFiles();
            }
            children.disprove(index, GraphHistory.NO_PATH);
        }
        return true;
    }

    /** Marks a child as a draw that holds for ever: neither side can mate any more. */
    void drawn(Children children, int index, long key) {
        children.disprove(index, GraphHistory.NO_PATH);
        known.storeDrawn(key);
    }
}
