package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks proofs of a gain of material by replaying them with the move generator alone; it trusts nothing in them. The
 * idea of such a goal is that of Breuker, Allis and van den Herik, "Mate in 38" (1994), section 6.3: stop when the gain
 * is stable. The definition of stable is ours:
 *
 * <ul>
 *   <li>A branch ends in checkmate, or after a move of the attacker when he is ahead of the root by the points claimed,
 *       the defender is not in check, and no reply counts.
 *   <li>As long as the attacker is not ahead by the points, or the defender is in check, every legal reply counts.
 *       After that captures, promotions and checks count, and quiet replies too while patience is left. A quiet reply
 *       uses up one unit of the patience of its branch.
 *   <li>Every counting reply is answered exactly once, with a legal move. No other reply is answered.
 *   <li>The position is nowhere dead for lack of material, and the game is not over at the root. A gain in a drawn game
 *       is worth nothing.
 *   <li>The defender is nowhere stalemated, and can nowhere claim a draw by the fifty-move rule or threefold
 *       repetition, neither in the current position nor with a counting move.
 *   <li>No branch returns to itself or is longer than {@value #MAX_MOVES} moves.
 * </ul>
 *
 * <p>So a proof shows a gain that holds against every capture, promotion and check, and against the claimed number of
 * quiet moves. It does not show that the attacker stands better: a slow attack may be worth more than the gain.
 */
public final class GainChecker {
    /** The most moves of the attacker on one branch. */
    public static final int MAX_MOVES = 500;

    /** The limit of nodes replayed, which takes about a second. */
    private static final int MAX_VISITS = 1_000_000;

    /** Points by piece kind. */
    private static final int[] POINTS = {0, 1, 3, 3, 5, 9, 0};

    private static final int MATE = GainProof.MOST_POINTS + 1;

    private final Position position;
    private final MoveGenerator generator;
    private final GainProof proof;
    private final int attacker;
    private final int before;
    private final List<MoveList> replies = new ArrayList<>();
    private final int[] lengths;
    private int depth;
    private int visits;
    private int least = MATE;

    private GainChecker(Position root, GainProof proof) {
        position = root.copy();
        generator = new MoveGenerator(position);
        this.proof = proof;
        attacker = root.sideToMove();
        before = balance();
        lengths = new int[proof.answers().size()];
    }

    /**
     * Checks a proof and certifies it.
     *
     * @param root the position with its game history; the side to move is the attacker; not changed
     * @throws UnfinishedCheckException when replaying the proof takes more than a million nodes
     * @throws RejectedProofException when the proof does not hold
     */
    public static GainCertificate check(Position root, GainProof proof) throws RejectedProofException {
        proof.answers().shared();
        if (root.isSeventyFiveMoveDraw()) {
            throw rejected(0, "the seventy-five-move rule has ended the game");
        }
        GainChecker checker = new GainChecker(root, proof);
        checker.follow(0, proof.patience());
        return new GainCertificate(root.copy(), proof, checker.least, checker.line());
    }

    /** The material of a colour in points. */
    public static int points(Position position, int color) {
        int sum = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            sum += POINTS[kind] * Long.bitCount(position.pieces(color, kind));
        }
        return sum;
    }

    private int balance() {
        return points(position, attacker) - points(position, Color.opponent(attacker));
    }

    /** Replays a node with the attacker to move. */
    private void follow(int node, int patience) throws RejectedProofException {
        if (depth == MAX_MOVES) {
            throw rejected(node, "the branch is too long");
        }
        if (++visits > MAX_VISITS) {
            throw new UnfinishedCheckException("the proof is too large to be replayed");
        }
        depth++;
        int move = proof.answers().answer(node);
        MoveList legal = listAt(2 * depth - 2);
        generator.generate(position, legal);
        if (!legal.contains(move)) {
            throw rejected(node, "the attacker's move is not legal");
        }
        position.make(move);
        lengths[node] = 1 + afterReplies(node, patience);
        position.unmake(move);
        depth--;
    }

    /** Replays a node with the defender to move and returns the length of the longest branch. */
    private int afterReplies(int node, int patience) throws RejectedProofException {
        AnswerTree answers = proof.answers();
        MoveList legal = listAt(2 * depth - 1);
        generator.generate(position, legal);
        if (legal.isEmpty()) {
            if (!position.inCheck()) {
                throw rejected(node, "stalemate");
            }
            if (answers.count(node) != 0) {
                throw rejected(node, "replies follow a mate");
            }
            return 0;
        }
        if (position.mayClaimDraw()) {
            throw rejected(node, "the defender can claim a draw");
        }
        // Whatever is played in a dead position, the next one is dead too.
        if (position.isInsufficientMaterial()) {
            throw rejected(node, "the position is drawn: nobody can mate with these pieces");
        }
        int gain = balance() - before;
        boolean kept = gain >= proof.points() && !position.inCheck();
        int counting = markCounting(legal, kept && patience == 0);
        if (answers.count(node) != counting) {
            throw rejected(node, answers.count(node) + " replies are answered, " + counting + " count");
        }
        if (kept && patience == 0) {
            least = Math.min(least, gain);
        }
        int longest = 0;
        for (int i = 0; i < counting; i++) {
            int reply = answers.move(node, i);
            markAnswered(node, legal, reply);
            int left = kept && isQuiet(reply) ? patience - 1 : patience;
            position.make(reply);
            if (position.mayClaimDraw()) {
                throw rejected(node, "the defender can claim a draw with the next move");
            }
            follow(answers.next(node, i), left);
            longest = Math.max(longest, lengths[answers.next(node, i)]);
            position.unmake(reply);
        }
        return longest;
    }

    /** Sets the score of counting moves to 1 and returns their number. */
    private int markCounting(MoveList legal, boolean noisyOnly) {
        int counting = 0;
        for (int i = 0; i < legal.size(); i++) {
            boolean counts = !noisyOnly || !isQuiet(legal.get(i));
            legal.setScore(i, counts ? 1 : 0);
            counting += counts ? 1 : 0;
        }
        return counting;
    }

    private boolean isQuiet(int move) {
        if (position.isCapture(move) || Move.isPromotion(move)) {
            return false;
        }
        position.make(move);
        boolean check = position.inCheck();
        position.unmake(move);
        return !check;
    }

    private static void markAnswered(int node, MoveList legal, int reply) throws RejectedProofException {
        int index = legal.indexOf(reply);
        if (index < 0 || legal.score(index) == 0) {
            throw rejected(node, "a reply is not legal, need not be answered, or is answered twice");
        }
        legal.setScore(index, 0);
    }

    private int[] line() {
        AnswerTree answers = proof.answers();
        int[] line = new int[2 * lengths[0] - 1];
        int node = 0;
        line[0] = answers.answer(0);
        for (int ply = 1; ply < line.length; ply += 2) {
            int longest = 0;
            for (int i = 1; i < answers.count(node); i++) {
                if (lengths[answers.next(node, i)] > lengths[answers.next(node, longest)]) {
                    longest = i;
                }
            }
            line[ply] = answers.move(node, longest);
            node = answers.next(node, longest);
            line[ply + 1] = answers.answer(node);
        }
        return line;
    }

    private MoveList listAt(int index) {
        while (replies.size() <= index) {
            replies.add(new MoveList());
        }
        return replies.get(index);
    }

    private static RejectedProofException rejected(int node, String reason) {
        return new RejectedProofException("node " + node + ": " + reason);
    }
}
