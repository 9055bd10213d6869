package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.search.SearchControl;

/**
 * Depth-first proof-number search (Nagai 2002) for mates, bounded by length.
 *
 * <p>It visits nodes in nearly the order of proof-number search but keeps them in a table instead of a tree. A node is
 * searched until its proof or disproof number passes a threshold; a child's threshold is a quarter above its best sibling's
 * number (1+epsilon trick, Pawlewicz and Lew 2007). {@code left} is the number of attacker moves left, so a node is refuted
 * when they run out.
 */
final class DfPn {
    static final int INFINITE = 1 << 28;

    private static final long COLOR_KEY = 0x9E3779B97F4A7C15L;

    /** A refutation that holds on the present path only is stored as very unlikely, never as a fact. */
    private static final int UNLIKELY = INFINITE - 1;

    static final int P1=Integer.getInteger("p1",1), PK=Integer.getInteger("pk",0), PD=Integer.getInteger("pd",0), PNC=Integer.getInteger("pnc",2), PEPS=Integer.getInteger("peps",4), PDEP=Integer.getInteger("pdep",0), PAND=Integer.getInteger("pand",0), PCHK=Integer.getInteger("pchk",0), PDM=Integer.getInteger("pdm",8), PDC=Integer.getInteger("pdc",1);
    private Position position;
    private final ProofTable table;
    private final MoveGenerator generator;
    private final MateInOne mateInOne;
    private final Frame[] frames;
    private long colorKey;
    private int attacker;
    private int rootPly;

    private SearchControl control = SearchControl.unlimited();
    private int allowance;
    private int granted;
    private boolean stopped;
    private long nodes;
    private long quota;
    private int[] rootMoves = {};

    // Result of the node searched last.
    private int proof;
    private int disproof;
    /** Attacker moves to mate when proved. */
    private int length;

    private int move;

    /** The refutation rests on a repetition of the path. */
    private boolean dependent;

    /** Children of one node on the path. */
    private static final class Frame {
        final MoveList moves = new MoveList();
        final int[] proof = new int[512];
        final int[] disproof = new int[512];
        final int[] length = new int[512];
        final boolean[] dependent = new boolean[512];
    }

