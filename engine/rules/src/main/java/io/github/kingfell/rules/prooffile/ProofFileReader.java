package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.GainProof;
import io.github.kingfell.rules.check.LemmaProof;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads proof files. */
public final class ProofFileReader {
    private static final String LEMMAS = "lemmas ";

    private static final String NO_MATE = "no mate ";

    /** The initial capacity in lemmas, whatever number the file announces. */
    private static final int LEMMAS_AT_ONCE = 1 << 20;

    private ProofFileReader() {}

    /**
     * As {@link #read(InputStream)}, from a file.
     *
     * @throws UnreadableProofException also when there is no such file
     */
    public static ProofFile read(Path file) throws IOException, UnreadableProofException, RejectedProofException {
        try (InputStream in = open(file)) {
            return read(in);
        }
    }

    /**
     * Opens a file as a buffered stream; the caller closes it.
     *
     * @throws UnreadableProofException when there is no such file
     */
    public static InputStream open(Path file) throws IOException, UnreadableProofException {
        if (!Files.isRegularFile(file)) {
            throw new UnreadableProofException(Files.exists(file) ? "not a file" : "no such file");
        }
        return new BufferedInputStream(Files.newInputStream(file));
    }

    /**
     * Reads a stream to its end, once. After an error the rest is read as well and its checksum tested, to tell a
     * damaged file from a proof that does not hold.
     *
     * @param in a buffered stream
     * @throws UnreadableProofException when the file is not a proof file, of another version, or damaged
     * @throws RejectedProofException when it has illegal moves
     * @throws IOException when the stream cannot be read
     */
    public static ProofFile read(InputStream in) throws IOException, UnreadableProofException, RejectedProofException {
        ProofLines lines = new ProofLines(in);
        checkVersion(lines);
        try {
            ProofFile proof = readContents(lines);
            checkEnd(lines);
            return proof;
        } catch (UnreadableProofException | RejectedProofException e) {
            if (!lines.areBroken()) {
                checkEnd(lines);
            }
            throw e;
        }
    }

    /** Reads on to the line that ends the file, unless it was the last one read, and checks it. */
    private static void checkEnd(ProofLines lines) throws IOException, UnreadableProofException {
        String line = lines.last();
        while (!line.startsWith("end")) {
            line = lines.next();
        }
        if (!line.matches("end [0-9a-f]{8}")) {
            throw lines.unreadable("the end has no checksum");
        }
        if (!line.endsWith(lines.checksumBefore())) {
            throw lines.unreadable("the checksum is wrong: the file is damaged or was changed");
        }
        if (!lines.isAtEnd()) {
            throw lines.unreadable("text follows the end");
        }
    }

    private static void checkVersion(ProofLines lines) throws IOException, UnreadableProofException {
        String line;
        try {
            line = lines.next();
        } catch (UnreadableProofException e) {
            line = "";
        }
        if (!line.startsWith(ProofFile.FORMAT + " ")) {
            throw new UnreadableProofException("not a proof file: it does not begin with " + ProofFile.FORMAT);
        }
        String version = line.substring(ProofFile.FORMAT.length() + 1);
        if (!version.equals(Integer.toString(ProofFile.VERSION))) {
            throw new UnreadableProofException("version " + ProofLines.shown(version)
                    + " of the format is not supported, only " + ProofFile.VERSION + " is");
        }
    }

    private static ProofFile readContents(ProofLines lines)
            throws IOException, UnreadableProofException, RejectedProofException {
        String fen = after("fen ", lines);
        Position root = position(fen, lines);
        String claim = after("claim ", lines);
        if (claim.startsWith("gain ")) {
            return gain(fen, claim, lines, root);
        }
        if (claim.startsWith(NO_MATE)) {
            return noMate(fen, claim, lines, root);
        }
        if (claim.equals(DefenceFile.NO_MATE) || claim.equals(DefenceFile.NEVER_MATED)) {
            boolean attackerMoves = claim.equals(DefenceFile.NO_MATE);
            return defence(fen, attackerMoves ? root.sideToMove() : root.sideToMove() ^ 1, lines);
        }
        int moves = claim(claim, lines);
        String heading = lines.next();
        if (heading.startsWith(LEMMAS)) {
            return lemmas(fen, moves, heading.substring(LEMMAS.length()), lines, root);
        }
        int nodes = nodes(after("proof ", heading, lines), lines);
        AnswerTreeReader.Result proof = AnswerTreeReader.read(lines, root, nodes);
        String line = lines.next();
        Optional<MateRefutation> refutation = Optional.empty();
        if (line.startsWith("refutation ")) {
            refutation = Optional.of(refutation(line, lines, root).refutation());
            line = lines.next();
        }
        if (!line.startsWith("end ")) {
            throw lines.unreadable("neither a refutation nor the end: " + ProofLines.shown(line));
        }
        return new MateProofFile(fen, moves, new MateProof(proof.tree()), nodes, proof.moves(), refutation);
    }

    private static LemmaProofFile lemmas(String fen, int moves, String number, ProofLines lines, Position root)
            throws IOException, UnreadableProofException {
        int count = lines.number(number, "the number of lemmas");
        if (count > LemmaProofFile.readable()) {
            throw lines.unreadable(
                    count + " lemmas do not fit into memory, which has room for " + LemmaProofFile.readable());
        }
        int attacker = moves > 0 ? root.sideToMove() : root.sideToMove() ^ 1;
        LemmaProof proof = new LemmaProof(attacker, Math.min(count, LEMMAS_AT_ONCE));
        for (int i = 0; i < count; i++) {
            LemmaText.parse(lines.next(), proof, lines);
        }
        if (!lines.next().startsWith("end ")) {
            throw lines.unreadable("more than " + count + " lemmas");
        }
        return new LemmaProofFile(fen, moves, proof);
    }

