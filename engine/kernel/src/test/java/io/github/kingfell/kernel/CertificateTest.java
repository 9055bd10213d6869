package io.github.kingfell.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Verdict.Kind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests each condition of {@code docs/certificate-format.md}, satisfied and violated. */
class CertificateTest {
    private static final Ending KQK = Ending.named("KQK");
    private static final Ending KQKR = Ending.named("KQKR");

    /** Kb6, Qh7 against Ka8: 1. Qh8 mates, and 1. Qa7 and 1. Qb7 as well. */
    private static final int ONE = number("k7/7Q/1K6/8/8/8/8/8 w - - 0 1");

    /** Kb6, Qg7 against Kb8: 1. Qf7 Ka8, and the position is one like {@link #ONE}. */
    private static final int TWO = number("1k6/6Q1/1K6/8/8/8/8/8 w - - 0 1");

    /** A certificate under construction. */
    private static final class Contents {
        private String name = "KQK";
        private int version = 1;
        private int complete;
        private int[] positions = {ONE};
        private int[] further = {};
        private int[] moves = {mating(ONE)};
        private int[] lengths = {1};
        private int[] links = {};
        private int[] variants = {};
        private String rubbish = "";

        private byte[] bytes() {
            try {
                ByteArrayOutputStream plain = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(plain);
                out.writeByte(complete);
                out.writeInt(positions.length);
                out.writeInt(further.length);
                out.writeInt(links.length);
                steps(positions, out);
                steps(further, out);
                bytes(moves, out);
                bytes(lengths, out);
                steps(links, out);
                for (int variant : variants) {
                    varint(variant, out);
                }
                out.writeBytes(rubbish);
                ByteArrayOutputStream file = new ByteArrayOutputStream();
                DataOutputStream head = new DataOutputStream(file);
                head.write(new byte[] {
                    (byte) 0x8B, 'K', 'F', 'C', 'R', 'T', '\r', '\n', 0, (byte) version, (byte) name.length()
                });
                head.writeBytes(name);
                MessageDigest digest = MessageDigest.getInstance("SHA-256");
                digest.update(name.getBytes(StandardCharsets.US_ASCII));
                head.write(digest.digest(plain.toByteArray()));
                try (DeflaterOutputStream deflater = new DeflaterOutputStream(file)) {
                    deflater.write(plain.toByteArray());
                }
                return file.toByteArray();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }

        private static void steps(int[] values, DataOutputStream out) throws IOException {
            int before = 0;
            for (int value : values) {
                varint(value - before, out);
                before = value;
            }
        }

        private static void bytes(int[] values, DataOutputStream out) throws IOException {
            for (int value : values) {
                out.writeByte(value);
            }
        }

        private static void varint(int value, DataOutputStream out) throws IOException {
            for (int rest = value; ; rest >>>= 7) {
                out.writeByte(rest < 128 && rest >= 0 ? rest : rest & 127 | 128);
                if (rest < 128 && rest >= 0) {
                    return;
                }
            }
        }

        private Verdict check() {
            return CertificateTest.check(bytes());
        }
    }