    /** @param longest the greatest bound of the searches to come, in moves */
    DfPn(ProofTable table, int longest) {
        this.table = table;
        position = Fen.start();
        generator = new MoveGenerator(position);
        mateInOne = new MateInOne(position);
        frames = new Frame[2 * longest + 2];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = new Frame();
        }
    }

    long nodes() {
        return nodes;
    }

    int proof() {
        return proof;
    }

    int disproof() {
        return disproof;
    }

    int length() {
        return length;
    }

    /**
     * Prepares a search; what the table knows stays known.
     *
     * @param root with its game history; copied
     * @param rootMoves the only moves that count at the root, empty for all
     * @param attacker the colour that is to mate
     */
    void begin(Position root, int[] rootMoves, int attacker) {
        position = root.copy();
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        rootPly = position.ply();
        colorKey = attacker * COLOR_KEY;
    }

    /**
     * Searches the root until it is solved for this bound, or about {@code wanted} nodes were visited, or the control says
     * stop. The result is in the getters.
     *
     * @param bound moves of the attacker, at least 1
     */
    void search(int bound, long wanted, SearchControl control) {
        this.control = control;
        quota = nodes + wanted;
        granted = control.poll(0);
        allowance = granted;
        stopped = granted == 0;
        proof = 1;
        disproof = 1;
        if (!stopped) {
            if (position.sideToMove() == attacker) {
                attack(0, INFINITE, INFINITE, bound);
            } else {
                defend(0, INFINITE, INFINITE, bound);
            }
        }
        if (granted > 0) {
            control.poll(granted - allowance);
        }
    }

    private void count() {
        nodes++;
        if (--allowance <= 0) {
            granted = control.poll(granted);
            allowance = granted;
            stopped |= granted == 0;
        }
        stopped |= nodes >= quota;
    }

    private long key() {
        return position.key() ^ colorKey;
    }

    /** The key under which the table knows a position. */
    static long key(Position position, int attacker) {
        return position.key() ^ attacker * COLOR_KEY;
    }

    /** The attacker's best move at the root when proved and he is to move. */
    int move() {
        return move;
    }

    /** Attacker to move with {@code left} at least 1. */
    private void attack(int ply, int proofThreshold, int disproofThreshold, int left) {
        long begun = nodes;
        long key = key();
        Frame frame = frames[ply];
        generator.generate(position, frame.moves);
        int known = table.find(key) ? table.refutedLength() : 0;
        if (ply == 0 && rootMoves.length > 0) {
            frame.moves.retain(rootMoves);
        }
        int size = frame.moves.size();
        for (int i = 0; i < size; i++) {
            int move = frame.moves.get(i);
            position.make(move);
            count();
            openDefence(frame, i, left - 1);
            position.unmake(move);
            if (frame.proof[i] == 0 && frame.length[i] == 0) {
                finish(key, move, 1, begun, known);
                return;
            }
        }
        while (true) {
            int best = -1;
            int least = INFINITE;
            int second = INFINITE;
            long sum = 0;
            int shortest = ProofTable.UNPROVEN;
            int shortestMove = Move.NONE;
            boolean anyDependent = false;
            for (int i = 0; i < size; i++) {
                int pn = frame.proof[i];
                if (pn < least) {
                    second = least;
                    least = pn;
                    best = i;
                } else if (pn < second) {
                    second = pn;
                }
                sum += frame.disproof[i];
                if (pn == 0 && frame.length[i] < shortest) {
                    shortest = frame.length[i];
                    shortestMove = frame.moves.get(i);
                }
                anyDependent |= pn >= INFINITE && frame.dependent[i];
            }
            if (least == 0) {
                finish(key, shortestMove, shortest + 1, begun, known);
                return;
            }
            if (least >= INFINITE) {
                refuted(key, left, anyDependent, begun, known);
                return;
            }
            int dn = (int) Math.min(sum, UNLIKELY);
            if (stopped || least >= proofThreshold || dn >= disproofThreshold) {
                open(key, least, dn, frame.moves.get(best), begun, known);
                return;
            }
            int childProof = Math.min(proofThreshold, second >= UNLIKELY ? INFINITE : second + second / PEPS + 1);
            int childDisproof = (int) Math.min(INFINITE, (long) disproofThreshold - dn + frame.disproof[best]);
            int move = frame.moves.get(best);
            position.make(move);
            defend(ply + 1, childProof, childDisproof, left - 1);
            position.unmake(move);
            keep(frame, best);
        }
    }

    /** Defender to move, attacker with {@code left} at least 1 to follow. */
    private void defend(int ply, int proofThreshold, int disproofThreshold, int left) {
        long begun = nodes;
        long key = key();
        Frame frame = frames[ply];
        generator.generate(position, frame.moves);
        int known = table.find(key) ? table.refutedLength() : 0;
        if (ply == 0 && rootMoves.length > 0) {
            frame.moves.retain(rootMoves);
        }
        int size = frame.moves.size();
        for (int i = 0; i < size; i++) {
            int move = frame.moves.get(i);
            position.make(move);
            count();
            openAttack(frame, i, left);
            position.unmake(move);
            if (frame.proof[i] >= INFINITE && !frame.dependent[i]) {
                refuted(key, left, false, begun, known);
                return;
            }
        }
        while (true) {
            int best = -1;
            int least = INFINITE;
            int second = INFINITE;
            long sum = 0;
            int longest = 0; int top = 0; int openCount = 0;
            boolean refuted = false;
            for (int i = 0; i < size; i++) {
                int dn = frame.disproof[i];
                if (frame.proof[i] == 0) {
                    longest = Math.max(longest, frame.length[i]);
                    continue;
                }
                refuted |= frame.proof[i] >= INFINITE;
                if (dn < least) {
                    second = least;
                    least = dn;
                    best = i;
                } else if (dn < second) {
                    second = dn;
                }
                sum += frame.proof[i];
                top = Math.max(top, frame.proof[i]);
                openCount++;
            }
            if (PAND == 1) sum = top + openCount - 1;
            else if (PAND == 2) sum = (sum + top + openCount - 1) / 2;
            if (refuted) {
                refuted(key, left, isDependent(frame, size), begun, known);
                return;
            }
            if (best < 0) {
                finish(key, Move.NONE, longest, begun, known);
                return;
            }
            int pn = (int) Math.min(sum, UNLIKELY);
            if (stopped || pn >= proofThreshold || least >= disproofThreshold) {
                open(key, pn, least, Move.NONE, begun, known);
                return;
            }
            int childDisproof = Math.min(disproofThreshold, second >= UNLIKELY ? INFINITE : second + second / PEPS + 1);
            int childProof = (int) Math.min(INFINITE, PAND == 1 ? (long) proofThreshold - openCount + 1 : PAND == 2 ? (long) proofThreshold - pn + frame.proof[best] + 0L + (proofThreshold - pn) / 2 : (long) proofThreshold - pn + frame.proof[best]);
            int move = frame.moves.get(best);
            position.make(move);
            attack(ply + 1, childProof, childDisproof, left);
            position.unmake(move);
            keep(frame, best);
        }
    }

    private static boolean isDependent(Frame frame, int size) {
        for (int i = 0; i < size; i++) {
            if (frame.proof[i] >= INFINITE && !frame.dependent[i]) {
                return false;
            }
        }
        return true;
    }

    private void keep(Frame frame, int index) {
        frame.proof[index] = proof;
        frame.disproof[index] = disproof;
        frame.length[index] = length;
        frame.dependent[index] = dependent;
    }

    /** First numbers of a defender's node that has just been reached. */
    private void openDefence(Frame frame, int index, int left) {
        int replies = generator.count(position);
        if (replies == 0) {
            boolean mate = position.inCheck();
            set(frame, index, mate ? 0 : INFINITE, mate ? INFINITE : 0, 0, false);
        } else if (left == 0) {
            set(frame, index, INFINITE, 0, 0, false);
        } else if (isDrawn()) {
            set(frame, index, INFINITE, 0, 0, true);
        } else if (!look(frame, index, left)) {
            int kingMoves = 0;
            if (PK > 0) { kingMoves = generator.kingMoves(); }
            boolean inCheck = PCHK > 0 && position.inCheck();
            int pn = P1 - 1 + replies + (inCheck ? 0 : PK * kingMoves + PCHK) + (PDEP > 0 ? (position.ply() - rootPly) / PDEP : 0);
            set(frame, index, Math.max(1, pn), 1 + PD, 0, false);
        }
    }

    /** First numbers of an attacker's node that has just been reached. */
    private void openAttack(Frame frame, int index, int left) {
        if (isDrawn()) {
            set(frame, index, INFINITE, 0, 0, true);
        } else if (!look(frame, index, left)) {
            int mate = mateInOne.find(position);
            if (mate != Move.NONE) {
                table.store(key(), 0, INFINITE, mate, 1, 0, 0);
                set(frame, index, 0, INFINITE, 1, false);
            } else if (left == 1) {
                set(frame, index, INFINITE, 0, 0, false);
            } else {
                int checks = mateInOne.checkCount();
                set(frame, index, checks == 0 ? 1 + PNC : 1, 1 + checks * PDC + mateInOne.moveCount() / PDM, 0, false);
            }
        }
    }

    private boolean isDrawn() {
        return position.isRepetition(rootPly) || position.isFiftyMoveDraw() || position.isInsufficientMaterial();
    }

    private boolean look(Frame frame, int index, int left) {
        if (!table.find(key())) {
            return false;
        }
        if (table.provenLength() <= left) {
            set(frame, index, 0, INFINITE, table.provenLength(), false);
        } else if (table.refutedLength() >= left) {
            set(frame, index, INFINITE, 0, 0, false);
        } else {
            set(frame, index, Math.max(1, table.proof()), Math.max(1, table.disproof()), 0, false);
        }
        return true;
    }

    private static void set(Frame frame, int index, int proof, int disproof, int length, boolean dependent) {
        frame.proof[index] = proof;
        frame.disproof[index] = disproof;
        frame.length[index] = length;
        frame.dependent[index] = dependent;
    }

    private void finish(long key, int mating, int mateLength, long begun, int refutedLength) {
        move = mating;
        proof = 0;
        disproof = INFINITE;
        length = mateLength;
        dependent = false;
        table.store(key, 1, 1, mating, mateLength, Math.min(refutedLength, mateLength - 1), work(begun));
    }

    private void refuted(long key, int left, boolean onThisPath, long begun, int refutedLength) {
        proof = INFINITE;
        disproof = 0;
        length = 0;
        dependent = onThisPath;
        if (onThisPath) {
            store(key, UNLIKELY, 1, Move.NONE, refutedLength, begun);
        } else {
            store(key, 1, 1, Move.NONE, Math.max(refutedLength, left), begun);
        }
    }

    private void open(long key, int pn, int dn, int move, long begun, int refutedLength) {
        proof = pn;
        disproof = dn;
        length = 0;
        dependent = false;
        store(key, pn, dn, move, refutedLength, begun);
    }

    /** Keeps the length of a mate that is too long for the present bound. */
    private void store(long key, int pn, int dn, int move, int refutedLength, long begun) {
        boolean found = table.find(key);
        int proven = found ? table.provenLength() : ProofTable.UNPROVEN;
        int kept = proven != ProofTable.UNPROVEN ? table.move() : move;
        table.store(key, pn, dn, kept, proven, refutedLength, work(begun));
    }

    private int work(long begun) {
        return 64 - Long.numberOfLeadingZeros(nodes - begun);
    }
}
