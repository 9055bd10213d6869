package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.PackedPosition;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.LemmaChecker;
import io.github.kingfell.rules.check.LemmaProof;
import io.github.kingfell.rules.check.PositionIndex;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Writes a mate of the tables as a list of lemmas, whatever its length: the positions in which the attacker may have to
 * move, the furthest from mate first. Every predecessor of a position in the proof comes before it. So each position is
 * looked at once, with the greatest halfmove clock it can be reached with, and no tree is kept.
 *
 * <p>Of the quickest moves the writer takes the one whose replies lead to the fewest new positions; where the
 * fifty-move rule is near, it prefers a capture or a pawn move. If a draw still comes first, it starts again and tries
 * captures and pawn moves first everywhere.
 */
public final class TableLemmas {
    private static final int POSITIONS_BETWEEN_LOOKS = 1024;

    /** More than the number of replies in any position. */
    private static final int LATE = 1000;

    private final TableProbe probe;
    private final Position root;
    private final int attacker;
    private final IntPredicate goOn;

    /** True when captures and pawn moves come first everywhere. */
    private final boolean hasty;

    private final MoveGenerator generator;
    private final MoveList moves = new MoveList();
    private final MoveList replies = new MoveList();

    private final PositionIndex positions = new PositionIndex(1 << 12);

    /** By number of a position: the attacker's moves to mate. */
    private byte[] lengths = new byte[1 << 12];

    /** By number: the greatest halfmove clock. */
    private byte[] clocks = new byte[1 << 12];

    /** By number: the attacker's move. */
    private char[] answers = new char[1 << 12];

    /** By moves to mate: the positions. */
    private final long[][] byLength = new long[LemmaChecker.MAX_MOVES + 1][0];

    private final int[] sizes = new int[byLength.length];
    private int done;

    /** True when a draw by fifty moves came first. */
    private boolean drawn;

    private TableLemmas(TableProbe probe, Position root, int attacker, IntPredicate goOn, boolean hasty) {
        this.probe = probe;
        this.root = root.copy();
        this.attacker = attacker;
        this.goOn = goOn;
        this.hasty = hasty;
        generator = new MoveGenerator(root);
    }

    /**
     * Returns the proof; empty when the tables know no mate, a table is missing or damaged, the fifty-move rule comes
     * first, or the caller gave up.
     *
     * @param root without game history; not changed
     * @param goOn called now and then with the number of positions in the proof so far; false gives up
     */
    public static Optional<LemmaProof> of(TableProbe probe, Position root, IntPredicate goOn) {
        int plies = probe.plies(root);
        if (plies < 1) {
            return Optional.empty();
        }
        int attacker = plies % 2 == 1 ? root.sideToMove() : root.sideToMove() ^ 1;
        TableLemmas first = new TableLemmas(probe, root, attacker, goOn, false);
        Optional<LemmaProof> proof = first.write();
        return first.drawn ? new TableLemmas(probe, root, attacker, goOn, true).write() : proof;
    }

    private Optional<LemmaProof> write() {
        boolean begun = root.sideToMove() == attacker
                ? reach(root, root.halfmoveClock())
                : reachAll(root, root.halfmoveClock());
        for (int length = byLength.length - 1; begun && length > 0; length--) {
            // Replies lead only to shorter mates, so nothing more is added to this list. Sorted positions probe the
            // same part of a table.
            Arrays.sort(byLength[length], 0, sizes[length]);
            for (int i = 0; i < sizes[length]; i++) {
                if (done++ % POSITIONS_BETWEEN_LOOKS == 0 && !goOn.test(positions.size())
                        || !open(byLength[length][i])) {
                    return Optional.empty();
                }
            }
        }
        return begun ? Optional.of(shortestFirst()) : Optional.empty();
    }

    private LemmaProof shortestFirst() {
        LemmaProof proof = new LemmaProof(attacker, positions.size());
        for (int length = 1; length < byLength.length; length++) {
            for (int i = 0; i < sizes[length]; i++) {
                long position = byLength[length][i];
                int move = answers[positions.find(position)];
                proof.add(position, Move.from(move), Move.to(move), Move.promotedTo(move));
            }
        }
        return proof;
    }

    /** Chooses the move of a position and reaches every position that can follow it. */
    private boolean open(long packed) {
        int number = positions.find(packed);
        Position position = unpacked(packed);
        int length = lengths[number];
        boolean pressed = hasty || clocks[number] + 2 * length > Position.FIFTY_MOVES_IN_PLIES;
        int move = choose(position, length, pressed);
        if (move == Move.NONE) {
            return false;
        }
        answers[number] = (char) move;
        int clock = position.isZeroing(move) ? 0 : clocks[number] + 1;
        position.make(move);
        return reachAll(position, clock);
    }

    private Position unpacked(long packed) {
        try {
            return PackedPosition.unpack(packed, attacker);
        } catch (IllegalPositionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a quickest move, {@link Move#NONE} when the tables do not know one. */
    private int choose(Position position, int length, boolean pressed) {
        generator.generate(position, moves);
        int best = Move.NONE;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size() && least > 0; i++) {
            int move = moves.get(i);
            int late = pressed && !position.isZeroing(move) ? LATE : 0;
            position.make(move);
            if (probe.plies(position) == 2 * (length - 1)) {
                int cost = late + newReplies(position);
                if (cost < least) {
                    least = cost;
                    best = move;
                }
            }
            position.unmake(move);
        }
        return best;
    }

    /** Returns how many replies lead to new positions. */
    private int newReplies(Position position) {
        generator.generate(position, replies);
        int unknown = 0;
        for (int i = 0; i < replies.size(); i++) {
            position.make(replies.get(i));
            unknown += positions.find(PackedPosition.of(position)) == PositionIndex.UNKNOWN ? 1 : 0;
            position.unmake(replies.get(i));
        }
        return unknown;
    }

    /** Reaches the positions after every reply; the defender is to move. */
    private boolean reachAll(Position position, int clock) {
        generator.generate(position, replies);
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            int next = position.isZeroing(reply) ? 0 : clock + 1;
            position.make(reply);
            boolean known = reach(position, next);
            position.unmake(reply);
            if (!known) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds the position, with the attacker to move. Returns false when the tables do not know the mate, or a draw by
     * fifty moves comes first.
     */
    private boolean reach(Position position, int clock) {
        if (clock >= Position.FIFTY_MOVES_IN_PLIES && position.ply() != 0) {
            drawn = true;
            return false;
        }
        long packed = PackedPosition.of(position);
        int number = positions.find(packed);
        if (number == PositionIndex.UNKNOWN) {
            int plies = probe.plies(position);
            if (plies < 0) {
                return false;
            }
            number = positions.add(packed);
            note(number, (plies + 1) / 2);
        }
        clocks[number] = (byte) Math.max(clocks[number], Math.min(clock, Position.FIFTY_MOVES_IN_PLIES));
        return true;
    }

    private void note(int number, int length) {
        if (number == lengths.length) {
            int room = number + (number >> 1);
            lengths = Arrays.copyOf(lengths, room);
            clocks = Arrays.copyOf(clocks, room);
            answers = Arrays.copyOf(answers, room);
        }
        lengths[number] = (byte) length;
        if (sizes[length] == byLength[length].length) {
            byLength[length] = Arrays.copyOf(byLength[length], Math.max(64, 2 * sizes[length]));
        }
        byLength[length][sizes[length]++] = positions.get(number);
    }
}
