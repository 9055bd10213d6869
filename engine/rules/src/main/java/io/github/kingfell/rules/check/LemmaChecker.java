package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.PackedPosition;
import io.github.kingfell.rules.board.Position;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks a mate proof made of lemmas, one lemma after another, with the move generator alone; it trusts nothing in the
 * proof. For each lemma it checks that
 *
 * <ul>
 *   <li>the position is legal and has no earlier lemma, and the move is legal in it;
 *   <li>every reply leads to the position of an earlier lemma; when there is no reply, the defender is checkmated;
 *   <li>no line is longer than {@value #MAX_MOVES} moves;
 *   <li>the fifty-move rule draws on no line. For this the checker keeps the greatest halfmove clock with which each
 *       position is still won.
 * </ul>
 *
 * <p>The number of the lemma falls with each move, so no position occurs twice on a line. Without a game before the
 * root there is therefore no threefold repetition.
 */
public final class LemmaChecker {
    /** The most moves of the attacker on one line. */
    public static final int MAX_MOVES = 255;

    /** The halfmove clock at which it is too late for the side to move. */
    private static final int TOO_LATE = Position.FIFTY_MOVES_IN_PLIES;

    private static final int LEMMAS_BETWEEN_LOOKS = 1024;

    private final Position root;
    private final LemmaProof proof;
    private final MoveGenerator generator;
    private final MoveList moves = new MoveList();
    private final MoveList replies = new MoveList();
    private final PositionIndex known;

    /** By lemma: the number of moves to mate, unsigned. */
    private final byte[] lengths;

    /** By lemma: the greatest halfmove clock at which it holds. */
    private final byte[] clocks;

    /** Of the last position examined, defender to move: moves to mate, and the greatest clock. */
    private int length;

    private int clock;
    private long answered;

    private LemmaChecker(Position root, LemmaProof proof) {
        this.root = root.copy();
        this.proof = proof;
        generator = new MoveGenerator(this.root);
        known = new PositionIndex(proof.size());
        lengths = new byte[proof.size()];
        clocks = new byte[proof.size()];
    }

    /**
     * Checks a proof and certifies it.
     *
     * @param root the position, without a game before it; not changed
     * @param goOn called now and then with the number of lemmas proven; false ends the check
     * @return the certificate, with the length of the proof against the longest defence
     * @throws UnfinishedCheckException when {@code goOn} ended the check
     * @throws RejectedProofException when the proof does not hold
     */
    public static LemmaCertificate check(Position root, LemmaProof proof, IntPredicate goOn)
            throws RejectedProofException {
        if (root.ply() != 0) {
            throw new RejectedProofException("a list of lemmas does not cover moves played before the position");
        }
        LemmaChecker checker = new LemmaChecker(root, proof);
        for (int lemma = 0; lemma < proof.size(); lemma++) {
            if (lemma % LEMMAS_BETWEEN_LOOKS == 0 && !goOn.test(lemma)) {
                throw new UnfinishedCheckException("the check was stopped");
            }
            checker.prove(lemma);
        }
        return checker.certificate();
    }

    private void prove(int lemma) throws RejectedProofException {
        Position position = position(lemma);
        if (known.find(proof.position(lemma)) != PositionIndex.UNKNOWN) {
            throw rejected(lemma, "an earlier lemma has the same position");
        }
        generator.generate(position, moves);
        int move = proof.move(lemma, moves);
        if (move == Move.NONE) {
            throw rejected(lemma, "the move is not legal");
        }
        boolean zeroing = position.isZeroing(move);
        position.make(move);
        String fault = look(position);
        if (fault != null) {
            throw rejected(lemma, fault);
        }
        if (length >= MAX_MOVES) {
            throw rejected(lemma, "the line is too long");
        }
        int most = zeroing ? TOO_LATE : clock - 1;
        if (most < 0) {
            throw rejected(lemma, "the defender can claim a draw by fifty moves");
        }
        known.add(proof.position(lemma));
        lengths[lemma] = (byte) (length + 1);
        clocks[lemma] = (byte) most;
    }

    private Position position(int lemma) throws RejectedProofException {
        try {
            Position position = PackedPosition.unpack(proof.position(lemma), proof.attacker());
            if (PackedPosition.of(position) != proof.position(lemma)) {
                throw rejected(lemma, "the position is not in its normal form");
            }
            return position;
        } catch (IllegalPositionException e) {
            throw rejected(lemma, "not a position: " + e.getMessage());
        }
    }

    /**
     * Examines all replies.
     *
     * @return what is wrong, null when each reply leads to a lemma
     */
    private @Nullable String look(Position position) {
        generator.generate(position, replies);
        length = 0;
        clock = TOO_LATE;
        if (replies.isEmpty()) {
            return position.inCheck() ? null : "stalemate";
        }
        // The defender must not be able to claim a draw before he moves.
        clock = TOO_LATE - 1;
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            boolean zeroing = position.isZeroing(reply);
            int next = after(reply, position);
            if (next == PositionIndex.UNKNOWN) {
                return "a reply leads to no earlier lemma";
            }
            length = Math.max(length, lengths[next] & 0xFF);
            if (!zeroing) {
                // Nor may his move lead to a position in which he can claim one.
                clock = Math.min(clock, Math.min(TOO_LATE - 1, clocks[next]) - 1);
            }
        }
        answered += replies.size();
        return clock < 0 ? "the defender can claim a draw by fifty moves" : null;
    }

    private int after(int reply, Position position) {
        position.make(reply);
        int lemma = known.find(PackedPosition.of(position));
        position.unmake(reply);
        return lemma;
    }

    private LemmaCertificate certificate() throws RejectedProofException {
        boolean defender = root.sideToMove() != proof.attacker();
        if (defender) {
            String fault = look(root);
            if (fault != null) {
                throw new RejectedProofException("in the position of the proof: " + fault);
            }
        } else {
            int lemma = known.find(PackedPosition.of(root));
            if (lemma == PositionIndex.UNKNOWN) {
                throw new RejectedProofException("there is no lemma for the position of the proof");
            }
            if (root.isSeventyFiveMoveDraw()) {
                throw new RejectedProofException("the seventy-five-move rule has ended the game");
            }
            length = lengths[lemma] & 0xFF;
            clock = clocks[lemma];
        }
        // Checkmate, and a move that resets the clock, come before any claim.
        if (clock < TOO_LATE && root.halfmoveClock() > clock) {
            throw new RejectedProofException("the defender can claim a draw by fifty moves");
        }
        return new LemmaCertificate(root.copy(), proof, defender ? -length : length, answered, line(defender));
    }

    /** The line of longest defence. */
    private int[] line(boolean defender) {
        Position position = root.copy();
        int[] line = new int[defender ? 2 * length : 2 * length - 1];
        for (int ply = 0; ply < line.length; ply++) {
            boolean attacks = position.sideToMove() == proof.attacker();
            line[ply] = attacks ? attack(position) : longest(position);
            position.make(line[ply]);
        }
        return line;
    }

    private int attack(Position position) {
        generator.generate(position, moves);
        return proof.move(known.find(PackedPosition.of(position)), moves);
    }

    private int longest(Position position) {
        generator.generate(position, replies);
        int best = Move.NONE;
        int most = 0;
        for (int i = 0; i < replies.size(); i++) {
            int moves = lengths[after(replies.get(i), position)] & 0xFF;
            if (moves > most) {
                most = moves;
                best = replies.get(i);
            }
        }
        return best;
    }

    private RejectedProofException rejected(int lemma, String reason) {
        String side = proof.attacker() == Color.WHITE ? "White" : "Black";
        return new RejectedProofException("lemma " + (lemma + 1) + ", " + side + " to move: " + reason);
    }
}
