package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds mate in n by trying all moves: slow, but simple enough to serve as an oracle. */
public final class MateOracle {
    private final boolean shareNodes;
    private final List<Integer> code = new ArrayList<>();
    private final Map<Long, Integer> written = new HashMap<>();

    private MateOracle(boolean shareNodes) {
        this.shareNodes = shareNodes;
    }

    /** True when the side to move mates in at most n moves, whatever the defender claims. */
    public static boolean mates(Position position, int n) {
        return n > 0 && keyMove(position, n) != Move.NONE;
    }

    /** True when the side to move is mated in at most n moves of the other. */
    public static boolean isMated(Position position, int n) {
        int[] replies = legalMoves(position);
        if (replies.length == 0) {
            return position.inCheck();
        }
        if (n == 0 || mayClaim(position)) {
            return false;
        }
        for (int reply : replies) {
            position.make(reply);
            boolean mated = !mayClaim(position) && mates(position, n);
            position.unmake(reply);
            if (!mated) {
                return false;
            }
        }
        return true;
    }

    /** A proof that the side to move mates in at most n moves, which must be true. */
    public static int[] proof(Position position, int n, boolean shareNodes) {
        MateOracle oracle = new MateOracle(shareNodes);
        oracle.writeMove(position, n);
        return oracle.code();
    }

    /** A proof that the side to move is mated in at most n moves, which must be true. */
    public static int[] defenderProof(Position position, int n) {
        MateOracle oracle = new MateOracle(false);
        oracle.writeReplies(position, Move.NONE, n);
        return oracle.code();
    }

    /**
     * A refutation of a mate in n moves of the attacker; there must be no such mate. It has the first defence that
     * holds against each of the attacker's moves.
     */
    public static int[] refutation(Position position, int attacker, int n) {
        MateOracle oracle = new MateOracle(false);
        if (position.sideToMove() == attacker) {
            oracle.writeAttacks(position, Move.NONE, n);
        } else {
            oracle.writeDefence(position, n);
        }
        return oracle.code();
    }

    static int[] legalMoves(Position position) {
        return MoveList.legal(position).toArray();
    }

    private int[] code() {
        return code.stream().mapToInt(Integer::intValue).toArray();
    }

    private int writeMove(Position position, int n) {
        Integer known = shareNodes ? written.get(position.key()) : null;
        if (known != null) {
            return known;
        }
        int shortest = 1;
        while (!mates(position, shortest)) {
            shortest++;
        }
        if (shortest > n) {
            throw new IllegalArgumentException("no mate in " + n);
        }
        int move = keyMove(position, shortest);
        long key = position.key();
        position.make(move);
        int node = writeReplies(position, move, shortest - 1);
        position.unmake(move);
        written.put(key, node);
        return node;
    }

    private int writeReplies(Position position, int move, int n) {
        int[] replies = legalMoves(position);
        int node = code.size();
        code.add(move);
        code.add(replies.length);
        for (int reply : replies) {
            code.add(reply);
            code.add(-1);
        }
        for (int i = 0; i < replies.length; i++) {
            position.make(replies[i]);
            code.set(node + 3 + 2 * i, writeMove(position, n));
            position.unmake(replies[i]);
        }
        return node;
    }

    private int writeAttacks(Position position, int answer, int n) {
        int[] attacks = n > 1 ? legalMoves(position) : new int[0];
        int node = code.size();
        code.add(answer);
        code.add(attacks.length);
        for (int attack : attacks) {
            code.add(attack);
            code.add(-1);
        }
        for (int i = 0; i < attacks.length; i++) {
            position.make(attacks[i]);
            code.set(node + 3 + 2 * i, writeDefence(position, n - 1));
            position.unmake(attacks[i]);
        }
        return node;
    }

    private int writeDefence(Position position, int n) {
        if (mayClaim(position) || legalMoves(position).length == 0) {
            return writeAttacks(position, Move.NONE, 1);
        }
        for (int reply : legalMoves(position)) {
            position.make(reply);
            boolean drawn = mayClaim(position);
            int node = drawn || !mates(position, n) ? writeAttacks(position, reply, drawn ? 1 : n) : -1;
            position.unmake(reply);
            if (node >= 0) {
                return node;
            }
        }
        throw new IllegalArgumentException("there is a mate in " + n);
    }

    private static int keyMove(Position position, int n) {
        for (int move : legalMoves(position)) {
            position.make(move);
            boolean mate = isMated(position, n - 1);
            position.unmake(move);
            if (mate) {
                return move;
            }
        }
        return Move.NONE;
    }

    private static boolean mayClaim(Position position) {
        return position.isFiftyMoveDraw() || position.repetitions() >= 2;
    }
}