    private static Verdict check(byte[] bytes) {
        try {
            return Kernel.checkCertificate(new ByteArrayInputStream(bytes), Long.MAX_VALUE);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static int number(String fen) {
        return number(KQK, fen);
    }

    private static int number(Ending ending, String fen) {
        return ending.number(Fen.read(fen).position());
    }

    private static int mating(int number) {
        return mating(KQK, number);
    }

    private static int mating(Ending ending, int number) {
        Position position = ending.position(number);
        List<Move> moves = Ending.ordered(position);
        for (int i = 0; i < moves.size(); i++) {
            Position after = position.play(moves.get(i));
            if (after.inCheck() && after.legalMoves().isEmpty()) {
                return i;
            }
        }
        throw new AssertionError();
    }

    /** The index of a move that leaves one reply, to a position of the number given. */
    private static int forcing(int number, int next) {
        Position position = KQK.position(number);
        List<Move> moves = Ending.ordered(position);
        for (int i = 0; i < moves.size(); i++) {
            Position after = position.play(moves.get(i));
            List<Move> replies = after.legalMoves();
            if (replies.size() == 1 && KQK.number(after.play(replies.get(0))) == next) {
                return i;
            }
        }
        throw new AssertionError();
    }

    /** Mate in two: a move, one reply, and the position after it, which mates. */
    private static Contents two() {
        Position position = KQK.position(TWO);
        for (Move move : Ending.ordered(position)) {
            Position after = position.play(move);
            List<Move> replies = after.legalMoves();
            if (replies.size() == 1 && !after.isCapture(replies.get(0))) {
                int next = KQK.number(after.play(replies.get(0)));
                try {
                    mating(next);
                } catch (AssertionError e) {
                    continue;
                }
                Contents contents = new Contents();
                boolean first = TWO < next;
                contents.positions = first ? new int[] {TWO, next} : new int[] {next, TWO};
                contents.moves = first
                        ? new int[] {forcing(TWO, next), mating(next)}
                        : new int[] {mating(next), forcing(TWO, next)};
                contents.lengths = first ? new int[] {2, 1} : new int[] {1, 2};
                return contents;
            }
        }
        throw new AssertionError();
    }

    /** In the fast lane the tests of {@code certificate check} do the same. */
    @Tag("slow")
    @Test
    void theShippedCertificateOfKqkHolds() throws IOException {
        Path file = Path.of(System.getProperty("kingfell.root"))
                .resolve("book-endgames/src/main/resources/io/github/kingfell/book/KQK.kfcert");
        try (InputStream in = Files.newInputStream(file)) {
            assertThat(Kernel.checkCertificate(in, Long.MAX_VALUE))
                    .isEqualTo(new Verdict(Kind.HOLDS, "20756 states mate, and no other position is won"));
        }
        try (InputStream in = Files.newInputStream(file)) {
            assertThat(Kernel.checkCertificate(in, 1000).kind()).isEqualTo(Kind.UNFINISHED);
        }
    }

    @Test
    void statesThatMate() {
        assertThat(new Contents().check()).isEqualTo(new Verdict(Kind.HOLDS, "1 states mate"));
        assertThat(two().check()).isEqualTo(new Verdict(Kind.HOLDS, "2 states mate"));
        Contents met = new Contents();
        met.moves = new int[] {255};
        met.lengths = new int[] {0};
        assertThat(met.check().kind()).isEqualTo(Kind.HOLDS);
        met.lengths = new int[] {1};
        assertThat(met.check()).isEqualTo(new Verdict(Kind.REJECTED, "state 0 has no move"));
        met.lengths = new int[] {0};
        met.complete = 1;
        assertThat(met.check()).isEqualTo(new Verdict(Kind.REJECTED, "state 0 has no move"));
    }

    @Test
    void statesThatDoNot() {
        Contents contents = new Contents();
        contents.lengths = new int[] {2};
        assertRejected(contents, "state 0 does not mate in the stated number of moves");
        contents.lengths = new int[] {1};
        contents.moves = new int[] {0};
        assertRejected(contents, "state 0 does not mate in the stated number of moves");
        contents.lengths = new int[] {5};
        assertRejected(contents, "state 0 leads to a state that is missing");
        contents.moves = new int[] {200};
        assertRejected(contents, "state 0 has a move that is not legal");
        Contents missing = new Contents();
        missing.complete = 1;
        assertThat(missing.check().text()).contains("is missing, but Black cannot escape from it");
        Contents two = two();
        int longer = two.lengths[0] == 2 ? 0 : 1;
        two.lengths[1 - longer] = 2;
        assertThat(two.check().kind()).isEqualTo(Kind.REJECTED);
        two.lengths[1 - longer] = 1;
        two.lengths[longer] = 1;
        assertThat(two.check().text()).isEqualTo("state " + longer + " does not mate in the stated number of moves");
    }

    /**
     * Black to move, and nothing or one way to mate in the certificate: he escapes by stalemate, to a position that is
     * not there, or by a capture that leaves nothing that could mate. He does not by a capture that leaves a rook.
     */
    @ParameterizedTest
    @CsvSource({
        "KQK, k7/1Q6/1K6/8/8/8/8/8 b - - 0 1, false",
        "KQK, k7/2Q5/1K6/8/8/8/8/8 b - - 0 1, true",
        "KQK, 8/8/8/3k4/8/8/8/KQ6 b - - 0 1, true",
        "KRBK, 8/8/8/5B2/8/8/1R6/k6K b - - 0 1, true",
        "KRNK, 8/8/8/8/8/2N5/1R6/k6K b - - 0 1, true",
        "KRRK, 7K/8/8/8/8/8/1R6/k6R b - - 0 1, false",
        "KRK, 8/8/8/8/8/8/1R6/k3K3 b - - 0 1, true",
    })
    void howBlackEscapes(String name, String fen, boolean escapes) throws IOException {
        Contents nothing = new Contents();
        nothing.name = name;
        nothing.positions = new int[0];
        nothing.moves = new int[0];
        nothing.lengths = new int[0];
        assertThat(escapes(nothing, Fen.read(fen).position())).isEqualTo(escapes);
    }

    /** The one reply leads to a position that is there, or is not. */
    @Test
    void blackDoesNotEscapeToWhatIsThere() throws IOException {
        Contents two = two();
        Position start = KQK.position(TWO);
        int index = two.moves[two.positions[0] == TWO ? 0 : 1];
        Position after = start.play(Ending.ordered(start).get(index));
        assertThat(escapes(two, after)).isFalse();
        Contents one = new Contents();
        one.positions = new int[] {TWO};
        assertThat(escapes(one, after)).isTrue();
    }

    private static boolean escapes(Contents contents, Position position) throws IOException {
        Certificate certificate = Certificate.read(new ByteArrayInputStream(contents.bytes()));
        return new CertificateCheck(certificate, certificate.ending).escapes(position);
    }

    /** A state that comes no nearer, a move one beyond the legal ones, and a check that looks at one state too many. */
    @Test
    void limitsOfAState() throws IOException {
        Contents two = two();
        two.lengths = new int[] {2, 2};
        assertRejected(
                two,
                "state 0 "
                        + (two.positions[0] == TWO
                                ? "does not come nearer to mate"
                                : "does not mate in the stated " + "number of moves"));
        Contents contents = new Contents();
        contents.moves = new int[] {Ending.ordered(KQK.position(ONE)).size()};
        assertRejected(contents, "state 0 has a move that is not legal");
        byte[] one = new Contents().bytes();
        assertThat(Kernel.checkCertificate(new ByteArrayInputStream(one), 1).kind())
                .isEqualTo(Kind.HOLDS);
        assertThat(Kernel.checkCertificate(new ByteArrayInputStream(one), 0).kind())
                .isEqualTo(Kind.UNFINISHED);
    }

    /** A further variant of the position after the reply, and a link that leads to it. */
    @Test
    void variants() {
        Contents two = two();
        int longer = two.lengths[0] == 2 ? 0 : 1;
        two.further = new int[] {1 - longer};
        two.moves = new int[] {two.moves[0], two.moves[1], two.moves[1 - longer]};
        two.lengths = new int[] {two.lengths[0], two.lengths[1], 1};
        two.links = new int[] {8 * longer};
        two.variants = new int[] {1};
        assertThat(two.check().kind()).isEqualTo(Kind.HOLDS);
        int mate = two.moves[2];
        two.moves[2] = 255;
        two.lengths[2] = 0;
        assertRejected(two, "state 2 has a move that is not legal");
        two.moves[2] = mate;
        two.lengths[2] = 1;
        two.variants = new int[] {2};
        assertRejected(two, "state " + longer + " leads to a state that is missing");
        two.variants = new int[] {1};
        two.further = new int[] {longer};
        two.moves[2] = two.moves[longer];
        two.lengths[2] = 2;
        assertRejected(two, "state " + longer + " leads to a state that is missing");
    }

    /** Kb6, Qh7 against Ka8 and a rook: 1. Qh8 is no mate, because the rook comes between; 1. Qa7 is. */
    private static Contents defended() {
        Contents contents = new Contents();
        contents.name = "KQKR";
        contents.version = 2;
        contents.positions = new int[] {number(KQKR, "k7/7Q/1K6/8/8/8/8/3r4 w - - 0 1")};
        contents.moves = new int[] {mating(KQKR, contents.positions[0])};
        return contents;
    }

    @Test
    void aDefenderWithAPiece() {
        assertThat(defended().check()).isEqualTo(new Verdict(Kind.HOLDS, "1 states mate"));
        Contents contents = defended();
        contents.version = 1;
        assertUnreadable(contents, "another version of the format");
        contents = new Contents();
        contents.version = 2;
        assertUnreadable(contents, "another version of the format");
        contents = defended();
        contents.further = new int[] {0};
        contents.moves = new int[] {contents.moves[0], contents.moves[0]};
        contents.lengths = new int[] {1, 1};
        assertUnreadable(contents, "a list is not in order");
        contents = defended();
        contents.links = new int[] {0};
        contents.variants = new int[] {0};
        assertUnreadable(contents, "a list is not in order");
        contents = defended();
        contents.lengths = new int[] {2};
        assertRejected(contents, "state 0 does not mate in the stated number of moves");
    }

    /** Each move of White in a position: of the legal ones only those that mate hold. */
    @Test
    void movesAgainstAPiece() {
        Contents contents = defended();
        List<Move> moves = Ending.ordered(KQKR.position(contents.positions[0]));
        int holding = 0;
        for (int move = 0; move <= moves.size(); move++) {
            contents.moves = new int[] {move};
            Verdict verdict = contents.check();
            boolean mates = move < moves.size()
                    && KQKR.position(contents.positions[0])
                            .play(moves.get(move))
                            .legalMoves()
                            .isEmpty();
            assertThat(verdict.kind()).isEqualTo(mates ? Kind.HOLDS : Kind.REJECTED);
            holding += mates ? 1 : 0;
        }
        assertThat(holding).isPositive();
    }

    /** A captured piece has the square of its king; two pieces on one square are no position otherwise. */
    @Test
    void numbersAgainstAPiece() {
        Contents contents = defended();
        Position gone = Fen.read("8/8/8/8/8/3k4/1Q6/K7 w - - 0 1").position();
        assertThat(KQKR.position(KQKR.number(gone))).isEqualTo(gone);
        assertThat(KQKR.position((9 << 6 | 19) << 6 | 19)).isEqualTo(gone);
        for (int number : new int[] {(9 << 6 | 9) << 6 | 20, (20 << 6 | 9) << 6 | 20, 9 << 6 | 20, 9 << 12 | 20}) {
            contents.positions = new int[] {number};
            assertRejected(contents, "position " + number + " is not legal or not canonical");
        }
    }

    /** Black escapes when he leaves White a bare king, reaches what is missing, or is stalemated. */
    @Test
    void blackEscapesWithAPiece() throws IOException {
        Contents contents = defended();
        assertThat(escapes(contents, "k7/1Q6/8/8/8/8/7r/K7 b - - 0 1")).isTrue();
        assertThat(escapes(contents, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).isTrue();
        assertThat(escapes(contents, "k7/Q7/1K6/8/8/8/8/3r4 b - - 0 1")).isFalse();
        // Two replies: the king leaves the check, or the rook comes between.
        String check = "k7/8/1K6/8/4Q3/8/8/3r4 b - - 0 1";
        int king = number(KQKR, "1k6/8/1K6/8/4Q3/8/8/3r4 w - - 0 1");
        int rook = number(KQKR, "k7/8/1K6/3r4/4Q3/8/8/8 w - - 0 1");
        contents.positions = new int[] {Math.min(king, rook), Math.max(king, rook)};
        contents.moves = new int[] {0, 0};
        contents.lengths = new int[] {1, 1};
        assertThat(escapes(contents, check)).isFalse();
        contents.moves = new int[] {0};
        contents.lengths = new int[] {1};
        for (int one : new int[] {king, rook}) {
            contents.positions = new int[] {one};
            assertThat(escapes(contents, check)).isTrue();
        }
    }

    private static boolean escapes(Contents contents, String fen) throws IOException {
        return escapes(contents, Fen.read(fen).position());
    }

    @Test
    void positionsAreCanonicalAndLegal() {
        Contents contents = new Contents();
        for (int number : new int[] {0, 63, ONE + 1, number("k7/7Q/1K6/8/8/8/8/8 w - - 0 1") ^ 0b111_111}) {
            contents.positions = new int[] {number};
            if (!KQK.isCanonical(number)) {
                assertRejected(contents, "position " + number + " is not legal or not canonical");
            }
        }
        // The white king is in the highest bits: Ka1, Qb1, kc1 is 0, 1, 2.
        assertThat(KQK.position(0 << 12 | 1 << 6 | 2).board()).startsWith("KQk.");
        assertThat(Ending.named("KPK").position(1 << 18 | 0 << 12 | 1 << 6 | 18).board())
                .startsWith("KQ");
        assertThat(Ending.named("KPK").position(2 << 18 | 0 << 12 | 1 << 6 | 18).board())
                .startsWith("KR");
        // A single bishop stands on a dark square in the canonical image; a1 is dark.
        int number = Ending.named("KBNK")
                .number(Fen.read("8/8/8/8/8/k7/8/1BNK4 w - - 0 1").position());
        String board = Ending.named("KBNK").position(number).board();
        assertThat((board.indexOf('B') % 8 + board.indexOf('B') / 8) % 2).isZero();
    }

    /** Kings, knights, bishops, rooks, queens, pawns, then by squares, then queen, rook, bishop, knight. */
    @Test
    void movesInOrder() {
        assertThat(Ending.ordered(Fen.read("8/P7/8/8/8/8/6k1/R1N1K3 w - - 0 1").position()).stream()
                        .map(Move::toString))
                .startsWith("e1d1", "e1d2", "e1e2", "c1a2", "c1e2", "c1b3", "c1d3", "a1b1", "a1a2")
                .endsWith("a7a8q", "a7a8r", "a7a8b", "a7a8n");
    }

    @ParameterizedTest
    @CsvSource({
        "KPK,HOLDS",
        "KQRK,HOLDS",
        "KQRBNK,UNREADABLE",
        "KPPK,UNREADABLE",
        "KK,UNREADABLE",
        "KQKR,HOLDS",
        "KRKN,HOLDS",
        "KBKN,UNREADABLE",
        "KQKP,UNREADABLE",
        "KQRKR,UNREADABLE"
    })
    void endings(String name, Kind kind) {
        Contents contents = new Contents();
        contents.name = name;
        contents.version = name.matches("K.K.") ? 2 : 1;
        contents.positions = new int[] {};
        contents.moves = new int[] {};
        contents.lengths = new int[] {};
        assertThat(contents.check().kind()).isEqualTo(kind);
    }

    @Test
    void whatIsNoCertificateIsUnreadable() {
        byte[] good = new Contents().bytes();
        for (int i = 0; i < good.length; i++) {
            byte[] changed = good.clone();
            changed[i] ^= 64;
            assertThat(check(changed).kind()).as("byte %s", i).isEqualTo(Kind.UNREADABLE);
            assertThat(check(java.util.Arrays.copyOf(good, i)).kind())
                    .as("%s bytes", i)
                    .isEqualTo(Kind.UNREADABLE);
        }
        Contents contents = new Contents();
        contents.rubbish = "x";
        assertUnreadable(contents, "the contents do not have the stated length");
        contents = new Contents();
        contents.lengths = new int[] {};
        assertUnreadable(contents, "the contents do not have the stated length");
        contents = new Contents();
        contents.positions = new int[] {KQK.numbers()};
        assertUnreadable(contents, "a list is not in order");
        contents = two();
        contents.positions = new int[] {ONE, ONE};
        assertUnreadable(contents, "a list is not in order");
        contents = new Contents();
        contents.further = new int[] {1};
        assertUnreadable(contents, "a list is not in order");
        contents = two();
        contents.variants = new int[] {1 << 15};
        contents.links = new int[] {0};
        assertUnreadable(contents, "a number is too large");
        contents = new Contents();
        contents.links = new int[] {8};
        contents.variants = new int[] {0};
        assertUnreadable(contents, "a list is not in order");
        contents = new Contents();
        contents.links = new int[1000];
        contents.variants = new int[0];
        contents.positions = new int[] {-1};
        assertThat(contents.check().kind()).isEqualTo(Kind.UNREADABLE);
    }

    /** Steps that wrap around come back to numbers in range. */
    @Test
    void numbersThatWrapAreUnreadable() {
        int[] wrapping = {1, Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 2};
        Contents contents = new Contents();
        contents.positions = wrapping;
        assertUnreadable(contents, "a list is not in order");
        contents = new Contents();
        contents.further = new int[] {0, Integer.MAX_VALUE, Integer.MIN_VALUE, 0};
        assertUnreadable(contents, "a list is not in order");
        contents = new Contents();
        contents.links = wrapping;
        contents.variants = new int[wrapping.length];
        assertUnreadable(contents, "a list is not in order");
    }

    private static void assertRejected(Contents contents, String reason) {
        assertThat(contents.check()).isEqualTo(new Verdict(Kind.REJECTED, reason));
    }

    private static void assertUnreadable(Contents contents, String reason) {
        assertThat(contents.check()).isEqualTo(new Verdict(Kind.UNREADABLE, reason));
    }
}