    private static GainProofFile gain(String fen, String claim, ProofLines lines, Position root)
            throws IOException, UnreadableProofException, RejectedProofException {
        String[] words = claim.split(" ", -1);
        if (words.length != 4 || !words[2].equals("patience")) {
            throw lines.unreadable("the claim is not of the form \"gain N patience K\": " + ProofLines.shown(claim));
        }
        int points = lines.number(words[1], "the gain");
        int patience = lines.number(words[3], "the patience");
        if (points < 1 || points > GainProof.MOST_POINTS || patience > GainProof.MOST_PATIENCE) {
            throw lines.unreadable("the gain is not from 1 to " + GainProof.MOST_POINTS + ", or the patience more than "
                    + GainProof.MOST_PATIENCE);
        }
        int nodes = nodes(after("proof ", lines), lines);
        AnswerTreeReader.Result proof = AnswerTreeReader.read(lines, root, nodes);
        String line = lines.next();
        if (!line.startsWith("end ")) {
            throw lines.unreadable("the end is missing: " + ProofLines.shown(line));
        }
        return new GainProofFile(fen, new GainProof(points, patience, proof.tree()), nodes, proof.moves());
    }

    private static NoMateFile noMate(String fen, String claim, ProofLines lines, Position root)
            throws IOException, UnreadableProofException, RejectedProofException {
        int moves = lines.number(claim.substring(NO_MATE.length()), "the claim");
        if (moves < 1 || moves > ProofChecker.MAX_MOVES) {
            throw lines.unreadable("the claim is not a number of moves from 1 to " + ProofChecker.MAX_MOVES);
        }
        ReadRefutation read = refutation(lines.next(), lines, root);
        String line = lines.next();
        if (!line.startsWith("end ")) {
            throw lines.unreadable("the end is missing: " + ProofLines.shown(line));
        }
        return new NoMateFile(fen, moves, read.refutation, read.nodes, read.answered);
    }

    private static DefenceFile defence(String fen, int attacker, ProofLines lines)
            throws IOException, UnreadableProofException, RejectedProofException {
        int count = lines.number(after("defence ", lines), "the number of positions");
        if (count > DefenceFile.readable()) {
            throw lines.unreadable(
                    count + " positions do not fit into memory, which has room for " + DefenceFile.readable());
        }
        List<StoredPosition> positions = new ArrayList<>();
        while (positions.size() < count) {
            positions.add(DefenceText.parse(lines.next(), attacker, lines));
        }
        String line = lines.next();
        if (!line.startsWith("end ")) {
            throw lines.unreadable("more than " + count + " positions");
        }
        return new DefenceFile(fen, new DefenceProof(attacker, positions));
    }

    /** A refutation, the number of its nodes, and the number of the attacker's moves that they answer. */
    private record ReadRefutation(MateRefutation refutation, int nodes, int answered) {}

    private static ReadRefutation refutation(String line, ProofLines lines, Position root)
            throws IOException, UnreadableProofException, RejectedProofException {
        String[] words = line.split(" ", -1);
        if (words.length != 3 || !words[0].equals("refutation")) {
            throw lines.unreadable("not the first line of a refutation: " + ProofLines.shown(line));
        }
        int moves = lines.number(words[1], "the number of moves");
        int nodes = nodes(words[2], lines);
        AnswerTreeReader.Result read = AnswerTreeReader.read(lines, root, nodes);
        return new ReadRefutation(new MateRefutation(moves, read.tree()), nodes, read.moves());
    }

    private static String after(String keyword, ProofLines lines) throws IOException, UnreadableProofException {
        return after(keyword, lines.next(), lines);
    }

    private static String after(String keyword, String line, ProofLines lines) throws UnreadableProofException {
        if (!line.startsWith(keyword)) {
            throw lines.unreadable("\"" + keyword + "...\" is missing");
        }
        return line.substring(keyword.length());
    }

    private static Position position(String fen, ProofLines lines) throws UnreadableProofException {
        // Fields are separated by one space, and counters are numbers: the file is stricter than other FENs.
        if (!fen.matches("\\S+( \\S+){3}( [0-9]{1,8}){0,2}")) {
            throw lines.unreadable("a FEN must have four to six fields: " + ProofLines.shown(fen));
        }
        try {
            return Fen.parse(fen);
        } catch (NotationException e) {
            throw lines.unreadable(String.valueOf(e.getMessage()));
        }
    }

    private static int claim(String text, ProofLines lines) throws UnreadableProofException {
        boolean mate = text.startsWith("mate ");
        if (!mate && !text.startsWith("mated ")) {
            throw lines.unreadable(
                    "the claim is not mate, mated, gain, no mate or never mated: " + ProofLines.shown(text));
        }
        int moves = lines.number(text.substring(text.indexOf(' ') + 1), "the claim");
        if (moves > ProofChecker.MAX_MOVES || mate && moves == 0) {
            throw lines.unreadable(
                    "the claim is not a number of moves from " + (mate ? 1 : 0) + " to " + ProofChecker.MAX_MOVES);
        }
        return mate ? moves : -moves;
    }

    private static int nodes(String text, ProofLines lines) throws UnreadableProofException {
        int nodes = lines.number(text, "the number of nodes");
        if (nodes < 1 || nodes > ProofFile.MAX_NODES) {
            throw lines.unreadable("the number of nodes is not from 1 to " + ProofFile.MAX_NODES);
        }
        return nodes;
    }
}
