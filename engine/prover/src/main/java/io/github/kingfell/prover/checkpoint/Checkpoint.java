package io.github.kingfell.prover.checkpoint;

import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.solver.MateSearch;
import io.github.kingfell.prover.solver.SolverState;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file with the state of a long search: the entries of the transposition table, the shortest mate and its proof, the
 * moves disproved, the effort so far. It is replaced as a whole, so that a complete file exists at any moment, even
 * after a power cut.
 *
 * <p>Format: the line {@code kingfell-checkpoint 4}; length and bytes of the FEN; the greatest length asked for;
 * milliseconds; nodes; 1 where a disproof rests on table files of the user, else 0; the {@link SolverState states} of
 * the solvers for either side; the entries of the transposition table, two longs each; one long of 64 ones in the place
 * of a key and another in the place of its data; and the CRC-32C of everything before. Entries are stored by key, not
 * by index, so a transposition table of another size can read them.
 *
 * <p>The checker replays a mate in the file before it counts. A disproof of shorter mates is trusted.
 */
public final class Checkpoint {
    private static final byte[] NAME = "kingfell-checkpoint ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] VERSION = "5\n".getBytes(StandardCharsets.US_ASCII);

    /** The key and data after the last entry; no entry has them. */
    private static final long END = -1L;

    private final Path file;
    private final Position root;
    private final int asked;
    private @Nullable Content content;

    /**
     * The content of the file beside the transposition table.
     *
     * @param states of the solver for the side to move and that for the other
     */
    private record Content(long millis, long nodes, boolean restsOnFiles, List<SolverState> states) {}

    private Checkpoint(Path file, Position root, int asked) {
        this.file = file;
        this.root = root.copy();
        this.asked = asked;
    }

    /**
     * Reads and checks the file except the entries of the transposition table. A missing file starts a new search.
     *
     * @param root with its game history
     * @param asked greatest length asked for, 0 for any
     * @throws UnusableCheckpointException when the file has another content
     */
    public static Checkpoint open(Path file, Position root, int asked) throws IOException, UnusableCheckpointException {
        Checkpoint checkpoint = new Checkpoint(file, root, asked);
        if (Files.exists(file)) {
            try (CheckpointInput in = new CheckpointInput(file)) {
                checkpoint.content = checkpoint.read(in, true);
            }
        }
        return checkpoint;
    }

    /** Returns whether there is something to resume. */
    public boolean isResumed() {
        return content != null;
    }

    /** Returns the nodes of the earlier runs. */
    public long nodes() {
        return content == null ? 0 : content.nodes;
    }

    /** Returns the milliseconds of the earlier runs. */
    public long millis() {
        return content == null ? 0 : content.millis;
    }

    /** Returns whether the earlier runs have proved a mate. */
    public boolean hasMate() {
        return content != null
                && content.states.stream().anyMatch(state -> state.proof().isPresent());
    }

    /** Loads the content of the file into a search that has not begun, and into its transposition table. */
    void load(MateSearch search, ProofTable table) throws IOException, UnusableCheckpointException {
        try (CheckpointInput in = new CheckpointInput(file)) {
            Content beside = read(in, false);
            table.clear();
            if (beside.restsOnFiles) {
                table.restOnFiles();
            }
            for (long key = in.getLong(), data = in.getLong(); key != END || data != END; ) {
                table.restore(key, data);
                key = in.getLong();
                data = in.getLong();
            }
            search.restore(beside.states);
        }
    }

    /**
     * Replaces the file by the state of a search.
     *
     * @param nodes of this run
     * @param millis of this run
     * @throws OutputFailedException when it cannot be written; the old one is kept
     */
    void save(MateSearch search, ProofTable table, long nodes, long millis) {
        try (CheckpointOutput out = new CheckpointOutput(file)) {
            out.putBytes(NAME);
            out.putBytes(VERSION);
            out.putText(Fen.format(root));
            out.putInt(asked);
            out.putLong(millis() + millis);
            out.putLong(nodes() + nodes);
            out.putInt(table.restsOnFiles() ? 1 : 0);
            for (SolverState state : search.states()) {
                StateFormat.write(state, out);
            }
            table.forEach((key, data) -> {
                out.putLong(key);
                out.putLong(data);
            });
            out.putLong(END);
            out.putLong(END);
            out.finish();
        } catch (OutOfMemoryError e) {
            // The search needs no more memory and goes on, so the file is told, and not the search.
            throw new OutputFailedException(file, new IOException("out of memory", e));
        }
    }

    private Content read(CheckpointInput in, boolean checking) throws IOException, UnusableCheckpointException {
        if (checking) {
            checkName(in);
        }
        in.getBytes(NAME.length + VERSION.length);
        String fen = in.getText();
        int askedBefore = in.getInt();
        if (checking) {
            checkQuestion(fen, askedBefore);
        }
        long millis = in.getLong();
        long nodes = in.getLong();
        boolean restsOnFiles = in.getInt(0, 1) == 1;
        List<SolverState> states = List.of(StateFormat.read(in), StateFormat.read(in));
        if (checking) {
            for (SolverState state : states) {
                checkProof(state);
            }
        }
        return new Content(millis, nodes, restsOnFiles, states);
    }

    private void checkName(CheckpointInput in) throws IOException, UnusableCheckpointException {
        if (in.remaining() < NAME.length + VERSION.length || !Arrays.equals(in.getBytes(NAME.length), NAME)) {
            throw new UnusableCheckpointException("it is not a checkpoint of a mate search");
        }
        if (!Arrays.equals(in.getBytes(VERSION.length), VERSION)) {
            throw new UnusableCheckpointException("it was written by another version of the program");
        }
        if (!in.isWhole()) {
            throw new UnusableCheckpointException("it is damaged: its checksum is wrong");
        }
    }

    private void checkQuestion(String fen, int askedBefore) throws UnusableCheckpointException {
        if (!fen.equals(Fen.format(root))) {
            throw new UnusableCheckpointException("it belongs to another position: " + fen);
        }
        if (askedBefore != asked) {
            throw new UnusableCheckpointException("it belongs to another question: a mate "
                    + (askedBefore == 0 ? "of any length" : "in at most " + askedBefore));
        }
    }

    private void checkProof(SolverState state) throws UnusableCheckpointException {
        MateProof proof = state.proof().orElse(null);
        if (proof != null) {
            try {
                ProofChecker.check(root, new int[0], proof);
            } catch (RejectedProofException e) {
                throw new UnusableCheckpointException("it is damaged: its proof is wrong", e);
            }
        }
    }
}
